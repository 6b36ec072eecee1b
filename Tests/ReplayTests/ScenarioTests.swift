import Foundation
import Replay
import Testing

@Suite("The scenarios") @MainActor struct ScenarioTests {
    @Test("each gives the records beside it, and the same ones again", arguments: ScenarioFile.all)
    func records(_ file: ScenarioFile) throws {
        let scenario = try Scenario(Data(contentsOf: file.scenario))
        let expected = try String(contentsOf: file.records, encoding: .utf8)
        let first = try Player(scenario).play().joined(separator: "\n") + "\n"
        let second = try Player(scenario).play().joined(separator: "\n") + "\n"
        #expect(first == second, "not the same twice")
        guard Data(first.utf8) != Data(expected.utf8) else { return }
        for (line, wanted) in zip(first.split(separator: "\n"), expected.split(separator: "\n")) {
            #expect(line == wanted)
        }
        #expect(first.count == expected.count)
    }

    @Test("each has records, and no records are left over")
    func pairs() {
        #expect(!ScenarioFile.all.isEmpty, "no scenarios in \(ScenarioFile.folder.path)")
        #expect(Set(ScenarioFile.all.map(\.name)) == ScenarioFile.recordNames)
    }
}
