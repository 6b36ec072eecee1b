/// A way to act on a view, which is added to the view and works there.
@MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// The interaction is about to come to a view, or with nil to leave the one it has.
    func willMove(to view: UIView?)
    /// The interaction has come to a view, or left the one it had.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions of the view, in the order in which they were added.
    public var interactions: [any UIInteraction] {
        get { storedInteractions }
        set {
            for old in storedInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, taking it from the view that had it.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard storedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
