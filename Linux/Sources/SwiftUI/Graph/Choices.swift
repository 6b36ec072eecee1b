/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public static func _makeView(
        view: _GraphValue<_ConditionalContent>, inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(
            ChoiceNode(inputs) {
                switch view.read().storage {
                case .first(let content): (0, content)
                case .second(let content): (1, content)
                }
            })
    }
}

extension _ConditionalContent: FieldComparing {
    func isSame(as other: _ConditionalContent) -> Bool {
        switch (storage, other.storage) {
        case (.first(let a), .first(let b)): Fields.areSame(a, b)
        case (.second(let a), .second(let b)): Fields.areSame(a, b)
        default: false
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ChoiceNode(inputs) { view.read().map { (0, $0) } })
    }
}

/// A view of any type. Another type is another view, with state of its own.
public struct AnyView: View {
    let view: Erased
    public typealias Body = Never

    struct Erased: @unchecked Sendable, FieldComparing {
        let value: any View

        func isSame(as other: Erased) -> Bool { Fields.areSameValues(value, other.value) }
    }

    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? Erased(value: view)
    }

    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    public static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ChoiceNode(inputs) { (0, view.read().view.value) })
    }
}

/// Shows one view at a time, or none.
final class ChoiceNode: Node {
    typealias Choice = (branch: AnyHashable, view: any View)

    private let choice: () -> Choice?
    private var branch: AnyHashable?
    private var child: Child?

    init(_ inputs: _ViewInputs, _ choice: @escaping () -> Choice?) {
        self.choice = choice
        super.init(inputs)
    }

    override var children: [Node] { child.map { [$0.node] } ?? [] }

    override func apply(environmentChanged: Bool, isForced: Bool) {
        let choice = choice()
        let isSameBranch = choice?.branch == branch
        branch = choice?.branch
        switch (child, choice) {
        case (let child?, let choice?) where isSameBranch:
            child.update(choice.view, environment: environment)
        case (let child?, let choice?):
            child.replace(by: choice.view, environment: environment)
        case (nil, let choice?):
            child = Child(choice.view, of: self)
            structureDidChange()
        case (let child?, nil):
            child.node.unmount()
            self.child = nil
            structureDidChange()
        case (nil, nil): break
        }
    }
}

/// Nothing.
public struct EmptyView: View {
    public typealias Body = Never

    public init() {}

    public static func _makeView(view: _GraphValue<EmptyView>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(Node(inputs))
    }
}

/// Several views as one, without an arrangement of its own.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _makeView(view: _GraphValue<Group>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view[\.content])
    }
}
