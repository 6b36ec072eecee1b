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
