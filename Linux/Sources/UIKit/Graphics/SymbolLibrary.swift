internal import CGTK
import Synchronization

/// Reads the drawings of symbols and makes masks of them.
enum SymbolLibrary {
    private static let folder = "/usr/share/bootstrap-icons/svg"

    private struct MaskKey: Hashable {
        var symbol: Symbol
        var stroke: CGFloat
        var view: CGRect
        var width: Int
        var height: Int
    }

    private struct InkKey: Hashable {
        var symbol: Symbol
        var stroke: CGFloat
    }

    private struct Cache {
        var drawings: [String: String?] = [:]
        var inks: [InkKey: CGRect] = [:]
        var masks = LRUCache<MaskKey, AlphaMask>(limit: 256)

        mutating func drawing(_ file: String) -> String? {
            if let drawing = drawings[file] { return drawing }
            let drawing = FileManager.default.contents(atPath: "\(folder)/\(file).svg").map {
                String(decoding: $0, as: UTF8.self)
            }
            if drawing == nil, !FileManager.default.fileExists(atPath: folder) { reportMissing }
            drawings[file] = drawing
            return drawing
        }
    }

    private static let cache = Mutex(Cache())

    private static let reportMissing: Void = Graphics.warn(
        "Symbols are missing (Debian: bootstrap-icons); UIImage(systemName:) returns nil.")

    static func contains(_ file: String) -> Bool {
        cache.withLock { $0.drawing(file) != nil }
    }

    /// The rectangle that a symbol paints, in units of its drawing.
    static func ink(of symbol: Symbol, stroke: CGFloat) -> CGRect? {
        cache.withLock { cache in
            let key = InkKey(symbol: symbol, stroke: stroke)
            if let ink = cache.inks[key] { return ink }
            // The drawings are 16 units wide; strokes may reach over the edge.
            let view = CGRect(x: -2, y: -2, width: 20, height: 20)
            guard let drawing = cache.drawing(symbol.file),
                let mask = rasterize(drawing, stroke: stroke, view: view, width: 200, height: 200),
                let box = mask.inkBounds
            else { return nil }
            let ink = CGRect(
                x: view.minX + box.minX / 10, y: view.minY + box.minY / 10, width: box.width / 10,
                height: box.height / 10)
            cache.inks[key] = ink
            return ink
        }
    }

    static func mask(of symbol: Symbol, stroke: CGFloat, view: CGRect, width: Int, height: Int) -> AlphaMask? {
        cache.withLock { cache in
            let key = MaskKey(symbol: symbol, stroke: stroke, view: view, width: width, height: height)
            if let mask = cache.masks.value(for: key) { return mask }
            guard let drawing = cache.drawing(symbol.file),
                let mask = rasterize(drawing, stroke: stroke, view: view, width: width, height: height)
            else { return nil }
            cache.masks.insert(mask, for: key)
            return mask
        }
    }

    /// Draws the part of the drawing that the view shows.
    private static func rasterize(
        _ drawing: String, stroke: CGFloat, view: CGRect, width: Int, height: Int
    ) -> AlphaMask? {
        // Everything after the first tag; that tag is written anew for the size and the view.
        guard let body = drawing.firstIndex(of: ">").map({ drawing[$0...].dropFirst() }) else { return nil }
        let pen = stroke > 0 ? "stroke=\"#000\" stroke-width=\"\(stroke)\" stroke-linejoin=\"round\"" : ""
        let box = "\(view.minX) \(view.minY) \(view.width) \(view.height)"
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(box)" \
            preserveAspectRatio="none" fill="#000" \(pen)>\(body)
            """
        guard let bytes = g_bytes_new(text, gsize(text.utf8.count)) else { return nil }
        let stream = GObject(adopting: UnsafeMutableRawPointer(g_memory_input_stream_new_from_bytes(bytes)))
        g_bytes_unref(bytes)
        var error: UnsafeMutablePointer<GError>?
        guard
            let pixbuf = gdk_pixbuf_new_from_stream_at_scale(
                stream.cast(), gint(width), gint(height), 0, nil, &error)
        else {
            g_clear_error(&error)
            return nil
        }
        let image = GObject(adopting: UnsafeMutableRawPointer(pixbuf))
        return AlphaMask(pixbuf: image.opaque)
    }
}

extension AlphaMask {
    fileprivate convenience init?(pixbuf: OpaquePointer) {
        guard gdk_pixbuf_get_has_alpha(pixbuf) != 0, let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return nil }
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        var values: [UInt8] = []
        values.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width { values.append(pixels[y * stride + x * 4 + 3]) }
        }
        self.init(width: width, height: height, values: values)
    }
}
