/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt = 0
    /// In a half circle around its last point.
    case round = 1
    /// Half its width beyond its last point.
    case square = 2
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, unless that is too long.
    case miter = 0
    case round = 1
    case bevel = 2
}
