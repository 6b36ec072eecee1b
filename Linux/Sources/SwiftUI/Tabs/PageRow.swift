/// Where pages of one size lie beside each other.
struct PageRow {
    let size: CGSize
    let count: Int
    /// Whether the first page is the rightmost one.
    let isMirrored: Bool

    var contentSize: CGSize { CGSize(width: size.width * CGFloat(count), height: size.height) }

    /// Pages are counted from the left here. The same turns a page's index into its place, and back.
    private func turned(_ index: Int) -> Int { isMirrored ? count - 1 - index : index }

    func offset(of index: Int) -> CGPoint { CGPoint(x: CGFloat(max(turned(index), 0)) * size.width, y: 0) }

    func frame(of index: Int) -> CGRect { CGRect(origin: offset(of: index), size: size) }

    func isInSight(_ index: Int, in visible: CGRect) -> Bool {
        let frame = frame(of: index)
        // Pages that only touch the edge, or do so but for rounding, can't be seen.
        return frame.maxX > visible.minX + 0.01 && frame.minX < visible.maxX - 0.01
    }

    /// The page that the middle of the screen is on.
    func index(at offset: CGPoint) -> Int {
        min(max(turned(Int((offset.x / size.width).rounded())), 0), count - 1)
    }
}
