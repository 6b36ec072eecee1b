extension UIImage {
    /// True if an image view draws the image as a stencil in its tint colour.
    var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The image ready to be drawn.
    ///
    /// - Parameters:
    ///   - pixelsPerPoint: How large a symbol is made; other images have the pixels that they have.
    ///   - tint: The colour of the stencil. Nil gives the image its own colours, which for symbols means the colour of
    ///     `withTintColor(_:)`, else black.
    func texture(pixelsPerPoint: CGFloat, tint: RGBA?) -> Texture? {
        let tint = tint ?? parts.tintColor?.rgba(for: .current)
        switch parts.source {
        case .empty: return nil
        case .pixels(let texture, _):
            guard let tint else { return texture }
            return texture.alphaMask.texture(tint: tint)
        case .symbol(let symbol, let configuration):
            guard pixelsPerPoint.isFinite, pixelsPerPoint > 0, size.width > 0 else { return nil }
            return symbol.mask(in: configuration, size: size, pixelsPerPoint: pixelsPerPoint)?
                .texture(tint: tint ?? .black)
        }
    }

    /// The image as a PNG file, with three pixels to a point if it is a symbol.
    package var pngRepresentation: Data? {
        guard let texture = texture(pixelsPerPoint: 3, tint: nil) else { return nil }
        return Bitmap(
            width: texture.width, height: texture.height, premultipliedBGRA: texture.premultipliedBGRA()
        ).pngData
    }
}

extension Canvas {
    /// Draws an image over the rectangle, in the tint if it is a template.
    ///
    /// - Parameter pixelsPerPoint: The pixels that a point of the canvas gets on screen.
    func draw(_ image: UIImage, in rect: CGRect, tint: RGBA, pixelsPerPoint: CGFloat, rightToLeft: Bool = false) {
        guard rect.isPaintable, image.size.width > 0 else { return }
        // A symbol that is stretched is made larger, not blown up.
        let stretch = max(rect.width / image.size.width, rect.height / image.size.height)
        guard
            let texture = image.texture(
                pixelsPerPoint: pixelsPerPoint * stretch, tint: image.isTemplate ? tint : nil)
        else { return }
        guard rightToLeft, image.flipsForRightToLeftLayoutDirection else {
            draw(texture, in: rect)
            return
        }
        pushTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
        draw(texture, in: rect)
        pop()
    }
}
