import Simulator
import TabKit
import UIKit

/// What a frame costs while a finger swipes pages: the events, the layout, the nodes and the pixels.
@MainActor enum FrameBenchmark {
    static func run() {
        let phone = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
        guard let screen = Framebuffer(size: phone.phone.size, scale: 2) else { return }
        for _ in 0..<20 { screen.fill() }
        let floor = (0..<5).map { _ in Stopwatch.measure { for _ in 0..<50 { screen.fill() } } / 50 }.min() ?? 0
        print("  filling a frame once      \(Stopwatch.text(floor))   1.00")
        for count in [5, 1_000, 100_000] {
            let (frame, pixels) = swipe(tabs: count)
            let ratio = String(format: "%.2f", frame / floor)
            print(
                "  \(count) tabs".padding(toLength: 28, withPad: " ", startingAt: 0)
                    + "\(Stopwatch.text(frame))   \(ratio)   of which drawing\(Stopwatch.text(pixels))")
        }
    }

    /// - Returns: The cost of a frame, and of that the drawing, in milliseconds.
    private static func swipe(tabs count: Int) -> (frame: Double, pixels: Double) {
        let phone = Simulator(Phone(size: CGSize(width: 390, height: 844), scale: 2))
        guard let screen = Framebuffer(size: phone.phone.size, scale: 2) else { return (0, 0) }
        phone.show(BenchmarkPages.tabs(BenchmarkPages.items(count)))
        screen.draw(phone)
        var best = (frame: Double.infinity, pixels: Double.infinity)
        for _ in 0..<8 {
            phone.touchDown(at: CGPoint(x: 330, y: 500))
            phone.touchMove(to: CGPoint(x: 300, y: 500))
            screen.draw(phone)
            var (total, pixels) = (0.0, 0.0)
            let frames = 60
            for frame in 1...frames {
                total += Stopwatch.measure {
                    phone.touchMove(to: CGPoint(x: 300 - Double(frame) * 4, y: 500))
                    phone.advance(1.0 / 60)
                    pixels += Stopwatch.measure { screen.draw(phone) }
                }
            }
            best = (min(best.frame, total / Double(frames)), min(best.pixels, pixels / Double(frames)))
            phone.touchMove(to: CGPoint(x: 300, y: 500))
            phone.touchUp(velocity: .zero)
            _ = try? phone.settle()
        }
        return best
    }
}
