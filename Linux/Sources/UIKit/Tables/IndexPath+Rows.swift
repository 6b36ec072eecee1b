extension IndexPath {
    /// Makes the path of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// Makes the path of an item in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section of a row or an item.
    public var section: Int {
        get { isEmpty ? NSNotFound : self[0] }
        set { self = IndexPath(row: row, section: newValue) }
    }

    /// The row in its section.
    public var row: Int {
        get { count < 2 ? NSNotFound : self[1] }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// The item in its section.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
