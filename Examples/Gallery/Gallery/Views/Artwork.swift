import UIKit

/// A cover made of a few shapes in three colours: the gallery's pictures, at any size and without a file.
struct Artwork: Hashable {
    /// What the shapes make.
    enum Motif: Int, CaseIterable {
        case horizon, rings, bars, quarters, hills, moon
    }

    /// Background and two colours on it.
    enum Palette: Int, CaseIterable {
        case dusk, sea, clay, moss, plum, ink, sun, sky, rose, night
    }

    let motif: Motif
    let palette: Palette

    init(_ motif: Motif, _ palette: Palette) {
        self.motif = motif
        self.palette = palette
    }

    /// Another cover for each number.
    init(number: Int) {
        let motifs = Motif.allCases
        let palettes = Palette.allCases
        motif = motifs[number % motifs.count]
        palette = palettes[(number * 7 + number / motifs.count) % palettes.count]
    }
}

extension Artwork.Palette {
    var colors: [UIColor] {
        let values: [UInt32] =
            switch self {
            case .dusk: [0x1B2A49, 0xF2545B, 0xF5B971]
            case .sea: [0x0B6E7F, 0x7FD1AE, 0xF4F1BB]
            case .clay: [0xC8553D, 0xF28F3B, 0xFFD5C2]
            case .moss: [0x2D4739, 0x6B9E78, 0xE3E7AF]
            case .plum: [0x4A2545, 0xC06C84, 0xF8B195]
            case .ink: [0x22223B, 0x9A8C98, 0xF2E9E4]
            case .sun: [0xF6BD60, 0xF28482, 0xF7EDE2]
            case .sky: [0x4D8FD1, 0xA9D6E5, 0xFFFFFF]
            case .rose: [0xD1495B, 0xEDAE49, 0x30638E]
            case .night: [0x0D1321, 0x3E5C76, 0xF0EBD8]
            }
        return values.map { value in
            UIColor(
                red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
                blue: CGFloat(value & 0xFF) / 255, alpha: 1)
        }
    }
}
