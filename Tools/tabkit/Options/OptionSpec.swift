/// An option that a command knows.
struct OptionSpec {
    let name: String
    /// What stands for its value in a help text; `nil` for an option without a value.
    let value: String?
    let help: String

    init(_ name: String, value: String? = nil, _ help: String) {
        self.name = name
        self.value = value
        self.help = help
    }

    static let pictures = OptionSpec("--pictures", value: "DIR", "where pictures go")

    var usage: String { value.map { "\(name) \($0)" } ?? name }
}
