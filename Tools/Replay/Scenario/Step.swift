import Foundation
import UIKit

/// One step of a scenario, with its place for messages.
struct Step {
    enum Action {
        case show, hide
        case select(String, animated: Bool)
        case selectIndex(Int, animated: Bool)
        case tap(String)
        case tapAt(CGPoint)
        case dragPages(Double, over: Double)
        case release(Double)
        case swipe(isNext: Bool)
        case scrollStrip(Double)
        case wait(Double)
        case settle
        case apply([TabSettings])
        case insert(TabSettings, at: Int)
        case remove(String)
        case move(String, to: Int)
        case update(String, Field.Members)
        case resize(CGSize)
        case set(DeviceSettings)
        case cover(Bool)
        case key(Key, modifiers: [Modifier])
        case record(String)
    }

    enum Key: String, CaseIterable { case left, right, up, down, home, end, `return`, space, tab }
    enum Modifier: String, CaseIterable { case control, shift, option, command }
    enum Swipe: String, CaseIterable { case next, previous }

    let action: Action
    let place: String

    init(_ field: Field) throws {
        place = field.place
        guard case .object(let members) = field.value else {
            throw field.fail("must be an object, as {\"tap\": \"a\"}")
        }
        let names = StepReader.all.keys.filter { members[$0] != nil }
        guard names.count == 1, let reader = StepReader.all[names[0]] else {
            let valid = StepReader.all.keys.sorted().joined(separator: ", ")
            throw field.fail("must have exactly one of the keys \(valid)")
        }
        action = try reader.read(try field.object(keys: [names[0]] + reader.more), names[0])
    }
}
