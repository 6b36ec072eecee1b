final class HostingTable: UITableView {
    /// Called when all rows in sight have been placed.
    var didPlaceRows: () -> Void = {}

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didPlaceRows()
    }
}
