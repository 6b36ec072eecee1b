import Foundation
import Gallery
import Simulator
import UIKit

/// A picture of the gallery: where, in which surroundings, and what a finger does before.
@MainActor struct Shot {
    typealias Action = (Simulator) throws -> Void

    var name: String
    var phone = Phone.iPhone16
    var environment = Simulator.Environment()
    var orientation = Phone.Orientation.portrait
    /// The screen; `nil` for the gallery's list.
    var screen: GalleryScreen?
    /// Done before the picture.
    var prepare: Action = { _ in }
    /// For a strip of pictures: done before each of them.
    var frames: [Action] = []
    /// The part of the screen to show; `nil` for the whole phone.
    var part: CGRect?
    var scale: CGFloat = 1.5

    /// Takes the picture.
    func take() throws -> Screenshot? {
        let phone = Simulator(phone, environment: environment)
        phone.show(GalleryController(opening: screen))
        if orientation != .portrait { phone.rotate(to: orientation) }
        try phone.settle()
        try prepare(phone)
        guard !frames.isEmpty else { return picture(of: phone) }
        let pictures = try frames.compactMap { frame in
            try frame(phone)
            return picture(of: phone)
        }
        return .filmstrip(pictures, background: UIColor(white: 0.85, alpha: 1))
    }

    private func picture(of phone: Simulator) -> Screenshot? {
        guard let part else { return phone.screenshot(.device, scale: scale) }
        return phone.screenshot(.system, scale: scale)?.cropped(to: part)
    }
}
