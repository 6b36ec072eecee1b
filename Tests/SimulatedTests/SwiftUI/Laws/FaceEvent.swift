import UIKit

/// Something that the user, the app or the system does to tabs in SwiftUI.
enum FaceEvent: Hashable {
    case touch(x: Double)
    case move(Double, frames: Int)
    case lift
    case tap(String)
    case tapPage
    /// Code writes the selection; several values are written in one turn.
    case write([String?], isAnimated: Bool)
    /// Code changes the list, and the selection in the same turn.
    case edit(FaceEdit, isAnimated: Bool, selecting: String?)
    case count
    case noise
    case limit
    case refuse(Set<String>)
    case appearance
    case direction
    case reduceMotion
    case set(FaceOption)
    case rotate
    case cover, uncover
    case leave, comeBack
    case wait(Int)

    static let names = ["a", "b", "c", "d", "e"]

    var isByUser: Bool {
        switch self {
        case .lift, .tap: true
        // A swipe that is forbidden under the finger ends where it is.
        case .set: true
        default: false
        }
    }

    static func random(using random: inout SeededGenerator) -> FaceEvent {
        let name = names.randomElement(using: &random) ?? "a"
        let isAnimated = Bool.random(using: &random)
        switch Int.random(in: 0..<44, using: &random) {
        case 0..<5: return .touch(x: .random(in: 20...370, using: &random))
        case 5..<9: return .move(.random(in: -350...350, using: &random), frames: .random(in: 1...12, using: &random))
        case 9..<13: return .lift
        case 13..<17: return .tap(name)
        case 17..<19: return .tapPage
        case 19..<22:
            let count = Int.random(in: 1...2, using: &random)
            let values = (0..<count).map { _ in (names + ["unknown", nil]).randomElement(using: &random) ?? nil }
            return .write(values, isAnimated: isAnimated)
        case 22..<30:
            let selecting = Int.random(in: 0..<4, using: &random) == 0 ? names.randomElement(using: &random) : nil
            return .edit(.random(using: &random), isAnimated: isAnimated, selecting: selecting)
        case 30: return .count
        case 31: return .noise
        case 32: return .limit
        case 33: return .refuse(Set(names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }))
        case 34: return isAnimated ? .appearance : .rotate
        case 35: return isAnimated ? .cover : .leave
        case 36: return .uncover
        case 37: return .comeBack
        case 38: return isAnimated ? .direction : .reduceMotion
        case 39..<43: return .set(.random(using: &random))
        default: return .wait(.random(in: 1...30, using: &random))
        }
    }
}

/// What the modifiers around the tabs say.
enum FaceOption: Hashable {
    case style(Int)
    case swipes(Bool)
    case labels(Bool)
    case decoration(Bool)
    case isBelow(Bool)
    case through(Bool)
    case wraps(Bool)
    case preload(Int)

    static func random(using random: inout SeededGenerator) -> FaceOption {
        let isOn = Bool.random(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .style(.random(in: 0...2, using: &random))
        case 1: return .swipes(isOn)
        case 2: return .labels(isOn)
        case 3: return .decoration(isOn)
        case 4: return .isBelow(isOn)
        case 5: return .through(isOn)
        case 6: return .wraps(isOn)
        default: return .preload(.random(in: 0...2, using: &random))
        }
    }
}

/// Another list of tabs.
enum FaceEdit: Hashable {
    case insert(String, Int)
    case remove(String)
    case move(String, Int)
    case replace([String])
    case enable(String, Bool)
    case badge(String)
    case rename(String)

    static func random(using random: inout SeededGenerator) -> FaceEdit {
        let name = FaceEvent.names.randomElement(using: &random) ?? "a"
        let index = Int.random(in: 0...5, using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<3: return .insert(name, index)
        case 3..<5: return .remove(name)
        case 5: return .move(name, index)
        case 6: return .replace(FaceEvent.names.shuffled(using: &random))
        case 7: return .replace(FaceEvent.names.shuffled(using: &random).suffix(index))
        case 8: return .enable(name, false)
        case 9: return .enable(name, true)
        case 10: return .badge(name)
        default: return .rename(name)
        }
    }

    func apply(to tabs: inout [FaceTab]) {
        func index(_ name: String) -> Int? { tabs.firstIndex { $0.name == name } }
        switch self {
        case .insert(let name, let place):
            if index(name) == nil { tabs.insert(FaceTab(name), at: min(place, tabs.count)) }
        case .remove(let name): tabs.removeAll { $0.name == name }
        case .move(let name, let place):
            guard let old = index(name) else { return }
            let tab = tabs.remove(at: old)
            tabs.insert(tab, at: min(place, tabs.count))
        case .replace(let names): tabs = names.map { name in tabs.first { $0.name == name } ?? FaceTab(name) }
        case .enable(let name, let isEnabled): if let index = index(name) { tabs[index].isEnabled = isEnabled }
        case .badge(let name): if let index = index(name) { tabs[index].badge += 1 }
        case .rename(let name): if let index = index(name) { tabs[index].title += "." }
        }
    }
}
