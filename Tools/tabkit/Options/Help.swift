/// The help texts.
@MainActor enum Help {
    static var overview: String {
        let width = CommandLineTool.commands.map { $0.name.count }.max() ?? 0
        let lines = CommandLineTool.commands.map { "  \(padded($0.name, width))  \($0.summary)" }
        return """
            Shows, tests and pictures TabKit on Linux.

            Usage: tabkit COMMAND …

            \(lines.joined(separator: "\n"))

            tabkit COMMAND --help says more.
            """
    }

    static func usage(of command: any Command.Type) -> String {
        let options = command.options.map { "[\($0.usage)]" }
        return (["tabkit", command.name, command.arguments] + options).filter { !$0.isEmpty }.joined(separator: " ")
    }

    static func text(of command: any Command.Type) -> String {
        let specs = command.options + [OptionSpec("--help", "this text")]
        let width = specs.map(\.usage.count).max() ?? 0
        let lines = specs.map { "  \(padded($0.usage, width))  \($0.help)" }
        return """
            \(command.discussion)

            Usage: \(usage(of: command))

            \(lines.joined(separator: "\n"))
            """
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
