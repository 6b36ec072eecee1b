import Foundation
import Simulator
import Testing
import WindowTesting

/// The real window on a real X server, moved by real X events.
@Suite(.serialized)
struct LiveWindowTests {
    private static let program = Child.path(ofBuilt: "windowprobe")

    @Test func personMovesTheWindow() throws {
        let desktop = try #require(try Desktop())
        let pictures = FileManager.default.temporaryDirectory.appendingPathComponent("windowprobe-\(getpid())")
        defer { try? FileManager.default.removeItem(at: pictures) }
        let probe = try Child(Self.program, [pictures.path], environment: desktop.environment)
        defer { probe.stop() }

        let stage = try #require(probe.wait(for: "drawn"))
        #expect(stage[2...] == [393, 852])
        _ = probe.wait(for: "rest")
        let window = try #require(try desktop.window(titled: "windowprobe"))
        try desktop.xdotool("windowfocus", "--sync", window)
        let at = { (x: Int, y: Int) in ["mousemove", "--window", window, "\(x + stage[0])", "\(y + stage[1])"] }

        // A click taps the button, and a job of the main actor runs afterwards.
        try desktop.xdotool(at(160, 122) + ["click", "1"])
        #expect(probe.wait(for: "tapped") == [1])
        #expect(probe.wait(for: "task") == [])

        // A drag scrolls, and the list rests somewhere further down.
        _ = probe.wait(for: "rest")
        let steps = (1...10).flatMap { at(200, 700 - 30 * $0) + ["sleep", "0.02"] }
        try desktop.xdotool(at(200, 700) + ["mousedown", "1"] + steps + ["mouseup", "1"])
        let lifted = try #require(probe.wait(for: "lifted")?.first)
        #expect(lifted > 200)
        let frames = try #require(probe.wait(for: "rest")?.first)

        // At rest no frame is asked for: until a key that changes nothing, there is only the frame that brings it.
        try desktop.xdotool("key", "Right")
        #expect(probe.wait(for: "key") == [79, 0])
        #expect(probe.wait(for: "frames") == [frames + 1])
        try desktop.xdotool("key", "ctrl+Tab")
        let control = UIKeyModifierFlags.control.rawValue
        #expect(probe.wait(for: "key") == [43, Int(control)])

        // The wheel scrolls on.
        try desktop.xdotool("click", "5")
        let scrolled = try #require(probe.wait(for: "scrolled")?.first)
        #expect(scrolled > lifted)
        _ = probe.wait(for: "rest")

        // The device takes the window's size.
        try desktop.xdotool("windowsize", window, "600", "500")
        var size = probe.wait(for: "size")
        while let now = size, now != [600, 500] { size = probe.wait(for: "size") }
        #expect(size == [600, 500])

        // F12 writes a picture, and Control-Q ends the program.
        try desktop.xdotool("key", "F12")
        let picture = pictures.appendingPathComponent("windowprobe 1.png").path
        var line = probe.line()
        while line != nil, line != picture { line = probe.line() }
        #expect(line == picture)
        #expect(FileManager.default.fileExists(atPath: picture))
        try desktop.xdotool("key", "ctrl+q")
        #expect(probe.wait(for: "ended") == [])
        #expect(probe.end().status == 0)
    }

    @Test func withoutADisplayItSaysSo() throws {
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
        let probe = try Child(Self.program, environment: environment)
        #expect(probe.wait(for: "ended") == [])
        let end = probe.end()
        #expect(end.status == 1)
        #expect(end.errors == "there is no display to open a window on\n")
    }
}
