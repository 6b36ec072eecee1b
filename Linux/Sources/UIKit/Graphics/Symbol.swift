import Synchronization

/// A drawing that stands in for one of SF Symbols'.
struct Symbol: Hashable, Sendable {
    /// The name of the drawing's file, without its ending.
    let file: String

    init?(name: String) {
        guard let file = SymbolTable.file(for: name), SymbolLibrary.contains(file) else { return nil }
        self.file = file
    }

    /// The size of the image in points: the drawing's own shape, not a square.
    func size(in configuration: UIImage.SymbolConfiguration) -> CGSize {
        guard let ink = SymbolLibrary.ink(of: self, stroke: Self.stroke(for: configuration.weight)) else {
            return .zero
        }
        let unit = Self.unit(for: configuration)
        let margin = 2 * Self.margin * unit
        return CGSize(width: ink.width * unit + margin, height: ink.height * unit + margin).roundedUp(toScale: 3)
    }

    /// The image's shape in pixels; nil if the drawing can't be read.
    func mask(in configuration: UIImage.SymbolConfiguration, size: CGSize, pixelsPerPoint: CGFloat) -> AlphaMask? {
        let stroke = Self.stroke(for: configuration.weight)
        guard let ink = SymbolLibrary.ink(of: self, stroke: stroke) else { return nil }
        // The scale is the image's: the text size may be another than when the image was made.
        let unit = size.width / (ink.width + 2 * Self.margin)
        guard unit.isFinite, unit > 0 else { return nil }
        let shown = CGSize(width: size.width / unit, height: size.height / unit)
        let view = CGRect(
            x: ink.midX - shown.width / 2, y: ink.midY - shown.height / 2, width: shown.width, height: shown.height)
        return SymbolLibrary.mask(
            of: self, stroke: stroke, view: view,
            width: Int((size.width * pixelsPerPoint).rounded().clamped(1, 4096)),
            height: Int((size.height * pixelsPerPoint).rounded().clamped(1, 4096)))
    }

    /// Room around the drawing, in its units.
    private static let margin: CGFloat = 1.0 / 3

    /// Points for a unit of the drawings, which are 16 units wide at most: at 17 points, they become 19.2 points wide
    /// and the image with its margins 20, as a circle of SF Symbols.
    private static func unit(for configuration: UIImage.SymbolConfiguration) -> CGFloat {
        configuration.effectiveSize * 1.2 / 17
    }

    /// What is added to the drawing's lines, which are a unit wide; SF Symbols' are wider, and so is regular here.
    private static func stroke(for weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0
        case .thin: 0.06
        case .light: 0.12
        case .unspecified, .regular: 0.2
        case .medium: 0.35
        case .semibold: 0.5
        case .bold: 0.65
        case .heavy: 0.8
        case .black: 0.95
        }
    }
}
