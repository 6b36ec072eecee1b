/// The hardware that a runtime stands for.
package struct Device: Hashable, Sendable {
    /// The screen's size in points, as the phone is held.
    package var size: CGSize
    /// Pixels in a point.
    package var scale: CGFloat
    /// What the hardware takes at the edges: the cutout and the home indicator.
    package var safeArea: UIEdgeInsets
    /// True if the glass has square corners, as on devices with a home button.
    package var cornerless: Bool

    package init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, cornerless: Bool = false) {
        self.size = size
        self.scale = scale
        self.safeArea = safeArea
        self.cornerless = cornerless
    }

    /// Points, scale and insets of an iPhone 16 held upright.
    package static let iPhone16 = Device(
        size: CGSize(width: 393, height: 852), scale: 3,
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
}

extension Device {
    var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The device with values that a screen can have.
    var sanitized: Device {
        var device = self
        let sizeIsValid = size.isFinite && size.width >= 0 && size.height >= 0
        assert(sizeIsValid && scale.isFinite && scale > 0, "a device needs a finite size and a scale above 0: \(self)")
        if !sizeIsValid { device.size = .zero }
        if !(scale.isFinite && scale > 0) { device.scale = 1 }
        return device
    }
}
