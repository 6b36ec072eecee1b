import UIKit

extension Phone {
    /// What the runtime needs to know of the device.
    var device: Device {
        Device(size: size, scale: scale, safeArea: safeArea, cornerless: cornerRadius == 0)
    }
}

extension Simulator.Environment {
    /// The settings in the runtime's own form.
    func values(for phone: Phone) -> UIKit.Environment {
        UIKit.Environment(
            style: appearance, direction: direction, textSize: textSize, contrast: contrast,
            reduceMotion: reduceMotion, idiom: phone.idiom)
    }
}
