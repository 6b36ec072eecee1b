import UIKit

/// A picture of the screen: pixels to compare, look up or write to a file.
public struct Screenshot: Equatable, Sendable {
    /// One pixel, not multiplied by its alpha.
    public struct Pixel: Hashable, Sendable {
        public var red: UInt8
        public var green: UInt8
        public var blue: UInt8
        public var alpha: UInt8

        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    let buffer: PixelBuffer

    /// How many pixels a point has.
    public let scale: CGFloat

    /// The size in points.
    public var size: CGSize { CGSize(width: CGFloat(buffer.width) / scale, height: CGFloat(buffer.height) / scale) }

    /// The width in pixels.
    public var pixelWidth: Int { buffer.width }
    /// The height in pixels.
    public var pixelHeight: Int { buffer.height }

    /// The pixel that holds `point`, in points from the picture's upper left; nil outside.
    public func pixel(at point: CGPoint) -> Pixel? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return buffer.pixel(x: Int((point.x * scale).rounded(.down)), y: Int((point.y * scale).rounded(.down)))
    }

    /// The part inside `rect`, in points, grown to whole pixels; nil when it lies outside the picture.
    public func cropped(to rect: CGRect) -> Screenshot? {
        let pixels = CGRect(
            x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
        return buffer.cropped(to: pixels).map { Screenshot(buffer: $0, scale: scale) }
    }

    /// The picture as a PNG file. The same pixels give the same bytes.
    public var pngData: Data? { buffer.pngData() }

    /// Writes the picture as a PNG file, and makes the folder it goes to.
    public func write(to url: URL) throws {
        guard let data = pngData else { throw CocoaError(.fileWriteUnknown) }
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// Writes the picture as a PNG file at this path.
    public func write(to path: String) throws {
        try write(to: URL(fileURLWithPath: path))
    }
}

extension Screenshot {
    /// What is drawn besides the app's own pixels.
    public struct Chrome: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Time, signal, Wi-Fi and battery, unless the app hides them.
        public static let statusBar = Chrome(rawValue: 1 << 0)
        /// The line at the lower edge, on devices that have one, unless the app hides it.
        public static let homeIndicator = Chrome(rawValue: 1 << 1)
        /// The notch or the island.
        public static let cutout = Chrome(rawValue: 1 << 2)
        /// The phone's body around a screen with round corners.
        public static let bezel = Chrome(rawValue: 1 << 3)

        /// What a screenshot taken on the device shows.
        public static let system: Chrome = [.statusBar, .homeIndicator]
        /// What a photograph of the device shows.
        public static let device: Chrome = [.statusBar, .homeIndicator, .cutout, .bezel]
    }
}
