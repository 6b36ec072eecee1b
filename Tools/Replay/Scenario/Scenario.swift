import Foundation
import UIKit

/// A scenario: what tabs there are and what a person does, as data.
public struct Scenario {
    enum Container: String, CaseIterable { case tabs, strip, segmented, bar }

    var name = ""
    var device = DeviceSettings()
    var container = Container.tabs
    var strip = StripSettings()
    var pages = PageSettings()
    var tabs: [TabSettings] = []
    var selected: String?
    var veto: [String] = []
    var steps: [Step] = []

    static let keys = ["name", "device", "container", "strip", "pages", "tabs", "selected", "veto", "steps"]

    /// Reads a scenario.
    ///
    /// - Throws: `ScenarioError`, which names the place and what is valid there.
    public init(_ data: Data) throws {
        let json: JSON
        do {
            json = try JSONDecoder().decode(JSON.self, from: data)
        } catch {
            throw Self.fault(of: error)
        }
        let file = try Field(value: json, place: "").object(keys: Self.keys)
        if let field = file["name"] { name = try field.string() }
        if let field = file["container"] { container = try field.choice(Container.self) }
        guard [.tabs, .strip].contains(container) else {
            throw file.field.child("container").fail(
                "cannot be played yet: \(container.rawValue); valid are tabs, strip")
        }
        if let field = file["device"] { device = try DeviceSettings(field) }
        if let field = file["strip"] { try strip.read(field) }
        if let field = file["pages"] { try pages.read(field) }
        tabs = try file.required("tabs").array().map(TabSettings.init)
        selected = try file.optional("selected")?.string()
        if let field = file["veto"] { veto = try field.array().map { try $0.string() } }
        if let field = file["steps"] { steps = try field.array().map { try Step($0) } }
        try StepCheck(scenario: self).check()
    }

    /// What the decoder found wrong with a text, in a line.
    private static func fault(of error: any Error) -> ScenarioError {
        guard case DecodingError.dataCorrupted(let context) = error else {
            return ScenarioError(place: "", message: "not a JSON text")
        }
        let reason = context.debugDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard !context.codingPath.isEmpty else {
            return ScenarioError(
                place: "", message: "not a JSON text: \(context.underlyingError.map(reason(of:)) ?? reason)")
        }
        let place = context.codingPath.reduce("") { place, key in
            if let index = key.intValue { return "\(place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
        return ScenarioError(place: place, message: reason)
    }

    /// Where in the text the parser gave up.
    private static func reason(of error: any Error) -> String {
        let text = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
