/// Chooses one of several values: each is the tag of a view in the content, or the id of a row of `ForEach`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    @State private var box = LabelBox()
    @Environment(\.pickerLook) private var look
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsAreHidden) private var labelIsHidden

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    public var body: some View {
        switch look {
        case .segmented:
            OptionsView(selection: selection, content: content, box: box)
                .background { UnseenLabel(label: label, box: box) }
        case .inline:
            InlineOptions(selection: selection, content: content)
        case .menu:
            HStack {
                if !labelIsHidden, isInList {
                    label.labelling(box)
                    Spacer(minLength: 8)
                }
                MenuOptions(selection: selection, content: content, box: box)
            }
            .background {
                if labelIsHidden || !isInList { UnseenLabel(label: label, box: box) }
            }
        }
    }
}

extension Picker where Label == Text {
    /// With a text for a key as the label.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// With a string as the label.
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}
