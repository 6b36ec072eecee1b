import UIKit

extension Screenshot {
    /// Several pictures side by side, in the scale of the first.
    ///
    /// - Parameters:
    ///   - spacing: points around and between them.
    ///   - background: what is seen there.
    /// - Returns: nil when there is no picture.
    public static func filmstrip(
        _ frames: [Screenshot], spacing: CGFloat = 12, background: UIColor = .white
    ) -> Screenshot? {
        guard let scale = frames.first?.scale else { return nil }
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
        _ = background.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let byte = { (part: CGFloat) in UInt8((min(max(part, 0), 1) * 255).rounded()) }
        return PixelBuffer(
            placing: frames.map(\.buffer), spacing: Int((max(spacing, 0) * scale).rounded()),
            ground: (byte(red), byte(green), byte(blue))
        ).map { Screenshot(buffer: $0, scale: scale) }
    }
}
