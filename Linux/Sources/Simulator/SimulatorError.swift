import Foundation

/// What a person in front of the phone would say: there is no such thing on the screen, or it doesn't stop moving.
public enum SimulatorError: Error, Equatable, CustomStringConvertible {
    /// Nothing on the screen has that accessibility label; `present` are those that are there.
    case noElement(label: String, present: [String])
    /// The element or view has no place on the screen where a finger could meet it.
    case unreachable(String)
    /// Something still moves after `limit` seconds.
    case stillMoving([String], limit: TimeInterval)

    public var description: String {
        switch self {
        case .noElement(let label, let present):
            let labels = present.isEmpty ? "nothing with a label" : present.map { "\"\($0)\"" }.joined(separator: ", ")
            return "no element is labelled \"\(label)\"; on the screen: \(labels)"
        case .unreachable(let what):
            return "\(what) is not where a finger could meet it"
        case .stillMoving(let what, let limit):
            return "still moving after \(limit) s: \(what.joined(separator: ", "))"
        }
    }
}
