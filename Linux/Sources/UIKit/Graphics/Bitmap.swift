internal import CGTK

/// A picture as pixels, such as a screenshot. It never changes.
package final class Bitmap: Sendable {
    package let width: Int
    package let height: Int
    /// Pixels in the order blue, green, red, alpha, with premultiplied alpha.
    let pixels: [UInt8]

    init(width: Int, height: Int, premultipliedBGRA pixels: [UInt8]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Reads a PNG file.
    package convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    package convenience init?(data: Data) {
        guard let texture = Texture(data: data) else { return nil }
        self.init(width: texture.width, height: texture.height, premultipliedBGRA: texture.premultipliedBGRA())
    }

    /// The pixel at a place, counted from the top left, with straight alpha; clear outside of the picture.
    package subscript(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
        guard x >= 0, x < width, y >= 0, y < height else { return (0, 0, 0, 0) }
        let i = (y * width + x) * 4
        let alpha = Int(pixels[i + 3])
        guard alpha > 0 else { return (0, 0, 0, 0) }
        func straight(_ value: UInt8) -> UInt8 { UInt8(min((Int(value) * 255 + alpha / 2) / alpha, 255)) }
        return (straight(pixels[i + 2]), straight(pixels[i + 1]), straight(pixels[i]), pixels[i + 3])
    }

    /// The picture as a PNG file; empty only if memory runs out.
    package var pngData: Data {
        guard let texture = Texture(width: width, height: height, premultipliedBGRA: pixels) else { return Data() }
        guard let bytes = gdk_texture_save_to_png_bytes(texture.pointer) else { return Data() }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let start = g_bytes_get_data(bytes, &size) else { return Data() }
        return Data(bytes: start, count: Int(size))
    }

    package func write(to path: String) throws {
        try pngData.write(to: URL(fileURLWithPath: path))
    }

    /// Draws into a new picture whose coordinates are points; the size is rounded up to whole pixels.
    static func draw(size: CGSize, scale: CGFloat, _ draw: (OpaquePointer) -> Void) -> Bitmap {
        Graphics.prepare()
        guard size.isFinite, scale.isFinite, scale > 0 else {
            assertionFailure("A picture needs a finite size and a scale above 0, not \(size) at \(scale)")
            return Bitmap(width: 0, height: 0, premultipliedBGRA: [])
        }
        // Cairo's images end at 32767 pixels.
        let width = Int((size.width * scale - 0.001).rounded(.up).clamped(0, 32767))
        let height = Int((size.height * scale - 0.001).rounded(.up).clamped(0, 32767))
        guard width > 0, height > 0 else { return Bitmap(width: 0, height: 0, premultipliedBGRA: []) }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, CInt(width), CInt(height))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        if let context {
            cairo_scale(context, Double(scale), Double(scale))
            draw(context)
        }
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface) else {
            return Bitmap(width: 0, height: 0, premultipliedBGRA: [])
        }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            for y in 0..<height {
                UnsafeMutableRawBufferPointer(buffer)
                    .baseAddress?.advanced(by: y * width * 4)
                    .copyMemory(from: data + y * stride, byteCount: width * 4)
            }
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, premultipliedBGRA: pixels)
    }
}

extension Bitmap: Equatable {
    package static func == (left: Bitmap, right: Bitmap) -> Bool {
        left === right || left.width == right.width && left.height == right.height && left.pixels == right.pixels
    }
}
