/// A label, and a switch of UIKit.
struct SwitchToggle<Label: View>: View {
    let label: Label
    let isOn: Binding<Bool>
    @State private var box = LabelBox()
    @Environment(\.labelsAreHidden) private var labelIsHidden

    var body: some View {
        if labelIsHidden {
            SwitchView(isOn: isOn, box: box)
                .background { UnseenLabel(label: label, box: box) }
        } else {
            HStack {
                label.labelling(box)
                Spacer(minLength: 0)
                SwitchView(isOn: isOn, box: box)
            }
        }
    }
}

struct SwitchView: View {
    let isOn: Binding<Bool>
    let box: LabelBox
    typealias Body = Never
}

extension SwitchView: LeafView {
    func makeItem(_ graph: ViewGraph) -> SwitchItem { SwitchItem(LabelledSwitch(), graph) }

    func update(_ item: SwitchItem, in environment: EnvironmentValues) {
        let control = item.view
        control.box = box
        control.isEnabled = environment.isEnabled
        control.onTintColor = environment.explicitTint
        control.set = { isOn.wrappedValue = $0 }
        control.value = { isOn.wrappedValue }
        let value = isOn.wrappedValue
        if control.isOn != value { control.setOn(value, animated: control.window != nil) }
    }
}

final class SwitchItem: ViewItem<LabelledSwitch> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.intrinsicContentSize }
}

/// A switch that is called as its label.
final class LabelledSwitch: UISwitch {
    var box: LabelBox?
    var set: (Bool) -> Void = { _ in }
    var value: () -> Bool = { false }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let changed = UIAction { [weak self] _ in self?.valueDidChange() }
        addAction(changed, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A binding that keeps its value brings the switch back.
    private func valueDidChange() {
        set(isOn)
        let value = value()
        if value != isOn { setOn(value, animated: true) }
    }

    override var isEnabled: Bool {
        didSet {
            accessibilityTraits = isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled]
        }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? box?.text }
        set { super.accessibilityLabel = newValue }
    }
}
