/// A shape of any type.
public struct AnyShape: Shape {
    private let make: @Sendable (CGRect) -> Path
    private let size: @Sendable (ProposedViewSize) -> CGSize

    nonisolated public init<S: Shape>(_ shape: S) {
        make = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    nonisolated public func path(in rect: CGRect) -> Path { make(rect) }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
