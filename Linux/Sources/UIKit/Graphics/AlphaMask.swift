import Synchronization

/// A shape in pixels, which takes any colour.
final class AlphaMask: Sendable {
    let width: Int
    let height: Int
    private let values: [UInt8]
    /// Names the mask in the cache of tinted textures, where an address might come again.
    private let id: UInt64

    private static let lastID = Atomic<UInt64>(0)

    init(width: Int, height: Int, values: [UInt8]) {
        self.width = width
        self.height = height
        self.values = values
        id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
    }

    private struct TintKey: Hashable {
        var mask: UInt64
        var color: UInt32
    }

    private static let tinted = Mutex(LRUCache<TintKey, Texture>(limit: 256))

    /// The shape in a colour. While colours change with each frame, each of them costs one pass over the pixels.
    func texture(tint: RGBA) -> Texture? {
        let color = tint.packed
        let key = TintKey(mask: id, color: color)
        if let texture = Self.tinted.withLock({ $0.value(for: key) }) { return texture }
        guard let texture = Texture(width: width, height: height, premultipliedBGRA: pixels(color)) else { return nil }
        Self.tinted.withLock { $0.insert(texture, for: key) }
        return texture
    }

    /// The smallest rectangle around everything that is more than a trace.
    var inkBounds: CGRect? {
        var (left, top, right, bottom) = (width, height, -1, -1)
        for y in 0..<height {
            for x in 0..<width where values[y * width + x] >= 64 {
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        guard right >= left else { return nil }
        return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    private func pixels(_ color: UInt32) -> [UInt8] {
        let parts = (0..<4).map { color >> (8 * UInt32($0)) & 0xFF }
        let (blue, green, red, alpha) = (parts[0], parts[1], parts[2], parts[3])
        return [UInt8](unsafeUninitializedCapacity: values.count * 4) { buffer, count in
            var i = 0
            for value in values {
                let coverage = (UInt32(value) * alpha + 127) / 255
                buffer[i] = UInt8((blue * coverage + 127) / 255)
                buffer[i + 1] = UInt8((green * coverage + 127) / 255)
                buffer[i + 2] = UInt8((red * coverage + 127) / 255)
                buffer[i + 3] = UInt8(coverage)
                i += 4
            }
            count = i
        }
    }
}

extension RGBA {
    /// Alpha, red, green and blue in a byte each, from the highest.
    fileprivate var packed: UInt32 {
        let color = sanitized
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(color.alpha) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
}
