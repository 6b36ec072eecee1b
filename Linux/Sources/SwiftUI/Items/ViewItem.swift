/// An item that shows one view of UIKit.
class ViewItem<Shown: UIView>: Item {
    let view: Shown

    init(_ view: Shown, _ graph: ViewGraph) {
        self.view = view
        super.init(graph)
    }

    override func place(in frame: CGRect, of place: Place) {
        place.show(view, in: frame)
    }
}
