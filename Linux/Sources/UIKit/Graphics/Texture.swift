internal import CGTK
import Synchronization

/// An image in the form in which it is drawn; it never changes.
package final class Texture: Sendable {
    private let object: GObject

    package let width: Int
    package let height: Int
    private let mask = Mutex<AlphaMask?>(nil)

    init(adopting pointer: OpaquePointer) {
        object = GObject(adopting: UnsafeMutableRawPointer(pointer))
        width = Int(gdk_texture_get_width(pointer))
        height = Int(gdk_texture_get_height(pointer))
    }

    /// Reads PNG, JPEG and what else GTK can read.
    convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let texture = gdk_texture_new_from_bytes(bytes, &error) else {
            g_clear_error(&error)
            return nil
        }
        self.init(adopting: texture)
    }

    /// Makes a texture of pixels in the order blue, green, red, alpha, with premultiplied alpha.
    convenience init?(width: Int, height: Int, premultipliedBGRA pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        let bytes = g_bytes_new(pixels, gsize(pixels.count))
        defer { g_bytes_unref(bytes) }
        guard
            let texture = gdk_memory_texture_new(
                gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
        else { return nil }
        self.init(adopting: texture)
    }

    package var pointer: OpaquePointer { object.opaque }

    /// The pixels in the order blue, green, red, alpha, with premultiplied alpha.
    func premultipliedBGRA() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            gdk_texture_download(pointer, buffer.baseAddress, gsize(width * 4))
            count = width * height * 4
        }
    }

    /// The image as a stencil, made at the first use.
    var alphaMask: AlphaMask {
        mask.withLock { mask in
            if let mask { return mask }
            let pixels = premultipliedBGRA()
            let values = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
            let made = AlphaMask(width: width, height: height, values: values)
            mask = made
            return made
        }
    }
}
