/// Keeps the options of a picker as items, and shows something else in their place.
struct OptionsView<Value: Hashable, Content: View>: View {
    let selection: Binding<Value>
    let content: Content
    let box: LabelBox
    typealias Body = Never

    static func _makeView(view: _GraphValue<OptionsView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(
            SegmentsNode<Value>(view[\.selection], view[\.box], inputs) { _, inputs in
                Content._makeView(view: view[\.content], inputs: inputs)
            })
    }
}

/// Shows its content as the segments of a control.
final class SegmentsNode<Value: Hashable>: ContentNode {
    private let selection: _GraphValue<Binding<Value>>
    private let box: _GraphValue<LabelBox>
    private lazy var item = SegmentsItem(LabelledSegments(), graph)

    init(
        _ selection: _GraphValue<Binding<Value>>, _ box: _GraphValue<LabelBox>, _ inputs: _ViewInputs,
        content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.selection = selection
        self.box = box
        super.init(inputs, content: content)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        let selection = selection.read()
        let (value, isEnabled) = tracking { (selection.wrappedValue, environment.isEnabled) }
        let box = box.read()
        item.refresh = { [unowned self] control in
            let options = PickerOption<Value>.all(of: content?.items ?? [])
            control.box = box
            control.isEnabled = isEnabled
            control.show(options.map { Segment(title: $0.item.text, image: $0.item.image) })
            let index = options.firstIndex { $0.value == value } ?? UISegmentedControl.noSegment
            if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
            control.choose = { index in
                guard options.indices.contains(index) else { return }
                selection.wrappedValue = options[index].value
            }
        }
    }

    override func makeItems() -> [Item] { [item] }
}

struct Segment: Equatable {
    let title: String?
    let image: UIImage?
}

/// As wide as it is offered.
final class SegmentsItem: ViewItem<LabelledSegments> {
    var refresh: (LabelledSegments) -> Void = { _ in }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        refresh(view)
        let natural = view.intrinsicContentSize
        return CGSize(width: proposal.width ?? natural.width, height: natural.height)
    }

    override func place(in frame: CGRect, of place: Place) {
        refresh(view)
        super.place(in: frame, of: place)
    }
}

final class LabelledSegments: UISegmentedControl {
    var box: LabelBox?
    var choose: (Int) -> Void = { _ in }
    private var shown: [Segment] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self.map { $0.choose($0.selectedSegmentIndex) } }, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ segments: [Segment]) {
        guard segments != shown else { return }
        shown = segments
        let selected = selectedSegmentIndex
        removeAllSegments()
        for (index, segment) in segments.enumerated() {
            if let title = segment.title {
                insertSegment(withTitle: title, at: index, animated: false)
            } else {
                insertSegment(with: segment.image, at: index, animated: false)
            }
        }
        if segments.indices.contains(selected) { selectedSegmentIndex = selected }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? box?.text }
        set { super.accessibilityLabel = newValue }
    }
}
