import Foundation

/// Writes a line at once, whatever standard output is connected to.
func say(_ word: String, _ numbers: CGFloat...) {
    let line = ([word] + numbers.map { "\(Int($0.rounded()))" }).joined(separator: " ") + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
}
