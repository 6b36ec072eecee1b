/// The registrations for trait changes that one view or controller keeps.
@MainActor
struct TraitObservers {
    final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (UITraitCollection) -> Void

        init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
        }
    }

    private var registrations: [Registration] = []

    mutating func add(_ registration: Registration) {
        registrations.append(registration)
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers of the traits that differ, in the order of registration.
    func report(from previous: UITraitCollection, to new: UITraitCollection) {
        for registration in registrations where new.differs(from: previous, in: registration.traits) {
            registration.handler(previous)
        }
    }
}
