import Foundation
import Gallery
import Simulator
import UIKit

/// The pictures of the gallery.
@MainActor enum Tour {
    static let shots: [Shot] = [
        Shot(name: "home"),
        Shot(name: "fixed", screen: .media),
        swipe(on: .media),
        Shot(name: "films", screen: .media, prepare: tap("Movies")),
        Shot(name: "scrollable", screen: .news, prepare: tap("Climate", scrollingBy: 1)),
        Shot(name: "long-titles", screen: .longTitles),
        Shot(name: "long-titles-fixed", screen: .longTitles, prepare: tap("Fixed")),
        Shot(name: "automatic", screen: .automatic),
        Shot(name: "dark", environment: .init(appearance: .dark), screen: .news),
        Shot(name: "dark-screen", screen: .dark, prepare: tap("Books")),
        Shot(name: "right-to-left", screen: .rightToLeft),
        Shot(name: "mirrored", environment: .init(direction: .rightToLeft), screen: .media),
        Shot(name: "large-text", environment: .init(textSize: .accessibilityLarge), screen: .media),
        Shot(name: "landscape", orientation: .landscapeRight, screen: .media, prepare: tap("Movies")),
        Shot(name: "reader", phone: .iPhone13Mini, screen: .reader),
        Shot(name: "navigation-bar", screen: .navigationBar),
        Shot(name: "segmented-control", screen: .event, prepare: tap("Info")),
        Shot(name: "segmented-control-dark", environment: .init(appearance: .dark), screen: .event),
        Shot(name: "segments", screen: .segments),
        Shot(name: "segments-dark", environment: .init(appearance: .dark), screen: .segments),
        Shot(name: "segments-mirrored", environment: .init(direction: .rightToLeft), screen: .segments),
        Shot(name: "segments-large-text", environment: .init(textSize: .accessibilityLarge), screen: .segments),
        Shot(name: "segments-landscape", orientation: .landscapeRight, screen: .segments),
        slide,
        Shot(name: "badges", screen: .rules),
        Shot(name: "bar", screen: .clinic, prepare: tap("Book a visit", then: "Doctors")),
        slide(on: .clinic, to: "Visits", name: "bar-slide"),
        Shot(name: "bar-dark", environment: .init(appearance: .dark), screen: .clinic, prepare: tap("Visits")),
        Shot(name: "bar-mirrored", environment: .init(direction: .rightToLeft), screen: .clinic),
        Shot(name: "bar-large-text", environment: .init(textSize: .accessibilityLarge), screen: .clinic),
        Shot(name: "bar-landscape", orientation: .landscapeRight, screen: .clinic, prepare: tap("Visits")),
        Shot(name: "bar-menu", screen: .clinic, prepare: rest(onTabAt: CGPoint(x: 196, y: 775))),
        Shot(name: "bar-accessory", screen: .player),
        Shot(
            name: "bar-accessory-dark", environment: .init(appearance: .dark), screen: .player, prepare: tap("Albums")),
        Shot(name: "bar-more", screen: .player, prepare: tap("More")),
        Shot(name: "bar-tab-menu", screen: .player, prepare: rest(onTabAt: CGPoint(x: 120, y: 795))),
        Shot(
            name: "bar-large-content", environment: .init(textSize: .accessibilityLarge), screen: .player,
            prepare: { phone in
                phone.touchDown(at: CGPoint(x: 40, y: 795))
                phone.advance(1)
            }),
        Shot(name: "bar-looks", screen: .bars),
        Shot(name: "bar-looks-dark", environment: .init(appearance: .dark), screen: .bars),
        Shot(name: "live-settings", screen: .live),
        Shot(name: "swiftui-sections", screen: .sections),
        Shot(name: "swiftui-sections-twelve", screen: .sections, prepare: tap("Twelve", then: "Books")),
        Shot(name: "swiftui-sections-dark", environment: .init(appearance: .dark), screen: .sections),
        Shot(name: "swiftui-bar", screen: .bar, prepare: tap("Save something", then: "Saved")),
        Shot(name: "swiftui-bar-mirrored", environment: .init(direction: .rightToLeft), screen: .bar),
        swipe(on: .labels, name: "swiftui-labels"),
        Shot(name: "swiftui-labels-large-text", environment: .init(textSize: .accessibilityLarge), screen: .labels),
        Shot(name: "swiftui-live", screen: .liveSwiftUI),
        Shot(name: "swiftui-live-mirrored", environment: .init(direction: .rightToLeft), screen: .liveSwiftUI),
        Shot(name: "swiftui-live-landscape", orientation: .landscapeRight, screen: .liveSwiftUI),
        Shot(name: "uikit-example", screen: .uikitExample, scale: 0.75),
        Shot(name: "swiftui-example", screen: .swiftuiExample, scale: 0.75),
    ]

