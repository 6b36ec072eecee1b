import Foundation

/// Writes to the terminal.
enum Console {
    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data("\(text)\n".utf8))
    }

    /// Writes one line to standard error.
    static func fail(_ message: String) {
        let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
        FileHandle.standardError.write(Data("tabkit: \(line)\n".utf8))
    }
}
