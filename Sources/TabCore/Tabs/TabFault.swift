/// A request that a list of tabs cannot carry out as it stands.
///
/// Nothing traps: the list does the nearest safe thing and returns the fault, for the caller to report.
/// The description says what is valid.
public enum TabFault<ID: Hashable>: Hashable {
    /// A second tab with an id that the list has already. The first is kept.
    case repeatedID(ID)
    /// The list has no tab with that id. Nothing changes.
    case unknownID(ID)
    /// The tab is disabled, so it cannot be selected. Nothing changes.
    case disabled(ID)
    /// The index is outside `valid`. A selection is refused; an edit takes the nearest valid index.
    case indexOutOfRange(Int, valid: Range<Int>)
}

extension TabFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .repeatedID(let id):
            "The id \(id) is repeated: an id stands for one tab only, so the first tab with it is kept."
        case .unknownID(let id):
            "There is no tab with the id \(id): only ids in the list are valid."
        case .disabled(let id):
            "The tab \(id) is disabled: only an enabled tab can be selected."
        case .indexOutOfRange(let index, let valid) where valid.isEmpty:
            "The index \(index) is out of range: there are no tabs."
        case .indexOutOfRange(let index, let valid):
            "The index \(index) is out of range: valid are \(valid.lowerBound) to \(valid.upperBound - 1)."
        }
    }
}

extension TabFault: Sendable where ID: Sendable {}
