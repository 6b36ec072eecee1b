import SwiftUI

/// Counts and writes down what views do.
@MainActor
final class Log {
    private(set) var entries: [String] = []

    nonisolated init() {}

    func add(_ entry: String) { entries.append(entry) }

    func count(_ entry: String) -> Int { entries.count { $0 == entry } }

    /// What was written down since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A text with a state of its own, which a tap counts up.
struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

/// Lets a test change what a view shows.
@MainActor @Observable
final class Model<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Shows content that depends on a value that the test sets.
struct Stage<Value, Content: View>: View {
    let model: Model<Value>
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        content(model.value)
    }
}

/// The simulator has an `Environment` too.
typealias Environment = SwiftUI.Environment
