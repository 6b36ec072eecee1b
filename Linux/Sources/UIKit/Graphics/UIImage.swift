/// A picture: pixels from a file, or a symbol that is drawn at any size.
public final class UIImage: NSObject, Sendable {
    /// Whether an image is drawn in its own colours or as a stencil for the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the place where the image is used prefers: symbols as stencils, others in their colours.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    enum Source: Sendable {
        case empty
        case pixels(Texture, scale: CGFloat)
        case symbol(Symbol, SymbolConfiguration)
    }

    struct Parts: Equatable, Sendable {
        var source: Source
        var renderingMode = RenderingMode.automatic
        var tintColor: UIColor?
        var flipsForRightToLeft = false
    }

    let parts: Parts
    /// The size in points.
    public let size: CGSize

    init(parts: Parts) {
        self.parts = parts
        size =
            switch parts.source {
            case .empty: .zero
            case .pixels(let texture, let scale):
                CGSize(width: CGFloat(texture.width) / scale, height: CGFloat(texture.height) / scale)
            case .symbol(let symbol, let configuration): symbol.size(in: configuration)
            }
    }

    /// Makes an image of no size.
    public override convenience init() {
        self.init(parts: Parts(source: .empty))
    }

    /// Reads an image file; a name that ends in `@2x` or `@3x` says how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, scale: Self.scale(ofFile: path))
    }

    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads the contents of an image file, with so many pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let texture = Texture(data: data) else { return nil }
        self.init(parts: Parts(source: .pixels(texture, scale: scale.isFinite && scale > 0 ? scale : 1)))
    }

    /// Reads a PNG file of the main bundle, preferring the one with most pixels.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let bundle = bundle ?? .main
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        for suffix in ["@3x", "@2x", ""] {
            if let path = bundle.path(forResource: stem + suffix, ofType: "png") {
                self.init(contentsOfFile: path)
                return
            }
        }
        return nil
    }

    /// How many pixels a point has.
    public var scale: CGFloat {
        if case .pixels(_, let scale) = parts.source { return scale }
        return UITraitCollection.current.displayScale > 0 ? UITraitCollection.current.displayScale : 1
    }

    public var renderingMode: RenderingMode { parts.renderingMode }

    /// True if the image shows itself mirrored where the interface runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }

    /// What VoiceOver says for the image where it stands for a control, as in a segment.
    @MainActor public var accessibilityLabel: String?

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        copy { $0.flipsForRightToLeft = true }
    }

    /// The image as a stencil in this colour; where the rendering mode makes it a template, the view's tint wins.
    public func withTintColor(_ color: UIColor) -> UIImage {
        copy { $0.tintColor = color }
    }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || parts == other.parts
    }

    public override var hash: Int {
        switch parts.source {
        case .empty: 0
        case .pixels(let texture, _): ObjectIdentifier(texture).hashValue
        case .symbol(let symbol, _): symbol.hashValue
        }
    }

    func copy(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts: parts)
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}
