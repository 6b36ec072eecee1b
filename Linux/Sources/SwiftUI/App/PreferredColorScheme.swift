extension View {
    /// Light or dark for the whole presentation that the view is in, while the view is on screen; nil leaves it.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(
            PresentationModifier { controller, isShown in
                let style: UIUserInterfaceStyle? = colorScheme.map { $0 == .dark ? .dark : .light }
                controller.outermost.overrideUserInterfaceStyle = isShown ? style ?? .unspecified : .unspecified
            })
    }

    /// Takes the status bar away while the view is on screen.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(
            PresentationModifier { controller, isShown in
                guard let bar = controller as? any StatusBarHiding else { return }
                bar.hidesStatusBar = isShown ? hidden : nil
                controller.setNeedsStatusBarAppearanceUpdate()
            })
    }
}

/// A controller that views tell whether to hide the status bar.
@MainActor
protocol StatusBarHiding: UIViewController {
    /// Nil leaves it to the controllers inside.
    var hidesStatusBar: Bool? { get set }
}

extension UIViewController {
    /// The controller of the window, or of the presentation, that this one is in.
    fileprivate var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }
}

/// Tells the hosting controller something, and takes it back when the view isn't on screen any more.
struct PresentationModifier: NodeModifier {
    let tell: (UIViewController, Bool) -> Void
    typealias Shown = PresentationNode
    typealias Body = Never

    init(_ tell: @escaping (UIViewController, Bool) -> Void) {
        self.tell = tell
    }
}

final class PresentationNode: ModifierContentNode<PresentationModifier>, AppearanceObserving {
    private var isNew = true

    override func apply(environmentChanged: Bool, isForced: Bool) {
        updateContent(environment)
        if isNew {
            isNew = false
            graph.add(self)
        } else if graph.isVisible {
            visibilityDidChange()
        }
    }

    func visibilityDidChange() {
        tell(graph.isVisible)
    }

    private func tell(_ isShown: Bool) {
        let modifier = modifier.read()
        graph.afterUpdate { [weak graph] in
            if let controller = graph?.host?.controller { modifier.tell(controller, isShown) }
        }
    }

    override func didUnmount() {
        graph.remove(self)
        if graph.isVisible { tell(false) }
    }
}
