import Gallery
import Simulator
import UIKit

/// What phones, text sizes and screens are called on the command line.
enum Names {
    static let phones: [(name: String, value: Phone)] = Phone.all.map { phone in
        (phone.name.split(separator: " ").joined(separator: "-"), phone)
    }

    /// The words are those of scenario files.
    static let textSizes: [(name: String, value: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibility1", .accessibilityMedium),
        ("accessibility2", .accessibilityLarge), ("accessibility3", .accessibilityExtraLarge),
        ("accessibility4", .accessibilityExtraExtraLarge), ("accessibility5", .accessibilityExtraExtraExtraLarge),
    ]

    static let screens: [(name: String, value: GalleryScreen)] = GalleryScreen.allCases.map { ($0.rawValue, $0) }
}
