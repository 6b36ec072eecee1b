import TabKit
import UIKit

/// What can be seen at one moment of a scenario.
@MainActor struct Record {
    let stage: Stage
    let time: TimeInterval
    let at: String

    private var strip: TabStrip { stage.strip }
    private var ids: [String] { strip.items.compactMap { $0.id.base as? String } }

    var text: String {
        var members: [(String, Format)] = [
            ("at", .string(at)),
            ("time", .number(time)),
            ("selected", .optional(strip.selected?.base as? String)),
            ("index", strip.selectedIndex.map { .number(Double($0)) } ?? .null),
            ("position", .number(strip.position)),
            ("idle", .bool(strip.isResting)),
        ]
        if let container = stage.pager ?? stage.bar {
            let pages = PageRecord(container: container, position: strip.position, log: stage.log, ids: ids)
            members.append(("pages", pages.format))
        }
        members += [
            ("strip", stripFormat),
            ("indicator", indicator),
            ("events", .array(stage.takeEvents())),
            ("accessibility", accessibility),
        ]
        return Format.object(members).text
    }

    private var stripFormat: Format {
        let frame = stage.bar.map { $0.view.convert($0.barFrame, to: nil) } ?? strip.convert(strip.bounds, to: nil)
        let tabs = ids.map { id -> Format in
            let place = strip.frame(of: id) ?? .zero
            let label = strip.titleFrame(of: id) ?? .zero
            return .object([
                ("id", .string(id)),
                ("x", .number(Double(place.minX))),
                ("width", .number(Double(place.width))),
                ("label", .numbers([Double(label.minX), Double(label.width)])),
                ("selected", .bool(strip.selected?.base as? String == id)),
                ("truncated", .bool(strip.isTitleTruncated(of: id))),
            ])
        }
        return .object([
            ("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })),
            ("offset", .number(Double(strip.contentOffset))),
            ("content", .number(Double(strip.contentWidth))),
            ("scrolls", .bool(strip.scrolls)),
            ("tabs", .array(tabs)),
        ])
    }

    private var indicator: Format {
        let frame = strip.indicatorFrame
        return .object([
            ("x", .number(Double(frame?.minX ?? 0))),
            ("width", .number(Double(frame?.width ?? 0))),
            ("visible", .bool(frame != nil)),
        ])
    }

    private var accessibility: Format {
        let elements = (0..<strip.accessibilityElementCount()).map { strip.accessibilityElement(at: $0) }
        return .object([
            ("container", .strings(TraitName.names(of: strip.accessibilityTraits))),
            (
                "elements",
                .array(
                    elements.map { element in
                        let element = element as? UIAccessibilityElement
                        return .object([
                            ("label", .optional(element?.accessibilityLabel)),
                            ("value", .optional(element?.accessibilityValue)),
                            ("traits", .strings(TraitName.names(of: element?.accessibilityTraits ?? []))),
                        ])
                    })
            ),
        ])
    }
}

/// The names of traits in a record.
enum TraitName {
    static func names(of traits: UIAccessibilityTraits) -> [String] {
        let all: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.selected, "selected"), (.notEnabled, "notEnabled"), (.tabBar, "tabBar"),
        ]
        return all.filter { traits.contains($0.0) }.map(\.1)
    }
}
