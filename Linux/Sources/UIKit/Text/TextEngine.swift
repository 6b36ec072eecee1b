internal import CGTK

/// One Pango context with the fonts and caches that belong to it.
///
/// A unit of Pango's is a point here. Glyphs are neither hinted nor moved to whole pixels, so that text has the same
/// width at every scale. An engine belongs to one thread at a time: the main actor's draws, the other one measures
/// under a lock for whoever asks.
final class TextEngine {
    /// The engine of everything that is drawn.
    @MainActor static let main = TextEngine()

    let context: GObject
    private var typefaces: [UIFont.Face: Typeface] = [:]
    private var calibrations: [Calibration.Key: Calibration] = [:]
    private var widths = LRUCache<WidthKey, CGFloat>(limit: 4096)
    private let scratch: GObject

    private struct WidthKey: Hashable {
        var text: String
        var face: UIFont.Face
    }

    init() {
        Graphics.prepare()
        let map = GObject(adopting: UnsafeMutableRawPointer(pango_cairo_font_map_new()))
        let context = GObject(adopting: UnsafeMutableRawPointer(pango_font_map_create_context(map.cast())))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context.opaque, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context.opaque, 0)
        pango_context_set_base_dir(context.opaque, PANGO_DIRECTION_LTR)
        // Line breaking must not depend on the machine's language.
        pango_context_set_language(context.opaque, pango_language_from_string("en"))
        self.context = context
        scratch = GObject(adopting: UnsafeMutableRawPointer(pango_layout_new(context.opaque)))
        FontFamily.reportMissing(in: map.opaque)
    }

    /// The font in the form that Pango understands.
    func typeface(for face: UIFont.Face) -> Typeface {
        if let typeface = typefaces[face] { return typeface }
        let family = FontFamily(face)
        let key = Calibration.Key(family: family, style: face.style, isItalic: face.isItalic)
        let calibration = calibrations[key] ?? Calibration(key: key, engine: self)
        calibrations[key] = calibration
        if typefaces.count > 512 { typefaces.removeAll() }
        let typeface = Typeface(face: face, family: family, calibration: calibration)
        typefaces[face] = typeface
        return typeface
    }

    /// The width of text on one line. Texts that were measured before cost a look-up.
    func width(of text: String, face: UIFont.Face) -> CGFloat {
        let key = WidthKey(text: text, face: face)
        if let width = widths.value(for: key) { return width }
        let typeface = typeface(for: face)
        typeface.apply(to: scratch.opaque, text: text)
        let width = text.isEmpty ? 0 : typeface.width(of: scratch.opaque, text: text)
        widths.insert(width, for: key)
        return width
    }

    /// The natural width in em of text in a family, without any spacing.
    func naturalWidth(of text: String, in description: OpaquePointer) -> CGFloat {
        let size: CGFloat = 1000
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        pango_layout_set_font_description(scratch.opaque, description)
        pango_layout_set_attributes(scratch.opaque, nil)
        pango_layout_set_text(scratch.opaque, text, CInt(text.utf8.count))
        var width: CInt = 0
        pango_layout_get_size(scratch.opaque, &width, nil)
        return CGFloat(width) / CGFloat(PANGO_SCALE) / size
    }
}
