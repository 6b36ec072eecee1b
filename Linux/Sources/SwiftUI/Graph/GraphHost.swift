/// What a graph needs of the view that hosts it.
@MainActor
protocol GraphHost: AnyObject {
    /// The controller that controllers in the graph become children of.
    var controller: UIViewController? { get }
    /// Whether anybody could see how something changes.
    var isInWindow: Bool { get }
    /// Asks for an update with the next layout.
    func setNeedsUpdate()
    /// Lays out and shows what the graph consists of now.
    func place(_ transaction: Transaction)
}
