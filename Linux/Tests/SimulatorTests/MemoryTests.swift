import Foundation
import Testing

@testable import Simulator

@MainActor
struct MemoryTests {
    private final class Weak {
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// A hundred controllers are shown, used and replaced; none stays alive, nor any view of theirs.
    @Test func nothingStaysAlive() throws {
        let phone = Simulator()
        var traces: [Weak] = []
        for round in 0..<100 {
            let list = list(in: phone.phone.size)
            let root = controller(list)
            traces += [Weak(root), Weak(list), Weak(root.view)]
            phone.show(root)
            if round % 10 == 0 {
                phone.flick(from: CGPoint(x: 200, y: 600), velocity: CGPoint(x: 0, y: -1500))
                phone.present(controller())
                _ = phone.screenshot(scale: 1)
                phone.dismiss(animated: true)
            }
        }
        phone.hide()
        try phone.settle()
        // Also what waits for its time, such as fading scroll indicators.
        phone.advance(10)
        #expect(traces.filter { $0.object != nil }.count == 0)
    }

    @Test func simulatorsAreFreed() {
        var traces: [Weak] = []
        do {
            let phone = Simulator()
            phone.show(controller())
            traces = [Weak(phone), Weak(phone.runtime), Weak(phone.window)]
        }
        // The last phone stays current until there is another one.
        _ = Simulator()
        #expect(traces.filter { $0.object != nil }.count == 0)
    }

    /// A minute of scrolling, every frame drawn, takes no more memory at its end than after the first third.
    @Test func memoryIsFlatWhileScrolling() throws {
        let phone = Simulator()
        let list = list(in: phone.phone.size)
        phone.show(controller(list))
        func scroll(seconds: Int) {
            for second in 0..<seconds {
                let speed: CGFloat = second % 2 == 0 ? -1500 : 1500
                phone.flick(from: CGPoint(x: 200, y: 426), velocity: CGPoint(x: 0, y: speed))
                for _ in 0..<54 {
                    phone.advance(1.0 / 60)
                    _ = phone.runtime.render()
                }
                _ = phone.screenshot(scale: 1)
            }
        }
        scroll(seconds: 20)
        let warm = try residentBytes()
        scroll(seconds: 40)
        let grown = try residentBytes() - warm
        #expect(grown < 8 << 20, "grew by \(grown) bytes")
    }

    private func residentBytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return try #require(pages) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
