/// What a view knows of its size and place.
public struct GeometryProxy {
    let source: GeometrySource

    /// The size that the reader has been given, in points.
    public var size: CGSize { ask { $0.size } }

    /// How far bars reach over the reader's edges, in points.
    public var safeAreaInsets: EdgeInsets { ask { $0.safeAreaInsets } }

    /// The reader's place. The content that has asked is made anew when the answer is another.
    ///
    /// A name that no view around has counts as the window.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        ask { $0.frame(in: coordinateSpace) }
    }

    /// What an anchor stands for, in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let geometry = anchor.geometry
        return anchor.resolve(ask { $0.frame(of: geometry) })
    }

    /// Proxies are made and used on the main thread only.
    private func ask<Answer: Sendable>(_ question: @MainActor (GeometrySource) -> Answer) -> Answer {
        let source = source
        return MainActor.assumeIsolated { question(source) }
    }
}

/// Answers a proxy, and remembers what was asked.
@MainActor
final class GeometrySource {
    let geometry = ViewGeometry()
    var spaces: [AnyHashable: ViewGeometry] = [:]
    /// Whether questions are the content's, which is made anew when an answer has changed.
    var isRecording = false
    private var answers: [(question: () -> CGRect, answer: CGRect)] = []

    nonisolated init() {}

    var size: CGSize { geometry.frame.size }
    var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .named(let name):
            if let other = spaces[name] { return record { [geometry] in geometry.frame(in: other) } }
            return frame(in: .global)
        case .global: return record { [geometry] in geometry.globalFrame }
        }
    }

    func frame(of other: ViewGeometry) -> CGRect {
        record { [geometry] in other.frame(in: geometry) }
    }

    private func record(_ question: @escaping () -> CGRect) -> CGRect {
        let answer = question()
        if isRecording { answers.append((question, answer)) }
        return answer
    }

    func forgetAnswers() {
        answers = []
    }

    /// Whether an answer would be another now.
    var isStale: Bool { answers.contains { $0.question() != $0.answer } }

    var hasAnswers: Bool { !answers.isEmpty }
}
