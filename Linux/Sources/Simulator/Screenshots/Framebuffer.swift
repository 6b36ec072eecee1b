import UIKit

/// Pixels that a phone's screen is drawn into again and again, as a display does. For benchmarks.
@MainActor
public final class Framebuffer {
    private let surface: Surface
    private let size: CGSize

    /// - Returns: nil when there is no pixel to draw.
    public init?(size: CGSize, scale: CGFloat) {
        guard let surface = Surface(size: size, scale: scale, isOpaque: true) else { return nil }
        self.surface = surface
        self.size = size
    }

    /// Draws what the phone's screen shows now.
    public func draw(_ phone: Simulator) {
        if let node = phone.runtime.render() { surface.draw(node) }
    }

    /// Fills all pixels with one colour: the least that a frame can cost.
    public func fill() {
        surface.pen.fill(CGRect(origin: .zero, size: size), Ink(white: 0.95))
    }
}
