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

    init(style: TabStripStyle, count: Int, options: PagingOptions) {
        tabs = book.tabs(Array(HandEvent.names.prefix(count)), style: style)
        _ = tabs.pager.engine.set(options)
        tabs.shouldSelect = { [unowned self] in !refused.contains($0.base as? String ?? "") }
        tabs.onSelect = { [unowned self] in note($0) }
    }

    private func note(_ change: TabChange) {
        if tabs.selected != change.to {
            problems.append("B40: a handler sees \(tabs.selected as Any) selected, not \(change.to as Any)")
        }
        if let last = changes.last, last.to != change.from {
            problems.append("law 6: \(change) does not follow \(last)")
        }
        changes.append(change)
    }

    func play(_ event: HandEvent) {
        let (before, wasSeen) = (tabs.pager.position, isShown && !isCovered)
        perform(event)
        let isContinuous =
            switch event {
            case .touchPages, .lift, .refuse, .memoryWarning: true
            case .tapTab, .key: wasSeen
            case .select(_, let isAnimated): wasSeen && isAnimated
            default: false
            }
        let now = tabs.pager.position
        // A scroll view counts as arrived half a point before its goal.
        if isContinuous, abs(now - before) > 0.01 { problems.append("law 10: p jumps from \(before) to \(now)") }
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
        case .turnDirection: phone.direction = phone.direction == .rightToLeft ? .leftToRight : .rightToLeft
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

    // MARK: Hands

    private func touch(_ finger: Int, at place: CGFloat) {
        guard isShown, !isCovered, phone.touchPosition(finger: finger) == nil else { return }
        let bounds = tabs.view.bounds
        phone.touchDown(
            at: CGPoint(x: bounds.width * place, y: bounds.height * (finger == 0 ? 0.5 : 0.6)), finger: finger)
    }

    private func move(_ finger: Int, by way: CGFloat, frames: Int) {
        guard let point = phone.touchPosition(finger: finger) else { return }
        let end = CGPoint(x: point.x + way * tabs.view.bounds.width, y: point.y)
        phone.touchMove(to: end, over: Double(frames) / 60, finger: finger)
    }

    private func lift(_ finger: Int, _ velocity: CGFloat?) {
        phone.touchUp(finger: finger, velocity: velocity.map { CGPoint(x: $0 * tabs.view.bounds.width, y: 0) })
    }

    private func tap(_ index: Int) {
        let strip = tabs.strip
        guard isShown, !isCovered, let id = tabs.ids.dropFirst(index).first, let frame = strip.frame(of: id) else {
            return
        }
        let x = frame.midX - strip.contentOffset
        guard strip.bounds.width > 0, 0...strip.bounds.width ~= x else { return }
        phone.touchDown(at: strip.convert(CGPoint(x: x, y: frame.midY), to: nil), finger: 2)
        phone.touchUp(finger: 2)
    }

    private func dragStrip(by way: CGFloat) {
        guard isShown, !isCovered else { return }
        let start = tabs.strip.convert(CGPoint(x: tabs.strip.bounds.midX, y: tabs.strip.bounds.midY), to: nil)
        phone.touchDown(at: start, finger: 3)
        phone.touchMove(to: CGPoint(x: start.x + way, y: start.y), over: 0.05, finger: 3)
        phone.touchUp(finger: 3)
    }

    private func press(_ key: HandEvent.Key) {
        tabs.strip.becomeFirstResponder()
        switch key {
        case .left: phone.press(.keyboardLeftArrow)
        case .right: phone.press(.keyboardRightArrow)
        case .home: phone.press(.keyboardHome)
        case .end: phone.press(.keyboardEnd)
        }
    }
}
