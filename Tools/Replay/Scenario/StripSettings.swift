import TabKit
import UIKit

/// How the strip of a scenario is laid out.
struct StripSettings {
    var mode = StripMetrics.Mode.fixed
    var alignment = StripMetrics.Alignment.leading
    var spacing = 0.0
    var insets = [0.0, 0.0]
    var padding: Double?
    var indicator = StripMetrics.IndicatorWidth.tab
    var motion = StripMetrics.IndicatorMotion.linear
    var overscroll = StripMetrics.Overscroll.clamp

    static let keys = ["style", "alignment", "spacing", "insets", "padding", "indicator", "motion", "overscroll"]

    mutating func read(_ field: Field) throws {
        let members = try field.object(keys: Self.keys)
        if let field = members["style"] { mode = try field.choice(StripMetrics.Mode.self) }
        if let field = members["alignment"] { alignment = try field.choice(StripMetrics.Alignment.self) }
        if let field = members["spacing"] { spacing = try field.number(0...10_000) }
        if let field = members["insets"] { insets = try field.numbers(2, 0...10_000) }
        padding = try members.optional("padding")?.number(0...10_000)
        if let field = members["indicator"] { indicator = try Self.indicator(field) }
        if let field = members["motion"] { motion = try field.choice(StripMetrics.IndicatorMotion.self) }
        if let field = members["overscroll"] { overscroll = try field.choice(StripMetrics.Overscroll.self) }
    }

    private static func indicator(_ field: Field) throws -> StripMetrics.IndicatorWidth {
        switch field.value {
        case .string("tab"): return .tab
        case .string("label"): return .label
        case .string("none"): return .none
        case .number: return .fixed(try field.number(0...100_000))
        default: throw field.fail("must be tab, label, none or a width")
        }
    }

    /// The style of a container's strip.
    func style(of container: Scenario.Container) -> TabStripStyle {
        var style: TabStripStyle
        switch (container, mode) {
        case (.segmented, _):
            style = .segmented
            style.mode = mode
            style.prefersEqualWidths = false
        case (.bar, _):
            style = .bar
            style.mode = mode
        case (_, .fixed): style = .fixed
        case (_, .scrollable): style = .scrollable
        case (_, .automatic): style = .automatic
        }
        style.alignment = alignment
        style.spacing = spacing
        style.leadingInset = insets[0]
        style.trailingInset = insets[1]
        if let padding { style.padding = padding }
        style.indicator.width = indicator
        style.indicator.motion = motion
        style.indicator.overscroll = overscroll
        return style
    }
}
