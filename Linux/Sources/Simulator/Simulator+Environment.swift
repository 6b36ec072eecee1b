import UIKit

extension Simulator {
    /// The person's settings. A change reaches every view and controller before this returns.
    public var environment: Environment {
        get { settings }
        set {
            let runtime = runtime
            settings = newValue
            runtime.environment = newValue.values(for: phone)
            turn()
        }
    }

    /// Light or dark.
    public var appearance: UIUserInterfaceStyle {
        get { environment.appearance }
        set { environment.appearance = newValue }
    }

    /// The reading direction of the person's language.
    public var direction: UITraitEnvironmentLayoutDirection {
        get { environment.direction }
        set { environment.direction = newValue }
    }

    /// How large text should be.
    public var textSize: UIContentSizeCategory {
        get { environment.textSize }
        set { environment.textSize = newValue }
    }

    /// Whether colours should differ more.
    public var contrast: UIAccessibilityContrast {
        get { environment.contrast }
        set { environment.contrast = newValue }
    }

    /// Whether large movements should be avoided.
    public var reduceMotion: Bool {
        get { environment.reduceMotion }
        set { environment.reduceMotion = newValue }
    }

    /// Turns the device. Controllers hear of it and may animate along, so ``settle(limit:)`` belongs behind it.
    public func rotate(to orientation: Phone.Orientation) {
        use(phone.rotated(to: orientation))
    }

    /// Gives the window another size, as a split view does.
    public func resize(to size: CGSize) {
        use(phone.resized(to: size))
    }

    /// Puts the app on another device.
    func use(_ phone: Phone) {
        let runtime = runtime
        self.phone = phone
        // Visible windows follow the screen by themselves.
        if window.isHidden { window.frame = CGRect(origin: .zero, size: phone.size) }
        runtime.device = phone.device
        turn()
    }

    /// Changes what the hardware takes from the screen.
    public func setSafeArea(_ insets: UIEdgeInsets) {
        var phone = phone
        phone.safeArea = insets
        use(phone)
    }
}
