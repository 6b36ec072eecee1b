import Foundation

/// Reads a JSON text, and says where it is none and what could stand there.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    private static let maximumDepth = 100

    private init(_ data: Data) { bytes = Array(data) }

    static func parse(_ data: Data) throws -> JSON {
        var parser = JSONParser(data)
        let value = try parser.value()
        guard parser.next() == nil else { throw parser.expected("the end of the text") }
        return value
    }

    /// The error that something else stands here, by line and column.
    private func expected(_ what: String) -> ScenarioError {
        let before = bytes[..<min(index, bytes.count)]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = String(decoding: before[start...], as: UTF8.self).count + 1
        return ScenarioError(place: "", message: "not a JSON text: line \(line), column \(column) must be \(what)")
    }

    /// The next character that is no space.
    private mutating func next() -> Character? {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
        return index < bytes.count ? Character(UnicodeScalar(bytes[index])) : nil
    }

    /// Passes over a character, if it is the next one.
    private mutating func skip(_ character: Character) -> Bool {
        guard next() == character else { return false }
        index += 1
        return true
    }

    private mutating func value() throws -> JSON {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else { throw expected("less deep") }
        switch next() {
        case "{": return .object(try object())
        case "[": return .array(try array())
        case "\"": return .string(try string())
        case "t": return try word("true", .bool(true))
        case "f": return try word("false", .bool(false))
        case "n": return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: String, _ value: JSON) throws -> JSON {
        guard bytes[index...].starts(with: word.utf8) else { throw expected(word) }
        index += word.utf8.count
        return value
    }

    private mutating func object() throws -> [String: JSON] {
        index += 1
        var members: [String: JSON] = [:]
        guard !skip("}") else { return members }
        repeat {
            guard next() == "\"" else { throw expected("a key in quotes") }
            let start = index
            let key = try string()
            guard members[key] == nil else {
                index = start
                throw expected("another key; \(key) is there already")
            }
            guard skip(":") else { throw expected("a colon") }
            members[key] = try value()
        } while skip(",")
        guard skip("}") else { throw expected("a comma or }") }
        return members
    }

    private mutating func array() throws -> [JSON] {
        index += 1
        var values: [JSON] = []
        guard !skip("]") else { return values }
        repeat { values.append(try value()) } while skip(",")
        guard skip("]") else { throw expected("a comma or ]") }
        return values
    }

    /// Finds the end of a string, and leaves its escapes to Foundation.
    private mutating func string() throws -> String {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            guard bytes[index] >= 0x20 else { throw expected("a character, \\n or \"; lines end outside of strings") }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count else { throw expected("the closing quote of a string") }
        index += 1
        guard
            let string = try? JSONDecoder().decode([String].self, from: Data([0x5B] + bytes[start..<index] + [0x5D]))
                .first
        else {
            index = start
            throw expected("a string of valid characters and escapes")
        }
        return string
    }

    private mutating func number() throws -> Double {
        let rest = String(decoding: bytes[index...].prefix(400), as: UTF8.self)
        guard let match = rest.prefixMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/),
            !match.output.0.isEmpty,
            let number = Double(match.output.0), number.isFinite
        else { throw expected("a value") }
        index += match.output.0.utf8.count
        return number
    }
}
