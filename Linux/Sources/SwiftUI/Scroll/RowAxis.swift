private struct RowAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
    /// The axis along which rows are built only as they come into sight; nil where all views are built at once.
    var rowAxis: Axis? {
        get { self[RowAxisKey.self] }
        set { self[RowAxisKey.self] = newValue }
    }

    /// For what is inside of a row: there are no further rows and sections.
    mutating func leaveRows() {
        rowAxis = nil
        listStyle = nil
    }
}
