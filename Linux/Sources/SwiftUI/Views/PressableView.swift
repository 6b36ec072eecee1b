/// Content that can be pressed as a whole.
struct PressableView: View {
    let action: () -> Void
    let label: (Bool) -> AnyView
    let actsForRow: Bool
    let role: ButtonRole?
    @State private var isPressed = false

    /// - Parameter actsForRow: Whether in a list all of the row is pressed.
    init(
        actsForRow: Bool = false, role: ButtonRole? = nil, action: @escaping () -> Void,
        label: @escaping (Bool) -> AnyView
    ) {
        self.actsForRow = actsForRow
        self.role = role
        self.action = action
        self.label = label
    }

    var body: some View {
        label(isPressed)
            .modifier(ControlModifier(action: action, actsForRow: actsForRow, role: role) { isPressed = $0 })
    }
}
