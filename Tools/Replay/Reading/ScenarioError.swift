/// A scenario that cannot be read or played: where, and what is valid there.
public struct ScenarioError: Error, CustomStringConvertible, Equatable {
    /// The place, as `steps[3].dragPages`; empty for the file as a whole.
    public var place: String
    public var message: String

    public var description: String { place.isEmpty ? message : "\(place): \(message)" }
}
