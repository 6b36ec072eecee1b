/// A list of views that are known but not evaluated, as the pages of tabs are until they are shown.
///
/// In a listing, nodes are made only for what a list of views is made of: tuples, conditions, `ForEach`, tags. Each view
/// in it is one item that says what the view is.
@MainActor
final class Listing {
    /// Counts the changes of views, so that they needn't be compared to find out.
    var changes = 0
}

/// A view of the listing, and what is kept for it is known by.
struct ListedView {
    let key: ObjectIdentifier
    let view: AnyView
}

/// A view that a listing looks into.
@MainActor
protocol ListedThrough {}

/// A view that always stands for several others, so that it isn't one of a listing even as a body.
@MainActor
protocol ListedSeveral: ListedThrough {}

/// A modifier that speaks to the container of its view.
@MainActor
protocol ListedTrait {}

extension TupleView: ListedSeveral {}
extension ForEach: ListedSeveral {}
extension Group: ListedSeveral {}
extension _ConditionalContent: ListedThrough {}
extension Optional: ListedThrough {}
extension AnyView: ListedThrough {}
extension EmptyView: ListedThrough {}
extension IDView: ListedThrough {}
extension Identified: ListedThrough {}
extension ModifiedContent: ListedThrough {}
extension TraitModifier: ListedTrait {}

extension _ViewInputs {
    /// Makes what shows a view; in a listing, what knows it.
    @MainActor
    func make<V: View>(_ view: _GraphValue<V>) -> _ViewOutputs {
        guard listing != nil, !(V.self is any ListedThrough.Type), !(V.Body.self is any ListedSeveral.Type) else {
            return V._makeView(view: view, inputs: self)
        }
        return _ViewOutputs(ListedNode(self) { AnyView(view.read()) })
    }

    /// Makes what shows a modified view; in a listing, what knows it.
    @MainActor
    func make<M: ViewModifier>(
        _ modifier: _GraphValue<M>, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        guard listing != nil, !(M.self is any ListedTrait.Type) else {
            return M._makeView(modifier: modifier, inputs: self, body: body)
        }
        let wrap = { (view: AnyView) in AnyView(view.modifier(modifier.read())) }
        return _ViewOutputs(ListedModifierNode(self, wrap: wrap, content: body))
    }
}
