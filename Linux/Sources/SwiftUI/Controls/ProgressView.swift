/// How far something has come.
///
/// DEVIATION: only what has a known end is shown; there is no spinning wheel, and no label for the value, so that the type
/// has one parameter.
public struct ProgressView<Label: View>: View {
    private let fraction: Double
    private let label: Label
    @State private var box = LabelBox()
    @Environment(\.labelsAreHidden) private var labelIsHidden

    init(fraction: Double, label: Label) {
        self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        self.label = label
    }

    /// Progress with a label above it. Nil counts as none. Default total: 1.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Double(value ?? 0) / Double(total), label: label())
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !labelIsHidden { label.labelling(box) }
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color(uiColor: .systemFill))
                    Capsule().fill(TintShapeStyle()).frame(width: proxy.size.width * fraction)
                }
            }
            .frame(height: 4)
        }
        .accessibilityElement()
        .modifier(AccessibilityModifier { $0.box = box })
        .accessibilityValue("\(Int((fraction * 100).rounded()))%")
        .accessibilityAddTraits(.updatesFrequently)
    }
}

extension ProgressView where Label == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: Double(value ?? 0) / Double(total), label: EmptyView())
    }
}

extension ProgressView where Label == Text {
    /// With a text for a key as the label.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// With a string as the label.
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}
