/// A view made from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Performs an action when a person deletes a row, by a swipe to the leading edge. It gets the row's number.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(IndexedRowModifier { row, index in row.delete = action.map { action in { action([index]) } } })
    }
}
