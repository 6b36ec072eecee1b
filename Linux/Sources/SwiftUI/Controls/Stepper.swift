/// Makes a value larger and smaller, step by step.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    @State private var box = LabelBox()
    @Environment(\.labelsAreHidden) private var labelIsHidden

    /// A stepper that performs actions. Without an action its half is out of use.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement.map { action in Self.editing(onEditingChanged, action) }
        decrement = onDecrement.map { action in Self.editing(onEditingChanged, action) }
    }

    /// A stepper that changes a value. Default step: 1.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value within bounds: the half that would leave them is out of use. Default step: 1.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let present = value.wrappedValue
        let (up, down) = (present.advanced(by: step), present.advanced(by: -step))
        self.init(
            label: label, onIncrement: up <= bounds.upperBound ? { value.wrappedValue = up } : nil,
            onDecrement: down >= bounds.lowerBound ? { value.wrappedValue = down } : nil,
            onEditingChanged: onEditingChanged)
    }

    private static func editing(_ tell: @escaping (Bool) -> Void, _ action: @escaping () -> Void) -> () -> Void {
        {
            tell(true)
            action()
            tell(false)
        }
    }

    public var body: some View {
        let buttons = StepperButtons(increment: increment, decrement: decrement)
        Group {
            if labelIsHidden {
                buttons.background { UnseenLabel(label: label, box: box) }
            } else {
                HStack {
                    label.labelling(box)
                    Spacer(minLength: 0)
                    buttons
                }
            }
        }
        .accessibilityElement()
        .modifier(AccessibilityModifier { $0.box = box })
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: increment?()
            case .decrement: decrement?()
            }
        }
    }
}

extension Stepper where Label == Text {
    /// With a text for a key as the label.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// With a string as the label.
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// With a text for a key as the label.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// With a string as the label.
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// With a text for a key as the label.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

/// Minus and plus on a grey field, 94 by 32 points as known from iOS 13 to 18.
private struct StepperButtons: View {
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    var body: some View {
        HStack(spacing: 0) {
            half("minus", decrement)
            Color(uiColor: .separator).frame(width: 1, height: 18)
            half("plus", increment)
        }
        .frame(width: 94, height: 32)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill)))
    }

    private func half(_ symbol: String, _ action: (() -> Void)?) -> some View {
        PressableView(action: action ?? {}) { isPressed in
            AnyView(
                Image(systemName: symbol)
                    .foregroundStyle(Color(uiColor: action == nil ? .tertiaryLabel : .label))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color(uiColor: .systemFill).opacity(isPressed ? 1 : 0).cornerRadius(8)))
        }
        .disabled(action == nil)
    }
}
