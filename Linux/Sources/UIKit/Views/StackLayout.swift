/// A piece of an axis.
struct StackSpan: Equatable {
    var start: CGFloat
    var length: CGFloat
}

/// What a stack knows of one of its views.
@MainActor
struct StackItem {
    let view: UIView
    /// The natural size along the axis and across it.
    let length: CGFloat
    let breadth: CGFloat
    /// Whether the view has a natural length at all; one without is the first to stretch.
    let isRigid: Bool
    let hugging: Float
    let resistance: Float
    /// The first text's baseline, from the top; DEVIATION: only labels have one, other views stand on their lower edge.
    let baseline: CGFloat

    init(view: UIView, axis: NSLayoutConstraint.Axis, across room: CGFloat?) {
        self.view = view
        let intrinsic = view.intrinsicContentSize
        let fitting =
            room.map { room in
                view.sizeThatFits(
                    axis == .vertical
                        ? CGSize(width: room, height: CGFloat.greatestFiniteMagnitude)
                        : CGSize(width: CGFloat.greatestFiniteMagnitude, height: room))
            } ?? intrinsic
        let width = intrinsic.width >= 0 ? intrinsic.width : view.bounds.width
        var height = intrinsic.height >= 0 ? intrinsic.height : view.bounds.height
        // Wrapped text is as high as the width makes it.
        if axis == .vertical, intrinsic.height >= 0, let room, width > room { height = max(0, fitting.height) }
        length = axis == .horizontal ? width : height
        breadth = axis == .horizontal ? height : width
        isRigid = (axis == .horizontal ? intrinsic.width : intrinsic.height) >= 0
        hugging = isRigid ? view.contentHuggingPriority(for: axis).rawValue : 0
        resistance = isRigid ? view.contentCompressionResistancePriority(for: axis).rawValue : 0
        baseline = (view as? UILabel)?.font.ascender ?? height
    }
}

/// Lengths and gaps in, spans out: how a stack uses its axis.
@MainActor
struct StackLayout {
    let spans: [StackSpan]

    init(items: [StackItem], gaps: [CGFloat], room: CGFloat, distribution: UIStackView.Distribution) {
        let gapSum = gaps.reduce(0, +)
        var lengths = items.map(\.length)
        var gaps = gaps
        switch distribution {
        case .fill:
            Self.fill(&lengths, items: items, room: room - gapSum)
        case .fillEqually:
            lengths = Array(repeating: max(0, room - gapSum) / CGFloat(items.count), count: items.count)
        case .fillProportionally:
            let sum = lengths.reduce(0, +)
            let free = max(0, room - gapSum)
            lengths = lengths.map { sum > 0 ? $0 / sum * free : free / CGFloat(items.count) }
        case .equalSpacing, .equalCentering:
            let free = room - lengths.reduce(0, +)
            if free < gapSum || items.count < 2 {
                Self.fill(&lengths, items: items, room: room - gapSum)
            } else if distribution == .equalSpacing {
                gaps = gaps.map { _ in free / CGFloat(gaps.count) }
            } else {
                let step = (room - (lengths[0] + lengths[lengths.count - 1]) / 2) / CGFloat(items.count - 1)
                gaps = gaps.indices.map { max(gaps[$0], step - (lengths[$0] + lengths[$0 + 1]) / 2) }
            }
        }
        var start: CGFloat = 0
        spans = lengths.indices.map { index in
            let span = StackSpan(start: start, length: lengths[index])
            start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
            return span
        }
    }

    /// Auto Layout's outcome: the view that hugs least takes what is left, the one that resists least gives way.
    private static func fill(_ lengths: inout [CGFloat], items: [StackItem], room: CGFloat) {
        let rest = room - lengths.reduce(0, +)
        if rest > 0 {
            guard let least = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) else { return }
            lengths[least] += rest
            return
        }
        var missing = -rest
        for index in items.indices.sorted(by: { items[$0].resistance < items[$1].resistance }) where missing > 0 {
            let taken = min(missing, lengths[index])
            lengths[index] -= taken
            missing -= taken
        }
    }
}
