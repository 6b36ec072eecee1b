import Foundation

/// JSON written with its keys in a given order, and numbers rounded to a thousandth.
indirect enum Format {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Format])
    case object([(String, Format)])

    static func optional(_ string: String?) -> Format { string.map(Format.string) ?? .null }
    static func numbers(_ numbers: [Double]) -> Format { .array(numbers.map(Format.number)) }
    static func strings(_ strings: [String]) -> Format { .array(strings.map(Format.string)) }

    /// A number as it is written: rounded to a thousandth, without a useless fraction or sign.
    static func number(_ number: Double) -> String {
        guard number.isFinite else { return "null" }
        let thousandths = (number * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return String(format: "%.0f", number) }
        let whole = Int(thousandths)
        let (units, rest) = (abs(whole) / 1000, abs(whole) % 1000)
        let sign = whole < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(units)" }
        var digits = String(1000 + rest).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(units).\(digits)"
    }

    var text: String {
        switch self {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): Format.number(number)
        case .string(let string): Format.quoted(string)
        case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { "\(Format.quoted($0)): \($1.text)" }.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20: text += String(format: "\\u%04x", scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
