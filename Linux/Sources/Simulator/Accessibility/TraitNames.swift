import UIKit

/// The names of traits by their bits. Bits 0 to 16 and 53 are Apple's published values.
enum TraitNames {
    private static let names: [(bit: UInt64, name: String)] = [
        (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (4, "playsSound"), (5, "keyboardKey"),
        (6, "staticText"), (7, "summaryElement"), (8, "notEnabled"), (9, "updatesFrequently"), (10, "searchField"),
        (11, "startsMediaSession"), (12, "adjustable"), (13, "allowsDirectInteraction"), (14, "causesPageTurn"),
        (15, "tabBar"), (16, "header"), (53, "toggleButton"),
    ]

    static func of(_ traits: UIAccessibilityTraits) -> [String] {
        names.filter { traits.rawValue & (1 << $0.bit) != 0 }.map(\.name)
    }
}
