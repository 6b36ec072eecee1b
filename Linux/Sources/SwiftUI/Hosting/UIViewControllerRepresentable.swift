/// A controller of UIKit as a view. It is made once, and updated whenever the value or what it reads is another.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType

    /// Called once after the controller was made, and with each update.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

    /// Called when the view is gone for good.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

    /// Made before the controller, and kept as long as that.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal; nil takes the default one.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let kind = Representation<Self, UIViewControllerType, Coordinator, Context>(
            makeCoordinator: { $0.makeCoordinator() },
            context: { Context(coordinator: $0, transaction: $1, values: $2) },
            make: { $0.makeUIViewController(context: $1) },
            update: { $0.updateUIViewController($1, context: $2) },
            size: { $0.sizeThatFits($1, uiViewController: $2, context: $3) },
            dismantle: { dismantleUIViewController($0, coordinator: $1) },
            view: { $0.view })
        return _ViewOutputs(RepresentedControllerNode(view, kind, inputs))
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented controller may ask.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The app's own object, made before the controller.
    public let coordinator: Representable.Coordinator
    /// How the changes of the present update are to be shown.
    public let transaction: Transaction
    /// The environment of the view. Whoever takes it is updated when anything in it changes.
    public var environment: EnvironmentValues {
        Reader.current?.addEnvironment(values)
        return values
    }

    let values: EnvironmentValues
}
