import UIKit

@testable import TabKit

/// An option of a controller of tabs, or a setting of the phone, with its value: a sequence changes them at any moment.
enum HandOption: Hashable {
    enum Look: String, CaseIterable { case fixed, scrollable, automatic, segmented }
    enum Effect: String, CaseIterable { case none, parallax, depth }

    case wraps(Bool)
    case directions(SwipeDirections)
    case pagesPerSwipe(Int)
    case swipes(Bool)
    case bounces(Bool)
    case farJump(FarJump)
    case transition(PageTransition)
    case retention(PageRetention)
    case preload(Int)
    case isVertical(Bool)
    case spacing(CGFloat)
    case effect(Effect)
    case look(Look)
    case placement(TabsController.StripPlacement)
    case allowsEmptySelection(Bool)
    case isRightToLeft(Bool)
    case reduceMotion(Bool)

    static func random(using random: inout some RandomNumberGenerator) -> HandOption {
        func any<Value>(_ values: Value...) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
        switch Int.random(in: 0...16, using: &random) {
        case 0: return .wraps(any(true, false))
        case 1: return .directions(any(.all, .all, .forward, .backward, []))
        case 2: return .pagesPerSwipe(any(1, 1, 2, 4))
        case 3: return .swipes(any(true, true, true, false))
        case 4: return .bounces(any(true, true, false))
        case 5: return .farJump(any(.skip, .through, .crossfade))
        case 6: return .transition(any(.slide, .slide, .slide, .fade, .none))
        case 7: return .retention(any(.all, .window(0), .window(1), .recent(1), .recent(2)))
        case 8: return .preload(any(0, 0, 1, 2))
        case 9: return .isVertical(any(false, false, true))
        case 10: return .spacing(any(0, 0, 20, 7.5))
        case 11: return .effect(any(.none, .none, .parallax, .depth))
        case 12: return .look(any(.fixed, .scrollable, .automatic, .segmented))
        case 13: return .placement(any(.top, .top, .bottom))
        case 14: return .allowsEmptySelection(any(false, false, true))
        case 15: return .isRightToLeft(any(true, false))
        default: return .reduceMotion(any(true, false, false))
        }
    }

    /// Whether pages stay where they are when it changes.
    var keepsPlace: Bool {
        switch self {
        case .isVertical, .spacing, .effect, .look, .placement, .isRightToLeft, .allowsEmptySelection: false
        default: true
        }
    }

    /// As a member of a scenario's `pages`, if one can say it; `nil` if not.
    var pages: String? {
        switch self {
        case .swipes(let isOn): return "\"swipe\": \(isOn)"
        case .farJump(.crossfade): return nil
        case .farJump(let jump): return "\"farJump\": \"\(jump)\""
        case .transition(let transition): return "\"transition\": \"\(transition)\""
        case .preload(let distance): return "\"preload\": \(distance)"
        case .retention(.all): return "\"keep\": \"all\""
        case .retention(.window(let distance)): return "\"keep\": {\"window\": \(distance)}"
        case .retention(.recent(let count)): return "\"keep\": {\"recent\": \(count)}"
        default: return nil
        }
    }

    /// As a member of a scenario's step `set`, if one can say it; `nil` if not.
    var device: String? {
        switch self {
        case .isRightToLeft(let isOn): "\"direction\": \"\(isOn ? "rtl" : "ltr")\""
        case .reduceMotion(let isOn): "\"reduceMotion\": \(isOn)"
        default: nil
        }
    }
}

extension HandRun {
    func set(_ option: HandOption) {
        let pager = tabs.pager
        switch option {
        case .wraps(let isOn): pager.wraps = isOn
        case .directions(let directions): pager.swipeDirections = directions
        case .pagesPerSwipe(let count): pager.pagesPerSwipe = count
        case .swipes(let isOn): pager.isSwipeEnabled = isOn
        case .bounces(let isOn): pager.bounces = isOn
        case .farJump(let jump): pager.farJump = jump
        case .transition(let transition): pager.transition = transition
        case .retention(let retention): pager.retention = retention
        case .preload(let distance): pager.preload = distance
        case .isVertical(let isOn): pager.axis = isOn ? .vertical : .horizontal
        case .spacing(let spacing): pager.pageSpacing = spacing
        case .effect(let effect): pager.pageEffect = [.none, .parallax, .depth][HandOption.Effect.index(effect)]
        case .look(let look):
            tabs.strip.style = [.fixed, .scrollable, .automatic, .segmented][HandOption.Look.index(look)]
        case .placement(let placement): tabs.stripPlacement = placement
        case .allowsEmptySelection(let isOn): pager.allowsEmptySelection = isOn
        case .isRightToLeft(let isOn): phone.direction = isOn ? .rightToLeft : .leftToRight
        case .reduceMotion(let isOn): phone.reduceMotion = isOn
        }
    }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    fileprivate static func index(_ value: Self) -> Int { allCases.firstIndex(of: value) ?? 0 }
}
