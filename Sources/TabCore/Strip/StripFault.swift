/// Something given to a strip's layout that is not valid.
///
/// Nothing traps: the layout uses the nearest safe value and keeps the fault until ``StripLayout/takeFaults()``.
public enum StripFault: Hashable, Sendable {
    /// A length is negative, infinite, not a number or absurdly long. `used` stands in its place.
    case invalidLength(name: String, given: Double, used: Double)
    /// The maximum tab width is less than the minimum, which counts.
    case contradictoryWidths(minimum: Double, maximum: Double)
    /// There can't be fewer than one tab in sight. The limit is ignored.
    case invalidVisibleCount(Int)
    /// The index is outside `valid`. An insertion or the target of a move takes the nearest; any other edit changes nothing.
    case indexOutOfRange(Int, valid: Range<Int>)

    /// No length is longer than this, so that the sums of any number of them stay exact to a thousandth of a point.
    public static let maximumLength: Double = 1_000_000

    /// The length itself, if it is valid.
    static func validLength(
        _ length: Double, _ name: @autoclosure () -> String, onFault: (StripFault) -> Void
    ) -> Double {
        if length >= 0, length <= maximumLength { return length }
        let used = length.isFinite && length > 0 ? maximumLength : 0
        onFault(.invalidLength(name: name(), given: length, used: used))
        return used
    }
}

extension StripFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidLength(let name, let given, let used):
            "\(name) is \(given): valid are 0 to \(Int(Self.maximumLength)) points; \(used) is used."
        case .contradictoryWidths(let minimum, let maximum):
            "The maximum tab width \(maximum) is less than the minimum \(minimum): the minimum is used for both."
        case .invalidVisibleCount(let count):
            "The maximum visible count is \(count): valid are 1 and more; it is ignored."
        case .indexOutOfRange(let index, let valid) where valid.isEmpty:
            "The index \(index) is out of range: there are no tabs."
        case .indexOutOfRange(let index, let valid):
            "The index \(index) is out of range: valid are \(valid.lowerBound) to \(valid.upperBound - 1)."
        }
    }
}
