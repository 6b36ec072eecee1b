extension RowTraits {
    /// The actions of the row, or that of deleting it.
    @MainActor
    var swipeConfiguration: UISwipeActionsConfiguration? {
        let own = swipeActions?() ?? []
        let actions =
            own.isEmpty
            ? delete.map {
                [SwipeAction(title: "Delete", image: nil, role: .destructive, tint: nil, perform: $0)]
            } ?? [] : own
        guard !actions.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                let style: UIContextualAction.Style = action.role == .destructive ? .destructive : .normal
                let shown = UIContextualAction(style: style, title: action.title) { _, _, done in
                    action.perform()
                    done(true)
                }
                shown.image = action.image
                if let tint = action.tint { shown.backgroundColor = tint }
                return shown
            })
        configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
        return configuration
    }
}

/// An action that lies behind a row.
struct SwipeAction {
    let title: String?
    let image: UIImage?
    let role: ButtonRole?
    let tint: UIColor?
    let perform: () -> Void
}
