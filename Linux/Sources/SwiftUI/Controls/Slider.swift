/// Chooses a value on a track. DEVIATION: there are no labels for its ends, so that the type has one parameter.
public struct Slider<Label: View>: View {
    let value: Binding<Double>
    let range: ClosedRange<Double>
    let step: Double?
    let label: Label
    let onEditing: (Bool) -> Void
    @State private var box = LabelBox()

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ range: ClosedRange<V>, step: Double?, label: Label, onEditing: @escaping (Bool) -> Void
    ) {
        self.value = Binding(
            get: { Double(value.wrappedValue) }, set: { new, transaction in value.set(V(new), transaction) },
            origin: value.origin.map { Binding<Double>.Origin(location: $0.location, path: $0.path) })
        self.range = Double(range.lowerBound)...Double(range.upperBound)
        self.step = step
        self.label = label
        self.onEditing = onEditing
    }

    /// A slider over a range; its label is only read. Default range: 0 to 1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: label(), onEditing: onEditingChanged)
    }

    /// A slider that stops at steps from the lower bound. Default step: 1.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label: label(), onEditing: onEditingChanged)
    }

    public var body: some View {
        SliderTrack(value: value, range: range, step: step, box: box, onEditing: onEditing)
            .background { UnseenLabel(label: label, box: box) }
    }
}

extension Slider where Label == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label: EmptyView(), onEditing: onEditingChanged)
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: Double(step), label: EmptyView(), onEditing: onEditingChanged)
    }
}

struct SliderTrack: View {
    let value: Binding<Double>
    let range: ClosedRange<Double>
    let step: Double?
    let box: LabelBox
    let onEditing: (Bool) -> Void
    typealias Body = Never
}

extension SliderTrack: LeafView {
    func makeItem(_ graph: ViewGraph) -> SliderItem { SliderItem(LabelledSlider(), graph) }

    func update(_ item: SliderItem, in environment: EnvironmentValues) {
        let slider = item.view
        slider.box = box
        slider.isEnabled = environment.isEnabled
        slider.accessibilityTraits = environment.isEnabled ? .adjustable : [.adjustable, .notEnabled]
        slider.minimumTrackTintColor = environment.tintColor
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        slider.write = { value.wrappedValue = stepped($0) }
        slider.edit = onEditing
        let present = Float(value.wrappedValue)
        if slider.value != present, !slider.isTracking || step != nil { slider.value = present }
    }

    private func stepped(_ value: Double) -> Double {
        guard let step, step > 0 else { return value }
        let steps = ((value - range.lowerBound) / step).rounded()
        return min(range.lowerBound + steps * step, range.upperBound)
    }
}

/// As wide as it is offered.
final class SliderItem: ViewItem<LabelledSlider> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: view.intrinsicContentSize.height)
    }
}

/// A slider that is called as its label.
final class LabelledSlider: UISlider {
    var box: LabelBox?
    var write: (Double) -> Void = { _ in }
    var edit: (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self.map { $0.write(Double($0.value)) } }, for: .valueChanged)
        addAction(UIAction { [weak self] _ in self?.edit(true) }, for: .touchDown)
        addAction(
            UIAction { [weak self] _ in self?.edit(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? box?.text }
        set { super.accessibilityLabel = newValue }
    }
}
