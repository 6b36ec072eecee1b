/// A view of UIKit as a view. It is made once, and updated whenever the value or what it reads is another.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType

    /// Called once after the view was made, and with each update.
    func updateUIView(_ uiView: UIViewType, context: Context)

    /// Called when the view is gone for good.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

    /// Made before the view, and kept as long as that.
    func makeCoordinator() -> Coordinator

    /// The size for a proposal; nil takes the default one.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let kind = Representation<Self, UIViewType, Coordinator, Context>(
            makeCoordinator: { $0.makeCoordinator() },
            context: { Context(coordinator: $0, transaction: $1, values: $2) },
            make: { $0.makeUIView(context: $1) },
            update: { $0.updateUIView($1, context: $2) },
            size: { $0.sizeThatFits($1, uiView: $2, context: $3) },
            dismantle: { dismantleUIView($0, coordinator: $1) },
            view: { $0 })
        return _ViewOutputs(RepresentedNode(view, kind, inputs))
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a represented view may ask.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The app's own object, made before the view.
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
