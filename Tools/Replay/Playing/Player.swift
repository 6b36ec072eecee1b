import Foundation
import Simulator
import TabKit
import UIKit

/// Plays a scenario on the real controllers in the simulated phone, under its virtual clock.
@MainActor public final class Player {
    private let scenario: Scenario
    private let pictures: URL?
    private let phone: Simulator
    private let stage: Stage
    private lazy var finger = Finger(phone: phone, stage: stage)
    private var lines: [String] = []
    private var isCovered = false

    /// Makes a player.
    ///
    /// - Parameter pictures: Where a picture for each record goes; `nil` for none.
    public init(_ scenario: Scenario, pictures: URL? = nil) {
        self.scenario = scenario
        self.pictures = pictures
        var environment = Simulator.Environment()
        scenario.device.apply(to: &environment)
        phone = Simulator(scenario.device.phone, environment: environment)
        stage = Stage(scenario)
    }

    /// Plays all steps.
    ///
    /// - Returns: The records, a JSON object a line.
    /// - Throws: `ScenarioError` when something does not come to rest, or a picture cannot be written.
    public func play() throws -> [String] {
        for step in scenario.steps {
            do {
                try play(step.action)
            } catch let error as SimulatorError {
                throw ScenarioError(place: step.place, message: "\(error)")
            } catch let error as ScenarioError where !error.place.isEmpty {
                throw ScenarioError(place: "\(step.place).\(error.place)", message: error.message)
            }
        }
        try record("end")
        return lines
    }

    private func play(_ action: Step.Action) throws {
        switch action {
        case .show: phone.show(stage.controller)
        case .hide:
            phone.hide()
            isCovered = false
        case .select(let id, let animated): stage.select(id, animated: animated)
        case .selectIndex(let index, let animated): stage.select(index: index, animated: animated)
        case .tap(let id): try finger.tap(id)
        case .tapAt(let point): finger.tap(at: point)
        case .dragPages(let position, let duration): finger.drag(toPosition: position, over: duration)
        case .release(let velocity): finger.release(velocity)
        case .swipe(let isNext): finger.swipe(isNext: isNext)
        case .scrollStrip(let offset): finger.scrollStrip(to: offset)
        case .wait(let seconds): phone.advance(seconds)
        case .settle: try phone.settle()
        case .apply(let tabs): stage.apply(tabs)
        case .insert(let tab, let index): stage.insert(tab, at: index)
        case .remove(let id): stage.remove(id)
        case .move(let id, let index): stage.strip.move(id, to: index)
        case .update(let id, let change): try stage.update(id, change)
        case .resize(let size): phone.resize(to: size)
        case .set(let settings): set(settings)
        case .cover(let covers): cover(covers)
        case .key(let key, let modifiers): press(key, modifiers)
        case .record(let name): try record(name)
        }
    }

    private func set(_ settings: DeviceSettings) {
        settings.apply(to: &phone.environment)
        if let safeArea = settings.safeArea { phone.setSafeArea(safeArea) }
    }

    private func cover(_ covers: Bool) {
        guard covers != isCovered else { return }
        isCovered = covers
        if covers { phone.cover() } else { phone.dismiss() }
    }

    private func press(_ key: Step.Key, _ modifiers: [Step.Modifier]) {
        stage.strip.becomeFirstResponder()
        phone.press(key.usage, modifiers: UIKeyModifierFlags(modifiers.map(\.flag)))
    }

    private func record(_ name: String) throws {
        phone.advance(0)
        lines.append(Record(stage: stage, time: phone.now, at: name).text)
        guard let pictures else { return }
        let number = String(format: "%02d", lines.count)
        let file = name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        do {
            try phone.screenshot([])?.write(to: pictures.appendingPathComponent("\(number)-\(file).png"))
        } catch {
            throw ScenarioError(place: "", message: "cannot write a picture into \(pictures.path)")
        }
    }
}

extension Step.Key {
    fileprivate var usage: UIKeyboardHIDUsage {
        switch self {
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .return: .keyboardReturnOrEnter
        case .space: .keyboardSpacebar
        case .tab: .keyboardTab
        }
    }
}

extension Step.Modifier {
    fileprivate var flag: UIKeyModifierFlags {
        switch self {
        case .control: .control
        case .shift: .shift
        case .option: .alternate
        case .command: .command
        }
    }
}
