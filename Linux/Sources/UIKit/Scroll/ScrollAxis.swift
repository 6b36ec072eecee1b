/// One of the two axes, to say each rule of scrolling once.
enum ScrollAxis: CaseIterable {
    case horizontal
    case vertical

    func value(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

    func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    /// The inset at the start of the axis.
    func before(_ insets: UIEdgeInsets) -> CGFloat { self == .horizontal ? insets.left : insets.top }

    /// The inset at the end of the axis.
    func after(_ insets: UIEdgeInsets) -> CGFloat { self == .horizontal ? insets.right : insets.bottom }

    func set(_ value: CGFloat, in point: inout CGPoint) {
        if self == .horizontal { point.x = value } else { point.y = value }
    }

    /// The axis along which a vector mostly goes.
    static func dominant(of vector: CGPoint) -> ScrollAxis {
        abs(vector.x) > abs(vector.y) ? .horizontal : .vertical
    }
}
