/// Where the label of a control is shown: VoiceOver reads it together with the control.
@MainActor
final class LabelBox {
    weak var host: HostView?

    nonisolated init() {}

    /// What the label says; nil while it says nothing.
    var text: String? {
        let texts = host?.accessibilityTexts ?? []
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension View {
    /// Shows the view as the label of a control: it isn't read by itself.
    func labelling(_ box: LabelBox) -> some View {
        modifier(
            EffectModifier { item in
                box.host = item.host
                item.host.accessibilityElementsHidden = true
            })
    }
}

/// The label of a control that shows none: it is only read.
struct UnseenLabel<Label: View>: View {
    let label: Label
    let box: LabelBox

    var body: some View {
        label.labelling(box).frame(width: 0, height: 0).hidden()
    }
}
