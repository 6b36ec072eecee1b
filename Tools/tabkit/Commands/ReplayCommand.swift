import Foundation
import Replay

/// `tabkit replay`: a scenario file, played on the real controllers.
enum ReplayCommand: Command {
    static let name = "replay"
    static let arguments = "FILE"
    static let summary = "plays a scenario file and prints what can be seen"
    static let argumentCount = 1...1
    static let options = [OptionSpec("--pictures", value: "DIR", "where a picture for each record goes")]
    static let discussion = """
        Plays a scenario file, or standard input for -, on the real controllers in the
        simulated phone, and prints a line of JSON for each record. Nothing is printed unless
        all of it could be played. What can’t be read or played is said on standard error,
        with the place in the file, and the exit status is 2.

        The steps that a scenario may have:

          \(Scenario.stepForms.joined(separator: "\n          "))
        """

    static func run(_ options: Options) throws -> Int32 {
        let data = try read(options.arguments[0])
        let pictures = options["--pictures"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        do {
            let lines = try Player(Scenario(data), pictures: pictures).play()
            Console.print(lines.joined(separator: "\n"))
            return 0
        } catch let error as ScenarioError {
            throw UsageError("\(error)")
        }
    }

    private static func read(_ file: String) throws -> Data {
        if file == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
            throw UsageError("cannot read \(file); give a scenario file, or - for standard input")
        }
        return data
    }
}
