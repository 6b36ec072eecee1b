import Foundation
import Simulator
import UIKit

@testable import TabKit

/// The real controller in a simulated phone, for one sequence of events.
@MainActor final class HandRun {
    let phone = Simulator(
        Phone(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
    let book = PageBook()
    let tabs: TabsController
    private(set) var problems: [String] = []
    private(set) var changes: [TabChange] = []
    private(set) var isShown = false
    private(set) var isCovered = false
    private var refused: Set<String> = []
    /// What the app said in the present event.
    private var allowed: [String: Bool] = [:]
    private var answer: String?

    init(style: TabStripStyle, count: Int) {
        tabs = book.tabs(Array(HandEvent.names.prefix(count)), style: style)
        tabs.shouldSelect = { [unowned self] in allows($0.base as? String ?? "") }
        tabs.onSelect = { [unowned self] in note($0) }
    }

    /// Keeps no more of the past than the laws need.
    func forgetStory() {
        changes = changes.suffix(1)
        book.forgetCalls()
    }

    func note(_ problem: String) { problems.append(problem) }

    private func allows(_ id: String) -> Bool {
        allowed[id] = !refused.contains(id)
        return !refused.contains(id)
    }

    private func note(_ change: TabChange) {
        if tabs.selected != change.to {
            problems.append("B40: a handler sees \(tabs.selected as Any) selected, not \(change.to as Any)")
        }
        if let last = changes.last, last.to != change.from {
            problems.append("law 6: \(change) does not follow \(last)")
        }
        if change.reason == .tap || change.reason == .key, allowed[change.to?.base as? String ?? ""] != true {
            problems.append("law 8: \(change) was not allowed")
        }
        changes.append(change)
        if let answer {
            self.answer = nil
            tabs.select(answer, animated: true)
        }
    }

    func play(_ event: HandEvent) {
        let (before, sight, count) = (tabs.pager.position, pagesInSight, changes.count)
        let wasSeen = isShown && !isCovered && tabs.selected != nil
        let mark = markPlace(for: event)
        let willAnswer = answer != nil
        allowed = [:]
        perform(event)
        let isAnimated = tabs.pager.transition != .none
        let isContinuous =
            switch event {
            case .touchPages, .lift: isAnimated || !willAnswer
            case .refuse, .answer, .memoryWarning: true
            case .tapTab, .key: wasSeen && isAnimated
            case .select(_, let wantsAnimation): wasSeen && isAnimated && wantsAnimation
            case .set(let option): option.keepsPlace
            default: false
            }
        let now = tabs.pager.position
        // A scroll view counts as arrived half a point before its goal.
        if isContinuous, abs(now - before) > 0.01 { problems.append("law 10: p jumps from \(before) to \(now)") }
        if isContinuous {
            checkSight(since: sight)
            if let mark, let new = markPlace(for: event), abs(new - mark) > 1 {
                problems.append("law 19: the mark leaps from \(mark) to \(new)")
            }
        }
        checkChanges(changes.count - count, by: event)
    }

    /// Whether anything but the selection of another tab comes of a person's or the app's wish alone.
    private func checkChanges(_ count: Int, by event: HandEvent) {
        let most =
            switch event {
            case .resize, .cover, .uncover, .hide, .show, .memoryWarning, .refuse, .answer, .touchPages: 0
            // A drag that is taken from its finger ends where it is.
            case .set(.allowsEmptySelection), .set(.swipes): 1
            case .set: 0
            default: answer == nil ? 2 : 1
            }
        if count > most { problems.append("law 6: \(count) changes of the selection by \(event)") }
    }

    private func perform(_ event: HandEvent) {
        switch event {
        case .touchPages(let finger, let place): touch(finger, at: place)
        case .move(let finger, let way, let frames): move(finger, by: way, frames: frames)
        case .lift(let finger, let velocity): lift(finger, velocity)
        case .tapTab(let index): tap(index)
        case .dragStrip(let way): dragStrip(by: way)
        case .key(let key): if isShown { press(key) }
        case .select(let id, let isAnimated): tabs.select(id, animated: isAnimated)
        case .insert(let id, let index, let isEnabled):
            guard tabs.pager.item(for: id) == nil else { return }
            tabs.pager.insert(book.item(id, isEnabled: isEnabled), at: min(index, tabs.pager.count))
        case .remove(let id): if tabs.pager.item(for: id) != nil { tabs.pager.remove(id) }
        case .reorder(let id, let index):
            if tabs.pager.item(for: id) != nil { tabs.pager.move(id, to: min(index, tabs.pager.count - 1)) }
        case .apply(let ids): tabs.apply(ids.map { book.item($0) })
        case .widen(let id, let width):
            if tabs.pager.item(for: id) != nil { tabs.pager.update(book.item(id, width: width)) }
        case .refuse(let ids): refused = ids
        case .resize(let width, let height): phone.resize(to: CGSize(width: width, height: height))
        case .answer(let id): answer = id
        case .deselect: tabs.pager.deselect()
        case .wheel(let steps): turnWheel(steps)
        case .set(let option): set(option)
        case .cover:
            if isShown, !isCovered {
                isCovered = true
                phone.cover()
            }
        case .uncover:
            if isCovered {
                isCovered = false
                phone.dismiss()
            }
        case .hide:
            if isShown {
                (isShown, isCovered) = (false, false)
                phone.hide()
            }
        case .show:
            if !isShown {
                isShown = true
                phone.show(tabs)
            }
        case .memoryWarning: phone.memoryWarning()
        case .wait(let seconds): phone.advance(seconds)
        }
        phone.advance(0)
    }

    /// Everything is let go of, shown and left to come to rest.
    func settle() {
        for finger in 0...1 { phone.touchUp(finger: finger) }
        play(.uncover)
        play(.show)
        do { try phone.settle(limit: 10) } catch { problems.append("law 9: \(error)") }
        if !tabs.pager.isResting { problems.append("law 9: the pages never rest") }
    }
}
