/// What stands on the command line after the subcommand, taken apart.
struct Options {
    private(set) var arguments: [String] = []
    private var values: [String: String] = [:]

    /// Takes the words apart. `--name value` and `--name=value` are the same; after `--` everything is an argument.
    @MainActor init(_ words: [String], of command: any Command.Type) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                arguments += rest
                break
            }
            guard word.hasPrefix("-"), word != "-" else {
                arguments.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let spec = command.options.first(where: { $0.name == parts[0] }) else {
                let valid = command.options.map(\.name) + ["--help"]
                throw UsageError(
                    "\(command.name) has no option \(parts[0]); valid are \(valid.joined(separator: ", "))")
            }
            guard let placeholder = spec.value else {
                guard parts.count == 1 else { throw UsageError("\(spec.name) has no value") }
                values[spec.name] = ""
                continue
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw UsageError("\(spec.name) needs a value: \(spec.name) \(placeholder)")
            }
            values[spec.name] = value
        }
        guard command.argumentCount.contains(arguments.count) else {
            throw UsageError("usage: \(Help.usage(of: command))")
        }
    }

    func has(_ name: String) -> Bool { values[name] != nil }

    subscript(name: String) -> String? { values[name] }

    /// The value of an option, which must be one of these names.
    func choice<Value>(_ name: String, from valid: [(name: String, value: Value)]) throws -> Value? {
        try values[name].map { try Self.find($0, what: name, in: valid) }
    }

    /// The value with a name, whatever its case.
    static func find<Value>(_ word: String, what: String, in valid: [(name: String, value: Value)]) throws -> Value {
        guard let found = valid.first(where: { $0.name.lowercased() == word.lowercased() }) else {
            throw UsageError("\(what): \(word) is unknown; valid are \(valid.map(\.name).joined(separator: ", "))")
        }
        return found.value
    }
}
