import Foundation

/// The `tabkit` command: chooses a subcommand and turns what goes wrong into a line and an exit status.
@MainActor enum CommandLineTool {
    static let commands: [any Command.Type] = [GalleryCommand.self, PicturesCommand.self, ReplayCommand.self]

    /// Runs the command.
    ///
    /// - Returns: The exit status: 0, 1 if something failed, 2 if what was asked for isn't valid.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try dispatch(arguments)
        } catch let error as UsageError {
            Console.fail(error.message)
            return 2
        } catch {
            Console.fail("\(error)")
            return 1
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> Int32 {
        guard let name = arguments.first else {
            Console.print(Help.overview)
            return 0
        }
        if ["--help", "-h", "help"].contains(name) {
            Console.print(Help.overview)
            return 0
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            let kind = name.hasPrefix("-") ? "option" : "command"
            throw UsageError(
                "unknown \(kind) \(name); valid are \(commands.map { $0.name }.joined(separator: ", ")), --help")
        }
        let rest = Array(arguments.dropFirst())
        if rest.contains("--help") || rest.contains("-h") {
            Console.print(Help.text(of: command))
            return 0
        }
        return try command.run(Options(rest, of: command))
    }
}
