import Foundation
import Testing

/// A scenario of the folder Scenarios, with the records that it should give beside it.
struct ScenarioFile: Sendable, CustomTestStringConvertible {
    let scenario: URL

    var name: String { scenario.deletingPathExtension().lastPathComponent }
    var testDescription: String { name }
    var records: URL { scenario.deletingPathExtension().appendingPathExtension("jsonl") }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scenarios", isDirectory: true)

    /// All scenarios, by name.
    static let all: [ScenarioFile] = {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { ScenarioFile(scenario: $0) }
    }()

    /// All files with expected records.
    static let recordNames: Set<String> = {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return Set(
            (files ?? []).filter { $0.pathExtension == "jsonl" }.map { $0.deletingPathExtension().lastPathComponent })
    }()
}
