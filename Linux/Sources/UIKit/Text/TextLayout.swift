internal import CGTK

/// Text set in lines: what measures it also draws it.
///
/// The box of the text begins at its top left. The first baseline lies `font.ascender` below the top, and lines follow
/// at the font's line pitch.
@MainActor
final class TextLayout {
    let font: UIFont
    /// The size of the text: as wide as the widest line, not rounded.
    private(set) var size = CGSize.zero
    private(set) var lineCount = 0
    /// True if not all of the text is visible.
    private(set) var isTruncated = false

    private let layout: GObject
    /// Where the layout begins in the text's box.
    private var origin = CGPoint.zero

    /// - Parameters:
    ///   - numberOfLines: The most lines to use, or 0 for as many as it takes.
    ///   - width: The width of the box that lines are broken and aligned in; nil for one that fits the text.
    init(
        text: String, font: UIFont, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byTruncatingTail, numberOfLines: Int = 1, width: CGFloat? = nil,
        rightToLeft: Bool = false
    ) {
        self.font = font
        let engine = TextEngine.main
        layout = GObject(adopting: UnsafeMutableRawPointer(pango_layout_new(engine.context.opaque)))
        guard !text.isEmpty else { return }
        let typeface = engine.typeface(for: font.face)
        let width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let setter = TextSetter(
            layout: layout.opaque, typeface: typeface, linePitch: font.linePitch, lineBreakMode: lineBreakMode,
            numberOfLines: max(numberOfLines, 0), width: width)
        isTruncated = setter.set(text)
        lineCount = Int(pango_layout_get_line_count(layout.opaque))
        // An ellipsis may reach over the edge by the letter spacing.
        let natural = typeface.width(of: layout.opaque, text: text)
        size = CGSize(
            width: isTruncated ? min(natural, width ?? natural) : natural,
            height: font.lineHeight + CGFloat(lineCount - 1) * font.linePitch)
        align(alignment, width: width, rightToLeft: rightToLeft)
        let baseline = CGFloat(pango_layout_get_baseline(layout.opaque)) / CGFloat(PANGO_SCALE)
        origin.y = font.ascender - baseline
    }

    /// The distance from the top to the first baseline.
    var firstBaseline: CGFloat { font.ascender }

    /// The distance from the top to the last baseline.
    var lastBaseline: CGFloat { font.ascender + CGFloat(max(lineCount - 1, 0)) * font.linePitch }

    /// Where the text of a line begins and how wide it is, in the box.
    func lineFrame(at index: Int) -> CGRect {
        guard index >= 0, index < lineCount, let iterator = pango_layout_get_iter(layout.opaque) else { return .zero }
        defer { pango_layout_iter_free(iterator) }
        for _ in 0..<index { pango_layout_iter_next_line(iterator) }
        var extents = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        let unit = CGFloat(PANGO_SCALE)
        return CGRect(
            x: origin.x + CGFloat(extents.x) / unit, y: CGFloat(index) * font.linePitch,
            width: CGFloat(extents.width) / unit, height: font.lineHeight)
    }

    func append(to snapshot: OpaquePointer, at point: CGPoint, color: RGBA) {
        guard lineCount > 0 else { return }
        var offset = CGPoint(x: point.x + origin.x, y: point.y + origin.y).graphene
        var color = color.gdk
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &offset)
        gtk_snapshot_append_layout(snapshot, layout.opaque, &color)
        gtk_snapshot_restore(snapshot)
    }

    private func align(_ alignment: NSTextAlignment, width: CGFloat?, rightToLeft: Bool) {
        let isRight =
            switch alignment {
            case .right: true
            case .natural, .justified: rightToLeft
            case .left, .center: false
            }
        let layout = layout.opaque
        if alignment == .center {
            pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        } else {
            // Pango takes left and right for the beginning and the end, and so turns them in right-to-left text.
            let turns = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
            pango_layout_set_alignment(layout, isRight != turns ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
        }
        pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
        // A layout that Pango knows no width of is aligned here.
        guard let width, pango_layout_get_width(layout) < 0 else { return }
        let room = width - size.width
        origin.x = alignment == .center ? room / 2 : isRight ? room : 0
    }
}
