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
        let file = try Field(value: try JSONParser.parse(data), place: "").object(keys: Self.keys)
        if let field = file["name"] { name = try field.string() }
        if let field = file["container"] { container = try field.choice(Container.self) }
        if let field = file["device"] { device = try DeviceSettings(field) }
        if let field = file["strip"] { try strip.read(field) }
        if let field = file["pages"] { try pages.read(field) }
        tabs = try file.required("tabs").array().map(TabSettings.init)
        selected = try file.optional("selected")?.string()
        if let field = file["veto"] { veto = try field.array().map { try $0.string() } }
        if let field = file["steps"] { steps = try field.array().map { try Step($0) } }
        try StepCheck(scenario: self).check()
    }
}
