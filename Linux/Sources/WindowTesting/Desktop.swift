import Foundation

/// An X server of its own without a monitor, with a person's hands: xdotool. It ends with its last client.
public final class Desktop {
    private let server: Child
    /// What a program needs to open its window here.
    public let environment: [String: String]

    /// Nil when the server doesn't say its display's number.
    public init?() throws {
        var environment = ProcessInfo.processInfo.environment
        environment["WAYLAND_DISPLAY"] = nil
        server = try Child(
            "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-terminate"],
            environment: environment)
        guard let number = server.line() else { return nil }
        environment["DISPLAY"] = ":\(number)"
        environment["GDK_BACKEND"] = "x11"
        environment["GSK_RENDERER"] = "cairo"
        environment["GTK_A11Y"] = "none"
        self.environment = environment
    }

    /// Does what xdotool's arguments say, and returns what it printed.
    @discardableResult
    public func xdotool(_ arguments: String...) throws -> String { try xdotool(arguments) }

    /// Does what xdotool's arguments say, and returns what it printed.
    @discardableResult
    public func xdotool(_ arguments: [String]) throws -> String {
        try Child.run("xdotool", arguments, environment: environment)
    }

    /// The X window with this title.
    public func window(titled title: String) throws -> String? {
        try xdotool("search", "--name", "^\(title)$").split(separator: "\n").last.map(String.init)
    }
}
