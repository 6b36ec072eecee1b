extension UITableViewCell {
    /// The arrangement of the usual content.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// A value at the end of the line.
        case value1 = 1
        /// A small text below.
        case subtitle = 3
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case checkmark = 3
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }
}
