internal import CGTK

/// How wide a family's letters are by themselves.
///
/// It is measured rather than written down, so that text has San Francisco's width in whatever font there is.
struct Calibration {
    struct Key: Hashable {
        var family: FontFamily
        var style: UIFont.Face.Style
        var isItalic: Bool
    }

    let pangram: CGFloat
    let digits: CGFloat

    init(key: Key, engine: TextEngine) {
        let description = Typeface.makeDescription(family: key.family, style: key.style, isItalic: key.isItalic)
        defer { pango_font_description_free(description) }
        pangram = engine.naturalWidth(of: SanFranciscoWidths.pangram, in: description)
        digits = engine.naturalWidth(of: SanFranciscoWidths.digits, in: description)
    }
}

/// A font at a size as Pango needs it: description, features and spacing.
final class Typeface {
    private let description: OpaquePointer
    private let attributes: OpaquePointer
    /// What is added after each character, in Pango's units.
    private let spacing: CInt
    private let digitSpacing: CInt

    init(face: UIFont.Face, family: FontFamily, calibration: Calibration) {
        description = Self.makeDescription(family: family, style: face.style, isItalic: face.isItalic)
        let unit = CGFloat(PANGO_SCALE)
        pango_font_description_set_absolute_size(description, Double(face.size * family.scale * unit))

        let pangram: CGFloat
        let digits: CGFloat
        if face.isMonospaced {
            pangram = 43 * SanFranciscoWidths.monospacedAdvance
            digits = 10 * SanFranciscoWidths.monospacedAdvance
        } else {
            pangram = SanFranciscoWidths.pangramWidth(size: face.size, style: face.style)
            digits = SanFranciscoWidths.digitsWidth(size: face.size, style: face.style)
        }
        let perCharacter = (pangram - calibration.pangram * family.scale) / 43
        let perDigit = (digits - calibration.digits * family.scale) / 10
        spacing = CInt((perCharacter * face.size * unit).rounded())
        // Tabular digits are wider by themselves; their columns only have to be even.
        digitSpacing = face.hasTabularDigits ? spacing : CInt((perDigit * face.size * unit).rounded())

        attributes = pango_attr_list_new()
        // Inter's contextual alternates turn "->" into an arrow, which San Francisco doesn't.
        let features = face.hasTabularDigits ? "calt=0,tnum=1" : "calt=0"
        pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(spacing))
    }

    deinit {
        pango_attr_list_unref(attributes)
        pango_font_description_free(description)
    }

    /// The spacing after the last character of a line, which Pango leaves out and San Francisco has.
    func trailingSpacing(of text: String) -> CGFloat {
        let endsInDigit = text.utf8.last.map(Self.isDigit) ?? false
        return CGFloat(endsInDigit ? digitSpacing : spacing) / CGFloat(PANGO_SCALE)
    }

    static func makeDescription(family: FontFamily, style: UIFont.Face.Style, isItalic: Bool) -> OpaquePointer {
        let description: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(description, family.name)
        pango_font_description_set_weight(description, PangoWeight(UInt32(style.openTypeWeight)))
        if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        return description
    }

    /// Gives a layout the text in this font.
    ///
    /// - Parameter linePitch: The distance between baselines, or nil if there is only one line.
    func apply(to layout: OpaquePointer, text: String, linePitch: CGFloat? = nil) {
        // Lengths are counted in bytes of UTF-8, and so are the attributes' places.
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text, CInt(text.utf8.count))
        let runs = digitSpacing == spacing ? [] : Self.digitRuns(in: text)
        guard !runs.isEmpty || linePitch != nil else {
            pango_layout_set_attributes(layout, attributes)
            return
        }
        let list = pango_attr_list_copy(attributes)
        for run in runs {
            guard let attribute = pango_attr_letter_spacing_new(digitSpacing) else { continue }
            attribute.pointee.start_index = guint(run.lowerBound)
            attribute.pointee.end_index = guint(run.upperBound)
            pango_attr_list_change(list, attribute)
        }
        if let linePitch {
            let height = CInt((linePitch * CGFloat(PANGO_SCALE)).rounded())
            pango_attr_list_insert(list, pango_attr_line_height_new_absolute(height))
        }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
    }

    /// The width of the widest line of a layout that has this font.
    func width(of layout: OpaquePointer, text: String) -> CGFloat {
        var extents = PangoRectangle()
        pango_layout_get_extents(layout, nil, &extents)
        return max(CGFloat(extents.width) / CGFloat(PANGO_SCALE) + trailingSpacing(of: text), 0)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39
    }

    /// The places of runs of digits, in bytes.
    private static func digitRuns(in text: String) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        var index = 0
        for byte in text.utf8 {
            let isDigit = isDigit(byte)
            if isDigit, start == nil {
                start = index
            } else if !isDigit, let first = start {
                runs.append(first..<index)
                start = nil
            }
            index += 1
        }
        if let start { runs.append(start..<index) }
        return runs
    }
}
