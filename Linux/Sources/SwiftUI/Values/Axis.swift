/// One of the two dimensions.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }

    /// One of the dimensions, both or none.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        func contains(axis: Axis) -> Bool { contains(axis == .horizontal ? .horizontal : .vertical) }
    }
}
