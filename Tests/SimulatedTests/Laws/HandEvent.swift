import Foundation
import UIKit

/// One thing that a person, the app or the system does to a controller of tabs.
enum HandEvent: Hashable {
    /// A finger comes down on the pages, at a part of their width.
    case touchPages(finger: Int, at: CGFloat)
    /// A finger that is down moves along the pages by a part of their length, in some frames.
    case move(finger: Int, by: CGFloat, frames: Int)
    /// A finger lifts, at a velocity in pages a second, or with its own.
    case lift(finger: Int, velocity: CGFloat?)
    case tapTab(Int)
    case dragStrip(CGFloat)
    case key(Key)
    case select(String, isAnimated: Bool)
    case insert(String, at: Int, isEnabled: Bool)
    case remove(String)
    case reorder(String, to: Int)
    case apply([String])
    case widen(String, CGFloat)
    case refuse(Set<String>)
    /// The app answers the next change with a selection of its own.
    case answer(with: String)
    case deselect
    /// Steps of a wheel over the pages, positive towards later ones.
    case wheel(Int)
    case set(HandOption)
    case resize(width: CGFloat, height: CGFloat)
    case cover, uncover, hide, show, memoryWarning
    case wait(TimeInterval)

    enum Key: String, CaseIterable { case left, right, home, end, next, previous }

    static let names = (0..<8).map { String(UnicodeScalar(97 + UInt8($0))) }

    /// A gesture with whatever comes in between, or a single event.
    static func phrase(using random: inout some RandomNumberGenerator) -> [HandEvent] {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        guard number(0...1) == 0 else { return [HandEvent.random(using: &random)] }
        let finger = number(0...5) == 0 ? 1 : 0
        let way = number(0...1) == 0 ? 1.0 : -1.0
        var events = [HandEvent.touchPages(finger: finger, at: CGFloat(way > 0 ? 0.2 : 0.8))]
        for _ in 0..<number(1...3) {
            events.append(.move(finger: finger, by: CGFloat(way) * CGFloat(number(-1...5)) / 10, frames: number(1...5)))
            if number(0...3) == 0 { events.append(HandEvent.random(using: &random)) }
        }
        let velocity = number(0...2) == 0 ? nil : CGFloat(way) * CGFloat(number(-1...3))
        if number(0...5) > 0 { events.append(.lift(finger: finger, velocity: velocity)) }
        if number(0...2) == 0 { events.append(.wait([0.05, 0.15, 0.8][number(0...2)])) }
        return events
    }

    static func random(using random: inout some RandomNumberGenerator) -> HandEvent {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func name() -> String { names[number(0...7)] }
        let finger = number(0...5) == 0 ? 1 : 0
        switch number(0...66) {
        case 0...6: return .touchPages(finger: finger, at: CGFloat(number(2...8)) / 10)
        case 7...16: return .move(finger: finger, by: CGFloat(number(-5...5)) / 8, frames: number(0...4))
        case 17...21:
            let speed = number(-3...3)
            return .lift(finger: finger, velocity: number(0...2) == 0 ? nil : CGFloat(speed))
        case 22...26: return .tapTab(number(0...7))
        case 27: return .dragStrip(CGFloat(number(-3...3)) * 60)
        case 28...30: return .key(Key.allCases[number(0...5)])
        case 31...36: return .select(name(), isAnimated: number(0...3) > 0)
        case 37, 38: return .insert(name(), at: number(0...6), isEnabled: number(0...3) > 0)
        case 39: return .remove(name())
        case 40: return .reorder(name(), to: number(0...6))
        case 41: return .apply(Array(names.shuffled(using: &random).prefix(number(0...6))))
        case 42: return .widen(name(), CGFloat(number(1...9)) * 30)
        case 43: return .refuse(number(0...1) == 0 ? [] : [name()])
        case 44:
            return [
                .resize(width: 390, height: 844), .resize(width: 844, height: 390), .resize(width: 320.5, height: 500),
            ][number(0...2)]
        case 45: return .set(.random(using: &random))
        case 46: return .cover
        case 47, 48: return .uncover
        case 49: return number(0...3) == 0 ? .hide : .memoryWarning
        case 50, 51: return .show
        case 52: return .answer(with: name())
        case 53: return number(0...2) == 0 ? .deselect : .wheel(number(0...1) * 2 - 1)
        case 54: return .wheel(number(-2...2))
        case 55, 56, 57: return .set(.random(using: &random))
        default: return .wait([0, 1.0 / 60, 0.05, 0.05, 0.15, 0.15, 0.7][number(0...6)])
        }
    }
}
