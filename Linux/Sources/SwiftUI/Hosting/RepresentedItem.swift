/// A view that comes from outside.
final class RepresentedItem: ViewItem<UIView> {
    /// The size that the app says; nil takes the default one.
    var size: ((ProposedViewSize) -> CGSize?)?
    /// The size that a controller prefers where nothing is offered; zero is none.
    var preferredSize: () -> CGSize = { .zero }

    override func place(in frame: CGRect, of place: Place) {
        place.showRepresented(view, in: frame)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = size?(proposal) { return size }
        let (natural, preferred) = (view.intrinsicContentSize, preferredSize())
        if preferred != .zero { return proposal.replacingUnspecifiedDimensions(by: preferred) }
        return CGSize(
            width: length(proposal.width, natural.width, .horizontal),
            height: length(proposal.height, natural.height, .vertical))
    }

    /// What is offered, unless the view resists: then no less, or no more, than its natural length.
    private func length(_ offered: CGFloat?, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard natural != UIView.noIntrinsicMetric else { return offered ?? 10 }
        guard let offered else { return natural }
        if offered > natural {
            return view.contentHuggingPriority(for: axis).rawValue > UILayoutPriority.defaultLow.rawValue
                ? natural : offered
        }
        let resistance = view.contentCompressionResistancePriority(for: axis)
        return resistance.rawValue >= UILayoutPriority.defaultHigh.rawValue ? natural : offered
    }
}
