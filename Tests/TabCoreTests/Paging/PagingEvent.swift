@testable import TabCore

/// One thing that can happen to a pager, as a value: a sequence of them can be played again, and shortened.
enum PagingEvent: Hashable {
    case select(Int, isAnimated: Bool, SelectionReason)
    case drag(by: Double)
    case release(flick: Int)
    case advance(Double)
    case hold, endHold
    case refuse(Set<Int>)
    case insert(Int, at: Int)
    case remove(Int)
    case move(Int, to: Int)
    case enable(Int, Bool)
    case replace([Int])
    case memoryWarning, resize
    case options(PagingOptions)
    case allowEmptySelection(Bool)
    case deselect
    /// The container goes on in its life, or turns back where it can.
    case appear(turnsBack: Bool)
}

extension PagingEvent {
    static func random(using random: inout SeededGenerator) -> PagingEvent {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func flag() -> Bool { Bool.random(using: &random) }
        switch number(0...46) {
        case 0...8:
            let reason: SelectionReason = [.tap, .code, .key][number(0...2)]
            return .select(number(0...8), isAnimated: number(0...3) > 0, reason)
        case 9...15: return .drag(by: [0.1, 0.3, 0.5, 0.8][number(0...3)] * (flag() ? 1 : -1))
        case 16...19: return .release(flick: [-2, -1, 0, 0, 1, 2][number(0...5)])
        case 20...28: return .advance([-0.05, 0.1, 0.37, 0.5, 0.9, 1, 1, 1][number(0...7)])
        case 29, 30: return .hold
        case 31: return .endHold
        case 32: return .refuse(flag() ? [number(0...6)] : [])
        case 33, 34: return .insert(number(0...8), at: number(0...6))
        case 35, 36: return .remove(number(0...8))
        case 37: return .move(number(0...8), to: number(0...6))
        case 38, 39: return .enable(number(0...8), number(0...2) > 0)
        case 40: return .replace(Array((0...8).shuffled(using: &random).prefix(number(0...7))))
        case 41: return flag() ? .memoryWarning : .resize
        case 42: return .options(options(using: &random))
        case 43: return .allowEmptySelection(flag())
        case 44: return .deselect
        default: return .appear(turnsBack: number(0...3) == 0)
        }
    }

    static func options(using random: inout SeededGenerator) -> PagingOptions {
        var options = PagingOptions()
        options.preload = [0, 0, 1, 2].randomElement(using: &random) ?? 0
        options.farJump = [.skip, .skip, .through, .crossfade].randomElement(using: &random) ?? .skip
        options.retention =
            [.all, .window(0), .window(1), .recent(1), .recent(3)].randomElement(using: &random) ?? .all
        options.wraps = Bool.random(using: &random)
        options.directions =
            [.all, .all, .all, .forward, .backward, []].randomElement(using: &random) ?? .all
        return options
    }
}

extension PagingHarness {
    /// Lets something happen, and checks that the pages don't jump by it.
    mutating func play(_ event: PagingEvent) {
        let (before, wasShown) = (paging.position, container != .hidden && !attached.isEmpty)
        perform(event)
        let isContinuous =
            switch event {
            case .select(_, let isAnimated, _): isAnimated && wasShown
            case .release, .endHold: paging.tabs.selected != nil && wasShown
            case .hold, .refuse, .memoryWarning, .resize, .options: true
            case .appear: container != .hidden
            case .drag, .advance, .insert, .remove, .move, .enable, .replace, .allowEmptySelection, .deselect: false
            }
        if isContinuous { expectPosition(before) }
    }

    private mutating func perform(_ event: PagingEvent) {
        switch event {
        case .select(let id, let isAnimated, let reason): select(id, animated: isAnimated, reason: reason)
        case .drag(let distance): if container != .hidden, paging.slotCount > 0 { drag(by: distance) }
        case .release(let flick): release(flick: flick)
        case .advance(let part): advance(part)
        case .hold: hold()
        case .endHold: endHold()
        case .refuse(let ids): refused = ids
        case .insert(let id, let index): edit { $0.insert(.init(id), at: min(index, $0.count)) }
        case .remove(let id): edit { $0.remove(id) }
        case .move(let id, let index): edit { $0.move(id, to: min(index, max($0.count - 1, 0))) }
        case .enable(let id, let isEnabled): edit { $0.setEnabled(isEnabled, for: id) }
        case .replace(let ids): edit { $0.replace(with: ids.map { .init($0) }) }
        case .memoryWarning: send { $0.memoryWarning() }
        case .resize: send { $0.resized() }
        case .options(let options):
            send { $0.set(options) }
        case .allowEmptySelection(let isAllowed): edit { $0.setAllowsEmptySelection(isAllowed) }
        case .deselect: send { $0.deselect() }
        case .appear(let turnsBack): appearNext(turnsBack: turnsBack)
        }
    }

    private mutating func appearNext(turnsBack: Bool) {
        switch container {
        case .hidden: appear(.appearing)
        case .appearing: appear(turnsBack ? .disappearing : .appeared)
        case .appeared: appear(.disappearing)
        case .disappearing: appear(turnsBack ? .hidden : .appearing)
        }
        send { $0.layOut() }
    }
}
