/// Something that has traits: a screen, a window, a view, a controller.
@MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }

    /// Tells that traits changed; iOS 17 prefers `registerForTraitChanges(_:handler:)`.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges(_:handler:)` returns and `unregisterForTraitChanges(_:)` takes.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that can be asked to report changes of single traits.
@MainActor
public protocol UITraitChangeObservable {}

/// What views and controllers implement to be observable; the public methods come from here.
@MainActor
protocol TraitObserving: UITraitEnvironment, UITraitChangeObservable {
    var traitObservers: TraitObservers { get set }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Calls the handler after one of the traits changed, with the previous traits.
    ///
    /// The receiver isn't kept alive by this, and it passes itself to the handler, which so needn't capture it.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitObservers.Registration(traits: traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        (self as? any TraitObserving)?.traitObservers.add(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserving)?.traitObservers.remove(registration)
    }
}
