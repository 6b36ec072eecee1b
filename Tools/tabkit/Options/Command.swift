/// A subcommand.
@MainActor protocol Command {
    static var name: String { get }
    /// The arguments, as a usage line shows them.
    static var arguments: String { get }
    /// What it does, in a line.
    static var summary: String { get }
    /// What it does, for a person who wants to know.
    static var discussion: String { get }
    static var options: [OptionSpec] { get }
    /// How many arguments there can be beside options.
    static var argumentCount: ClosedRange<Int> { get }

    /// Does it.
    ///
    /// - Returns: The exit status.
    static func run(_ options: Options) throws -> Int32
}
