/// A controller for a part of a view: what it shows, and in which environment, comes from there.
class ContentController: UIHostingController<AnyView> {
    /// What the environment has in here and not outside.
    var adapt: (inout EnvironmentValues) -> Void = { _ in }
    private var outer: EnvironmentValues?

    convenience init() {
        self.init(rootView: AnyView(EmptyView()))
    }

    /// Shows a view, or shows it in another environment. What is the same as before changes nothing.
    final func show(_ view: AnyView, in environment: EnvironmentValues) {
        // The inner environment stays identical while the outer one is, so that nothing inside has to look.
        if !(outer?.isIdentical(to: environment) ?? false) {
            outer = environment
            var inner = environment
            inner.stackAxis = nil
            adapt(&inner)
            hosting.inherited = inner
        }
        if !Fields.areSame(rootView, view) { rootView = view }
    }

    /// Evaluates the view before it is on screen.
    final func prepare() {
        loadViewIfNeeded()
        hosting.update()
    }
}
