import TabKit
import UIKit

/// The sections of the live form that change how tabs look and how pages move.
@MainActor struct LiveSettings {
    private let tabs: TabsController

    init(_ tabs: TabsController) {
        self.tabs = tabs
    }

    var sections: [FormSection] { [layout, alignment, indicator, motion, pages, transition] }

    private var layout: FormSection {
        FormSection(
            "Layout",
            [
                choice("Fixed", style: \.mode, .fixed), choice("Scrollable", style: \.mode, .scrollable),
                choice("Automatic", style: \.mode, .automatic),
            ])
    }

    private var alignment: FormSection {
        FormSection(
            "Alignment",
            [
                choice("Leading", style: \.alignment, .leading), choice("Center", style: \.alignment, .center),
                choice("Trailing", style: \.alignment, .trailing),
            ],
            footer: "Where the tabs of a scrollable strip stand when they don’t fill it.")
    }

    private var indicator: FormSection {
        FormSection(
            "Indicator",
            [
                choice("As Wide as the Tab", style: \.indicator.width, .tab),
                choice("As Wide as the Title", style: \.indicator.width, .label),
                choice("24 Points Wide", style: \.indicator.width, .fixed(24)),
                choice("None", style: \.indicator.width, .none),
            ])
    }

    private var motion: FormSection {
        FormSection(
            nil,
            [
                .toggle("Elastic") { [weak tabs] in
                    tabs?.strip.style.indicator.motion == .elastic
                } set: { [weak tabs] in
                    tabs?.strip.style.indicator.motion = $0 ? .elastic : .linear
                },
                .slider("Thickness", in: 1...8) { [weak tabs] in
                    tabs?.strip.style.indicator.height ?? 1
                } set: { [weak tabs] in
                    tabs?.strip.style.indicator.height = $0.rounded()
                    tabs?.strip.style.indicator.cornerRadius = $0.rounded() / 2
                },
            ])
    }

    private var pages: FormSection {
        FormSection(
            "Pages",
            [
                .toggle("Swipe") { [weak tabs] in
                    tabs?.pager.isSwipeEnabled ?? false
                } set: { [weak tabs] in
                    tabs?.pager.isSwipeEnabled = $0
                },
                .toggle("Far Jumps Pass Every Page") { [weak tabs] in
                    tabs?.pager.farJump == .through
                } set: { [weak tabs] in
                    tabs?.pager.farJump = $0 ? .through : .skip
                },
                .toggle("Strip at the Bottom") { [weak tabs] in
                    tabs?.stripPlacement == .bottom
                } set: { [weak tabs] in
                    tabs?.stripPlacement = $0 ? .bottom : .top
                },
            ])
    }

    private var transition: FormSection {
        FormSection(
            "Transition after a Tap",
            [choice("Slide", .slide), choice("Fade", .fade), choice("None", PageTransition.none)])
    }

    private func choice<Value: Equatable>(
        _ title: String, style path: WritableKeyPath<TabStripStyle, Value>, _ value: Value
    ) -> FormRow {
        .choice(title) { [weak tabs] in
            tabs?.strip.style[keyPath: path] == value
        } select: { [weak tabs] in
            tabs?.strip.style[keyPath: path] = value
        }
    }

    private func choice(_ title: String, _ transition: PageTransition) -> FormRow {
        .choice(title) { [weak tabs] in
            tabs?.pager.transition == transition
        } select: { [weak tabs] in
            tabs?.pager.transition = transition
        }
    }
}
