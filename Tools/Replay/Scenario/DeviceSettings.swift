import Simulator
import UIKit

/// The phone of a scenario, and what a person sets on it.
struct DeviceSettings {
    enum Direction: String, CaseIterable { case ltr, rtl }
    enum Appearance: String, CaseIterable { case light, dark }
    enum TextSize: String, CaseIterable {
        case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    var size = CGSize(width: 390, height: 844)
    var scale = 3.0
    var safeArea: UIEdgeInsets?
    var direction: Direction?
    var textSize: TextSize?
    var appearance: Appearance?
    var reduceMotion: Bool?

    static let settable = ["safeArea", "direction", "textSize", "appearance", "reduceMotion"]

    init() {}

    init(_ field: Field) throws {
        try read(try field.object(keys: ["size", "scale"] + Self.settable))
    }

    /// A change of the settings: any of the device's keys but size and scale.
    static func change(_ field: Field) throws -> DeviceSettings {
        var settings = DeviceSettings()
        try settings.read(try field.object(keys: settable))
        return settings
    }

    private mutating func read(_ members: Field.Members) throws {
        if let field = members["size"] { size = try Self.size(field) }
        if let field = members["scale"] { scale = try field.number(0.5...8) }
        if let field = members["safeArea"] {
            let edges = try field.numbers(4, 0...10_000)
            safeArea = UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
        }
        direction = try members["direction"]?.choice(Direction.self)
        textSize = try members["textSize"]?.choice(TextSize.self)
        appearance = try members["appearance"]?.choice(Appearance.self)
        reduceMotion = try members["reduceMotion"]?.bool()
    }

    static func size(_ field: Field) throws -> CGSize {
        let numbers = try field.numbers(2, 0...100_000)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    var phone: Phone { Phone(size: size, scale: scale, safeArea: safeArea ?? .zero) }

    /// Sets what is given and leaves the rest.
    func apply(to environment: inout Simulator.Environment) {
        if let direction { environment.direction = direction == .ltr ? .leftToRight : .rightToLeft }
        if let appearance { environment.appearance = appearance == .light ? .light : .dark }
        if let reduceMotion { environment.reduceMotion = reduceMotion }
        if let textSize { environment.textSize = textSize.category }
    }
}

extension DeviceSettings.TextSize {
    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibility1: .accessibilityMedium
        case .accessibility2: .accessibilityLarge
        case .accessibility3: .accessibilityExtraLarge
        case .accessibility4: .accessibilityExtraExtraLarge
        case .accessibility5: .accessibilityExtraExtraExtraLarge
        }
    }
}
