import Foundation
import Replay
import Testing

/// What a scenario prints.
@MainActor func play(_ text: String) throws -> [String] {
    try Player(Scenario(Data(text.utf8))).play()
}

/// The records of a scenario, read back.
@MainActor func records(of text: String) throws -> [[String: Any]] {
    try play(text).map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
}

/// What is wrong with a scenario, or `nil` if it can be played.
@MainActor func refusal(of text: String) -> ScenarioError? {
    do {
        _ = try Scenario(Data(text.utf8))
        return nil
    } catch {
        return error as? ScenarioError
    }
}
