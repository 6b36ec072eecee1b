/// A page on a stack, and where it comes from.
@MainActor
final class PageEntry {
    let page = PageController()
    /// The value in the path that it stands for; nil for a page that a view presents by itself.
    let value: PathValue?
    var view: AnyView
    /// Called when the page has been taken off the stack, unless the one who put it there did so.
    let onRemove: () -> Void

    init(value: PathValue? = nil, view: AnyView, onRemove: @escaping () -> Void = {}) {
        self.value = value
        self.view = view
        self.onRemove = onRemove
    }
}
