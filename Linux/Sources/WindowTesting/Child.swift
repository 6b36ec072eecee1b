import Foundation

/// A program that a test has started, and talks with by lines.
public final class Child {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var pending = Data()
    private var hasClosedOutput = false
    /// Every line so far.
    public private(set) var lines: [String] = []

    /// - Parameter executable: a path, or the name of a program in `PATH`.
    public init(_ executable: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: executable.contains("/") ? executable : "/usr/bin/env")
        process.arguments = executable.contains("/") ? arguments : [executable] + arguments
        process.environment = environment
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit { stop() }

    /// The next line, or nil when the program has ended or says nothing for `patience` seconds.
    public func line(patience: Double = 20) -> String? {
        let descriptor = output.fileHandleForReading.fileDescriptor
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: pending[..<end], as: UTF8.self)
                pending = Data(pending[pending.index(after: end)...])
                lines.append(line)
                return line
            }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, Int32(patience * 1000)) > 0 else { return nil }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty {
                hasClosedOutput = true
                return nil
            }
            pending += data
        }
    }

    /// The numbers behind `word` in the next line that begins with it.
    public func wait(for word: String) -> [Int]? {
        while let line = line() {
            let parts = line.split(separator: " ")
            if parts.first == word[...] { return parts.dropFirst().compactMap { Int($0) } }
        }
        return nil
    }

    /// Reads on to a line that is this one.
    ///
    /// - Returns: The lines before it, or nil when it doesn't come.
    public func lines(before last: String) -> [String]? {
        var before: [String] = []
        while let line = line() {
            if line == last { return before }
            before.append(line)
        }
        return nil
    }

    /// Where a program was built: beside the tests.
    public static func path(ofBuilt program: String) -> String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return tests.deletingLastPathComponent().appendingPathComponent(program).path
    }

    /// Waits for the end. What the program said on standard error comes with its status.
    ///
    /// A program that neither ends nor says anything is ended, which its status tells.
    public func end() -> (status: Int32, errors: String) {
        while line() != nil {}
        if !hasClosedOutput { stop() }
        process.waitUntilExit()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        return (process.terminationStatus, String(decoding: said, as: UTF8.self))
    }

    /// Ends the program at once. Gentler signals don't reach it: it inherits the mask of the test's thread, and libdispatch's
    /// threads block them all.
    public func stop() {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Runs a program to its end and returns what it said.
    public static func run(_ executable: String, _ arguments: [String], environment: [String: String]) throws -> String
    {
        let child = try Child(executable, arguments, environment: environment)
        while child.line() != nil {}
        child.process.waitUntilExit()
        return child.lines.joined(separator: "\n")
    }
}
