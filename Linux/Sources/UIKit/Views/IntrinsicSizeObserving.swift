/// A view of another module that lays out its subviews by their natural sizes.
@MainActor
package protocol IntrinsicSizeObserving: UIView {
    func intrinsicSizeDidChange(of view: UIView)
}
