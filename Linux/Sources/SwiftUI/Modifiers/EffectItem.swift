/// Shows a view in a host of its own, which can be made see-through, turned or cut off as a whole.
struct EffectModifier: WrappingModifier {
    let apply: (EffectItem) -> Void
    typealias Body = Never

    init(_ apply: @escaping (EffectItem) -> Void) {
        self.apply = apply
    }

    func wrap(_ content: Item, _ graph: ViewGraph) -> EffectItem { EffectItem(content, graph) }
    func update(_ wrapper: EffectItem, in environment: EnvironmentValues) { apply(wrapper) }
}

class EffectItem: WrapperItem {
    let host: HostView
    /// The radius of the corners at which content is cut off, for a size; nil cuts nothing off.
    var clip: ((CGSize) -> CGFloat)?
    /// The outline outside of which content is cut off, in the host's bounds.
    var clipOutline: ((CGRect) -> Outline?)?
    /// How the host is turned and scaled around its anchor, for a size.
    var transform: ((CGSize) -> CGAffineTransform)?

    init(_ content: Item, _ graph: ViewGraph, host: HostView = HostView()) {
        self.host = host
        super.init(content, graph)
    }

    override var isSpacer: Bool { false }

    override func place(in frame: CGRect, of place: Place) {
        let isNew = host.superview == nil
        place.show(host, in: frame)
        if isNew { UIView.performWithoutAnimation { shape(frame.size) } } else { shape(frame.size) }
        let (safe, reach) = (place.inHost(place.safe, at: frame), place.inHost(place.reach, at: frame))
        host.fill(
            with: [(content, CGRect(origin: .zero, size: frame.size))], safe: safe, isMirrored: place.isMirrored,
            transaction: place.host.transaction, reach: reach, offering: place.proposal)
    }

    private func shape(_ size: CGSize) {
        host.clipsToBounds = clip != nil
        host.layer.cornerRadius = clip?(size) ?? 0
        host.clipOutline = clipOutline?(CGRect(origin: .zero, size: size))
        if let transform { host.transform = transform(size) }
    }
}
