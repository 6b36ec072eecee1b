internal import CGTK

/// The families of fonts that stand in for San Francisco.
enum FontFamily: Hashable, Sendable {
    /// Inter, at every size. Its cut for large sizes was tried: spaced to the same pangram, words came out up to 6 %
    /// too narrow, with this one at most 3 %.
    case proportional
    case monospaced

    init(_ face: UIFont.Face) {
        self = face.isMonospaced ? .monospaced : .proportional
    }

    /// The families to try, in Pango's notation.
    var name: String {
        switch self {
        case .proportional: "Inter,sans-serif"
        case .monospaced: "DejaVu Sans Mono,monospace"
        }
    }

    /// What the letters are scaled by so that capitals are as high as in San Francisco.
    var scale: CGFloat {
        switch self {
        case .proportional: 0.70459 / 0.7273
        case .monospaced: 0.70459 / 0.729
        }
    }

    private static let report: Void = Graphics.warn(
        "The font Inter is missing (Debian: fonts-inter); another font takes its place, and pictures will differ.")

    /// Says once if the map of fonts lacks Inter.
    static func reportMissing(in map: OpaquePointer) {
        if pango_font_map_get_family(map.cast(), "Inter") == nil { report }
    }
}

extension OpaquePointer {
    /// The object as the type that C functions want.
    fileprivate func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
}
