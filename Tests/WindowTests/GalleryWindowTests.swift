import Testing
import WindowTesting

@Suite("The gallery's window, moved by real X input", .serialized) struct GalleryWindowTests {
    @Test("clicks and drags select, keys too, another size keeps the selection, and closing ends the program")
    func person() throws {
        let desktop = try #require(try Desktop())
        let gallery = try Child(
            Child.path(ofBuilt: "tabkit"), ["gallery", "media", "--trace"], environment: desktop.environment)
        defer { gallery.stop() }

        let stage = try #require(gallery.wait(for: "drawn"))
        #expect(stage[2...] == [393, 852])
        let strip = try #require(gallery.wait(for: "strip"))
        #expect(gallery.wait(for: "settled") == [0, 0, 0, 393, 852])
        let window = try #require(try desktop.window(titled: "Gallery"))
        try desktop.xdotool("windowfocus", "--sync", window)
        let at = { (x: Int, y: Int) in ["mousemove", "--window", window, "\(x + stage[0])", "\(y + stage[1])"] }
        /// Puts the button down, goes through some places, and lets go at the last, after a moment's rest.
        let drag = { (places: [Int]) in
            let steps = places.dropFirst().flatMap { at($0, 500) + ["sleep", "0.02"] }
            try desktop.xdotool(at(places[0], 500) + ["mousedown", "1"] + steps + ["sleep", "0.1", "mouseup", "1"])
        }

        // The middle of the strip is the middle of the second of three equal tabs.
        try desktop.xdotool(at(strip[0] + strip[2] / 2, strip[1] + strip[3] / 2) + ["click", "1"])
        #expect(gallery.lines(before: "selected Movies tap") != nil)
        #expect(gallery.wait(for: "settled") == [1, 0, 0, 393, 852])

        // To the left, over more than half a page.
        try drag((0...12).map { 340 - 25 * $0 })
        #expect(gallery.lines(before: "selected Books swipe") != nil)
        #expect(gallery.wait(for: "settled") == [2, 0, 0, 393, 852])

        // A little to the right, and back.
        try drag((0...6).map { 100 + 10 * $0 } + (0...5).map { 150 - 10 * $0 })
        let quiet = try #require(gallery.lines(before: "cancelled"))
        #expect(!quiet.contains { $0.hasPrefix("selected") })
        #expect(gallery.lines(before: "rest")?.contains { $0.hasPrefix("se") } == false)

        try desktop.xdotool("key", "Left")
        #expect(gallery.lines(before: "selected Movies key") != nil)
        #expect(gallery.wait(for: "settled") == [1, 0, 0, 393, 852])
        try desktop.xdotool("key", "ctrl+Tab")
        #expect(gallery.lines(before: "selected Books key") != nil)
        #expect(gallery.wait(for: "settled") == [2, 0, 0, 393, 852])

        // As a window manager does while a person drags the window's corner.
        try desktop.xdotool("windowsize", window, "600", "500")
        let resizing = try #require(gallery.lines(before: "settled 2 0 0 600 500"))
        #expect(!resizing.contains { $0.hasPrefix("selected") })
        #expect(resizing.contains { $0.hasPrefix("drawn") && $0.hasSuffix(" 600 500") })

        try desktop.xdotool("key", "ctrl+q")
        let end = gallery.end()
        #expect(end.status == 0)
        #expect(end.errors.isEmpty, "\(end.errors)")
    }
}