    /// The pictures of one screen: at rest and in the middle of a swipe.
    static func shots(of screen: GalleryScreen, on phone: Phone, in environment: Simulator.Environment) -> [Shot] {
        let name = screen.rawValue
        return [
            Shot(name: name, phone: phone, environment: environment, screen: screen),
            swipe(on: screen, name: "\(name)-swipe", phone: phone, environment: environment),
        ]
    }

    /// Takes the pictures and writes them into a folder.
    ///
    /// - Returns: The exit status.
    static func write(_ shots: [Shot], to folder: URL) throws -> Int32 {
        for shot in shots {
            guard let picture = try shot.take() else { continue }
            try picture.write(to: folder.appendingPathComponent("\(shot.name).png"))
        }
        Console.print("\(shots.count) pictures in \(folder.path)")
        return 0
    }

    // MARK: What a finger does

    /// Five moments of a swipe to the next page.
    static func swipe(
        on screen: GalleryScreen, name: String = "swipe", phone: Phone = .iPhone16,
        environment: Simulator.Environment = .init()
    ) -> Shot {
        let isMirrored = environment.direction == .rightToLeft || screen == .rightToLeft
        let (width, height) = (phone.size.width, phone.size.height)
        let point = { (part: CGFloat) in
            CGPoint(x: width * (isMirrored ? 1 - part : part), y: height * 0.6)
        }
        let frames: [Shot.Action] = [
            { $0.touchDown(at: point(0.9)) },
            { $0.touchMove(to: point(0.68), over: 0.15) },
            { $0.touchMove(to: point(0.42), over: 0.15) },
            { phone in
                phone.touchUp()
                phone.advance(0.1)
            },
            { try $0.settle() },
        ]
        return Shot(
            name: name, phone: phone, environment: environment, screen: screen, frames: frames,
            part: CGRect(x: 0, y: 0, width: width, height: height / 2), scale: 1)
    }

    /// Five moments of a finger that slides the pill of segments to the end.
    private static var slide: Shot {
        let (start, end) = (CGPoint(x: 75, y: 127), CGPoint(x: 320, y: 127))
        let frames: [Shot.Action] = [
            { $0.touchDown(at: start) },
            { $0.touchMove(to: CGPoint(x: 140, y: 127), over: 0.2) },
            { $0.touchMove(to: end, over: 0.3) },
            { phone in
                phone.touchUp()
                phone.advance(0.1)
            },
            { try $0.settle() },
        ]
        return Shot(
            name: "segments-slide", screen: .segments, frames: frames,
            part: CGRect(x: 0, y: 50, width: 393, height: 400),
            scale: 1)
    }

    /// Five moments of the way to another page of a bar.
    private static func slide(on screen: GalleryScreen, to label: String, name: String) -> Shot {
        let moments: [Shot.Action] = [{ try $0.tap(label: label) }] + (1...4).map { _ in { $0.advance(0.06) } }
        let size = Phone.iPhone16.size
        return Shot(
            name: name, screen: screen, frames: moments,
            part: CGRect(x: 0, y: size.height / 2, width: size.width, height: size.height / 2), scale: 1)
    }

    /// A finger rests on a tab until its menu is open.
    private static func rest(onTabAt point: CGPoint) -> Shot.Action {
        { phone in
            phone.longPress(point)
            try phone.settle()
        }
    }

    /// Taps two elements, one after the other.
    private static func tap(_ label: String, then next: String) -> Shot.Action {
        { phone in
            try tap(label)(phone)
            try tap(next)(phone)
        }
    }

    /// Taps an element, after the strip was flicked that many times if it is out of sight.
    private static func tap(_ label: String, scrollingBy flicks: Int = 0) -> Shot.Action {
        { phone in
            for _ in 0..<flicks {
                phone.drag(from: CGPoint(x: 330, y: 125), to: CGPoint(x: 60, y: 125), over: 0.3, hold: 0.2)
                try phone.settle()
            }
            try phone.tap(label: label)
            try phone.settle()
        }
    }
}
