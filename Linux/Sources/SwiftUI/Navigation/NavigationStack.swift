/// Pages on a stack below a navigation bar: a root, and what has been pushed onto it.
public struct NavigationStack<Data, Root: View>: View {
    let path: PathSource?
    let root: Root
    public typealias Body = Never

    /// A stack that keeps its path for itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path the app keeps. A page that the person leaves is taken off it with one write: by the back button
    /// as the movement begins, by a swipe when it has been completed.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = PathSource(path)
        self.root = root()
    }

    /// A stack whose path the app keeps, as values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = PathSource(path)
        self.root = root()
    }

    public static func _makeView(view: _GraphValue<NavigationStack>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(StackNode(inputs, root: { AnyView(view.read().root) }, path: { view.read().path }))
    }
}

/// Shows a stack in a navigation controller.
final class StackNode: ContainerNode<UINavigationController> {
    private let root: () -> AnyView
    private let path: () -> PathSource?
    private let ownPath = Location(NavigationPath())
    private let navigator: Navigator
    private var isNew = true

    init(_ inputs: _ViewInputs, root: @escaping () -> AnyView, path: @escaping () -> PathSource?) {
        self.root = root
        self.path = path
        navigator = Navigator()
        super.init(inputs, controller: navigator.controller)
    }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        attach()
        let path = path() ?? PathSource(Binding(location: ownPath))
        let values = tracking(path.read)
        navigator.update(root: root(), path: path, values: values, environment: environment)
        if isNew {
            isNew = false
            navigator.sync(animated: false)
        } else {
            let isAnimated = !graph.transaction.disablesAnimations
            graph.afterUpdate { [weak self] in self?.navigator.sync(animated: isAnimated) }
        }
    }
}
