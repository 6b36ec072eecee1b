import Foundation
import Testing

/// The command itself, which is built beside the tests.
@Suite("tabkit replay") struct CommandTests {
    private struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    private func run(_ arguments: [String], input: String = "") throws -> Outcome {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("tabkit")
        process.arguments = ["replay"] + arguments
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, errors)
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
            errors: String(decoding: said, as: UTF8.self))
    }

    @Test("prints what is expected of a file, and the same of standard input")
    func file() throws {
        let file = try #require(ScenarioFile.all.first)
        let fromFile = try run([file.scenario.path])
        #expect(fromFile.status == 0)
        #expect(fromFile.errors.isEmpty)
        #expect(fromFile.output == (try String(contentsOf: file.records, encoding: .utf8)))
        let fromInput = try run(["-"], input: try String(contentsOf: file.scenario, encoding: .utf8))
        #expect(fromInput.output == fromFile.output)
    }

    @Test(
        "says in one line what is wrong, prints nothing and exits with 2",
        arguments: [
            (#"{"tabs": [{"id": "a"}], "steps": [{"show": true}, {"record": "1"}, {"tap": "z"}]}"#, "steps[2].tap: "),
            (#"{"tabs": [{"id": "a", "with": 3}]}"#, "tabs[0].with: "),
            ("{", "not a JSON text"),
            ("", "not a JSON text"),
        ])
    func refusal(_ text: String, _ words: String) throws {
        let outcome = try run(["-"], input: text)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("tabkit: "))
        #expect(outcome.errors.contains(words))
        #expect(outcome.errors.filter(\.isNewline).count == 1)
    }

    @Test("names a file that is not there")
    func missingFile() throws {
        let outcome = try run(["/no/such/file.json"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("/no/such/file.json"))
    }

    @Test("writes a picture for each record")
    func pictures() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("records-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = #"{"tabs": [{"id": "a"}], "steps": [{"show": true}, {"record": "one/two"}]}"#
        #expect(try run(["-", "--pictures", folder.path], input: text).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["01-one-two.png", "02-end.png"])
    }
}
