import Testing

@testable import UIKit

struct TraitTests {
    @Test func theLastSpecifiedTraitWins() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    }

    @Test func collectionsAreValues() {
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.modifyingTraits { $0.userInterfaceStyle = .light } != dark)
        #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.displayScale = 2 }))
    }

    @Test func differencesAreNamed() {
        let light = UITraitCollection.standard
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(dark.differs(from: light, in: [UITraitUserInterfaceStyle.self]))
        #expect(!dark.differs(from: light, in: [UITraitPreferredContentSizeCategory.self]))
        #expect(dark.differs(from: light, in: UITraitCollection.systemTraitsAffectingColorAppearance))
    }

    @Test func currentTraitsNest() {
        let outer = UITraitCollection(displayScale: 1)
        let inner = UITraitCollection(displayScale: 2)
        outer.performAsCurrent {
            #expect(UITraitCollection.current == outer)
            inner.performAsCurrent { #expect(UITraitCollection.current == inner) }
            #expect(UITraitCollection.current == outer)
            UITraitCollection.current = inner
            #expect(UITraitCollection.current == inner)
        }
    }
}
