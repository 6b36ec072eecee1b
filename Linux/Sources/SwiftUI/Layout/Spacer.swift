/// Takes all the room in a stack that others leave.
public struct Spacer: View {
    /// The least length in points. Default: the system's gap, 8.
    public var minLength: CGFloat?
    public typealias Body = Never

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: LeafView {
    func makeItem(_ graph: ViewGraph) -> SpacerItem { SpacerItem(graph) }

    func update(_ item: SpacerItem, in environment: EnvironmentValues) {
        item.minLength = minLength ?? 8
        item.axis = environment.stackAxis
    }
}

final class SpacerItem: Item {
    var minLength: CGFloat = 0
    /// The direction of the stack around; nil outside of one, where both dimensions are taken.
    var axis: Axis?

    override var isSpacer: Bool { true }

    /// Others choose first: a spacer has what they leave.
    override var traits: ItemTraits {
        var traits = ItemTraits()
        traits.layoutPriority = -.infinity
        return traits
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ axis: Axis) -> CGFloat {
            self.axis == axis.other ? 0 : max(proposal[axis] ?? minLength, minLength)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}

private struct StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

extension EnvironmentValues {
    /// The direction of the innermost stack.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
