internal import CGTK
import Foundation

/// Owns a GdkPixbuf that nobody changes after it was made; that is why threads may share it.
final class PixelBuffer: @unchecked Sendable {
    private let pointer: OpaquePointer

    let width: Int
    let height: Int

    /// Takes over `pointer`, which is the only reference to the pixels.
    init(adopting pointer: OpaquePointer) {
        self.pointer = pointer
        width = Int(gdk_pixbuf_get_width(pointer))
        height = Int(gdk_pixbuf_get_height(pointer))
    }

    /// Buffers side by side from left to right on one ground; nil when there is nothing to place or no memory for it.
    convenience init?(placing buffers: [PixelBuffer], spacing: Int, ground: (UInt8, UInt8, UInt8)) {
        let width = buffers.reduce(spacing) { $0 + $1.width + spacing }
        let height = (buffers.map(\.height).max() ?? 0) + 2 * spacing
        guard !buffers.isEmpty,
            let strip = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, CInt(width), CInt(height))
        else { return nil }
        let pixel = UInt32(ground.0) << 24 | UInt32(ground.1) << 16 | UInt32(ground.2) << 8 | 0xFF
        gdk_pixbuf_fill(strip, pixel)
        var x = spacing
        for buffer in buffers {
            let (width, height) = (CInt(buffer.width), CInt(buffer.height))
            // Composed, not copied: a picture with a bezel lets the ground through at its corners.
            gdk_pixbuf_composite(
                buffer.pointer, strip, CInt(x), CInt(spacing), width, height,
                Double(x), Double(spacing), 1, 1, GDK_INTERP_NEAREST, 255)
            x += buffer.width + spacing
        }
        self.init(adopting: strip)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// The part inside `rect`, in pixels; nil when the two don't meet.
    func cropped(to rect: CGRect) -> PixelBuffer? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isEmpty,
            let window = gdk_pixbuf_new_subpixbuf(
                pointer, CInt(part.minX), CInt(part.minY), CInt(part.width), CInt(part.height))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(window)) }
        return gdk_pixbuf_copy(window).map(PixelBuffer.init(adopting:))
    }

    func pixel(x: Int, y: Int) -> Screenshot.Pixel? {
        guard (0..<width).contains(x), (0..<height).contains(y), let bytes = gdk_pixbuf_read_pixels(pointer) else {
            return nil
        }
        let channels = Int(gdk_pixbuf_get_n_channels(pointer))
        let first = bytes + y * Int(gdk_pixbuf_get_rowstride(pointer)) + x * channels
        return Screenshot.Pixel(
            red: first[0], green: first[1], blue: first[2], alpha: channels == 4 ? first[3] : 255)
    }

    /// The pixels as a PNG: without an alpha channel when the picture is opaque, and packed as tightly as zlib can.
    func pngData() -> Data? {
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        let saved = "compression".withCString { key in
            "9".withCString { value in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pointer, &bytes, &count, "png", &keys, &values, nil)
            }
        }
        guard saved != 0, let bytes else { return nil }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}

extension PixelBuffer: Equatable {
    static func == (left: PixelBuffer, right: PixelBuffer) -> Bool {
        guard left.width == right.width, left.height == right.height else { return false }
        if left === right { return true }
        let (channels, others) = (gdk_pixbuf_get_n_channels(left.pointer), gdk_pixbuf_get_n_channels(right.pointer))
        guard channels == others,
            let first = gdk_pixbuf_read_pixels(left.pointer), let second = gdk_pixbuf_read_pixels(right.pointer)
        else { return false }
        let stride = (
            Int(gdk_pixbuf_get_rowstride(left.pointer)), Int(gdk_pixbuf_get_rowstride(right.pointer))
        )
        // Row by row: what pads a row to its stride is nobody's picture.
        return (0..<left.height).allSatisfy { row in
            memcmp(first + row * stride.0, second + row * stride.1, left.width * Int(channels)) == 0
        }
    }
}
