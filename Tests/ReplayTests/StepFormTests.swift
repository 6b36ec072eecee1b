import Foundation
import Replay
import Testing

@Suite("The help for steps") @MainActor struct StepFormTests {
    @Test("shows only what can be played", arguments: Scenario.stepForms)
    func forms(_ form: String) throws {
        let lines = try play(
            #"{"tabs": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "steps": [{"show": true}, \#(form)]}"#)
        #expect(lines.last?.hasPrefix(#"{"at": "end""#) == true)
    }

    @Test("shows every step")
    func all() throws {
        let fault = try #require(refusal(of: #"{"tabs": [], "steps": [{}]}"#))
        let names = try #require(fault.message.split(separator: "keys ").last).components(separatedBy: ", ")
        #expect(names.count > 15)
        for name in names {
            #expect(Scenario.stepForms.contains { $0.contains("{\"\(name)\":") }, "\(name)")
        }
    }
}
