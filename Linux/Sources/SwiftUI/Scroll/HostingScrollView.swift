/// Something in a scroll view that depends on what of it can be seen.
@MainActor
protocol ScrollObserving: AnyObject {
    /// The content has moved, and nothing else has happened.
    ///
    /// - Returns: Whether the content has to be laid out anew.
    func scrollViewDidMove() -> Bool
}

/// The scroll view of UIKit that shows the content of a `ScrollView`.
final class HostingScrollView: UIScrollView {
    let content = HostView()
    /// Lays out the content again, for another part of it to be seen.
    var layOut: () -> Void = {}
    private(set) var axes = Axis.Set.vertical
    /// How far content has turned out to lie from where it was estimated, in the direction of reading: what is on
    /// screen stays there.
    var pendingShift = CGPoint.zero

    private struct Observer {
        weak var value: (any ScrollObserving)?
    }
    private var observers: [ObjectIdentifier: Observer] = [:]
    private var lastOffset = CGPoint.zero

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func take(_ settings: ScrollSettings, _ environment: EnvironmentValues) {
        axes = settings.axes
        isScrollEnabled = environment.isScrollEnabled && !settings.axes.isEmpty
        alwaysBounceHorizontal = settings.axes.contains(.horizontal) && !environment.bouncesBySize.contains(.horizontal)
        alwaysBounceVertical = settings.axes.contains(.vertical) && !environment.bouncesBySize.contains(.vertical)
        let hidden = environment.hiddenIndicators
        showsHorizontalScrollIndicator = settings.showsIndicators && !hidden.contains(.horizontal)
        showsVerticalScrollIndicator = settings.showsIndicators && !hidden.contains(.vertical)
        clipsToBounds = !environment.isScrollClipDisabled
        isPagingEnabled = environment.isScrollPaging
    }

    /// As in SwiftUI, a drag may begin on anything, also on a button that is already pressed.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    func add(_ observer: some ScrollObserving) {
        observers[ObjectIdentifier(observer)] = Observer(value: observer)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard contentOffset != lastOffset else { return }
        lastOffset = contentOffset
        observers = observers.filter { $0.value.value != nil }
        // Each has to hear of it, so that none is asked only until the first one says yes.
        let needLayout = observers.values.filter { $0.value?.scrollViewDidMove() ?? false }
        if !needLayout.isEmpty { layOut() }
    }
}

extension UIView {
    /// The scroll views of SwiftUI around this view, the innermost first.
    var hostingScrollViews: [HostingScrollView] {
        sequence(first: self, next: \.superview).compactMap { $0 as? HostingScrollView }
    }
}
