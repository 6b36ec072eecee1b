/// Pushes a page when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let target: Target
    @State private var isActive = false
    @Environment(\.navigator) private var navigator
    @Environment(\.isInList) private var isInList

    private enum Target {
        case value(PathValue?)
        case page(Destination)
    }

    /// A link to a view of its own.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .page(destination())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .page(destination)
    }

    public var body: some View {
        Button(action: follow) {
            if isInList { label.foregroundStyle(isDisabled ? .tertiary : .primary) } else { label }
        }
        .disabled(isDisabled)
        .modifier(TraitModifier { $0.row.isLink = true })
        .modifier(PresentedDestination(read: { page.map { ($0, true) } }, clear: { isActive = false }))
    }

    private var page: Destination? {
        guard isActive, case .page(let page) = target else { return nil }
        return page
    }

    private var isDisabled: Bool {
        if case .value(nil) = target { return true }
        return navigator == nil
    }

    private func follow() {
        switch target {
        case .value(let value?): navigator?.append(value)
        case .value(nil): break
        case .page: isActive = true
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page that is declared for a value. Without one, it can't be tapped.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .value(value.map { PathValue($0) })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// With a text for a key as the label.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// With a string as the label.
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// With a text for a key as the label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// With a string as the label.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// With a text for a key as the label.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// With a string as the label.
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}
