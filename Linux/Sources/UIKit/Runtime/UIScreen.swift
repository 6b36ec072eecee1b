/// The phone's display.
@MainActor
public final class UIScreen: NSObject {
    public static var main: UIScreen { Runtime.current.screen }

    var device: Device

    init(device: Device) {
        self.device = device
    }

    /// The screen in points, as the phone is held.
    public var bounds: CGRect { device.bounds }

    /// Pixels in a point.
    public var scale: CGFloat { device.scale }

    /// The screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale)
    }

    public var nativeScale: CGFloat { device.scale }

    public var maximumFramesPerSecond: Int { 60 }
}

extension UIScreen: UITraitEnvironment {
    public var traitCollection: UITraitCollection { Runtime.current.traits }

    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
