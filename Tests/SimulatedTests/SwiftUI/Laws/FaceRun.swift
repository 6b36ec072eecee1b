import Simulator
import SwiftUI

@testable import TabKit

/// Tabs of SwiftUI in a simulated phone, for one sequence of events.
@MainActor final class FaceRun {
    let phone = Simulator()
    let model = FaceModel(["a", "b", "c"])
    let controller: UIHostingController<FaceView>
    let kind: FaceKind
    let way: FaceBinding
    private(set) var problems: [String] = []
    private var isCovered = false
    /// Whether the binding has kept a value that isn't selected, and nothing was written since.
    private var isHeld = false

    init(_ kind: FaceKind, _ way: FaceBinding) {
        (self.kind, self.way) = (kind, way)
        controller = UIHostingController(rootView: FaceView(model: model, kind: kind, way: way))
        phone.show(controller)
    }

    // MARK: What is there

    private var pager: TabPager? { controller.tabs?.pager }
    private var strip: TabStrip? { controller.view.first(TabStrip.self) }
    var isShown: Bool { model.isThere && !isCovered }
    var selected: String? {
        let id: AnyHashable? =
            switch kind {
            case .pages: pager?.selected
            case .bar: controller.bar?.selected
            case .strip: strip?.selected
            }
        return id?.base as? String
    }
    private var labels: [String] { phone.accessibilityTree.flatMap(\.labels) }

    // MARK: Events

    func play(_ event: FaceEvent) async {
        let (old, before, wasIdle) = (selected, model.selection, phone.isIdle && phone.touchPosition() == nil)
        model.writes = []
        perform(event)
        phone.advance(0)
        if case .set = event {
            if !model.writes.isEmpty { note("\(model.writes) is written while views are updated") }
            // What an update has ended is written after it.
            for _ in 0..<5 { await Task.yield() }
            phone.advance(0)
        }
        let there = model.isThere ? model.tabs.map(\.name) : []
        model.book.forget(model.book.known.subtracting(there))
        check(event, old: old, before: before, wasIdle: wasIdle)
    }

    private func perform(_ event: FaceEvent) {
        switch event {
        case .touch(let x): if phone.touchPosition() == nil { phone.touchDown(at: CGPoint(x: x, y: 300)) }
        case .move(let way, let frames):
            guard let place = phone.touchPosition() else { return }
            let end = CGPoint(x: min(max(place.x + way, 5), 388), y: place.y)
            phone.touchMove(to: end, over: Double(frames) / 60)
        case .lift: if phone.touchPosition() != nil { phone.touchUp() }
        case .tap(let name):
            guard isShown, phone.touchPosition() == nil, let tab = model.tabs.first(where: { $0.name == name }) else {
                return
            }
            try? phone.tap(label: tab.title)
        case .tapPage: if phone.touchPosition() == nil, isShown, kind != .strip { tapPage() }
        case .write(let values, let isAnimated):
            for value in values where value != nil || way == .optional {
                animated(isAnimated) { model.selection = value }
            }
        case .edit(let edit, let isAnimated, let value):
            animated(isAnimated) {
                edit.apply(to: &model.tabs)
                if let value { model.selection = value }
            }
        case .count: model.count += 1
        case .noise: model.noise += 1
        case .limit: model.limit += 1
        case .refuse(let names): model.refused = names
        case .appearance: phone.appearance = phone.appearance == .dark ? .light : .dark
        case .direction: phone.direction = phone.direction == .rightToLeft ? .leftToRight : .rightToLeft
        case .reduceMotion: phone.reduceMotion.toggle()
        case .set(let option): model.look.set(option)
        case .rotate: phone.rotate(to: phone.phone.size.width < 500 ? .landscapeLeft : .portrait)
        case .cover:
            guard !isCovered, phone.touchPosition() == nil else { return }
            isCovered = true
            phone.cover()
        case .uncover:
            guard isCovered else { return }
            isCovered = false
            phone.dismiss()
        case .leave: model.isThere = false
        case .comeBack:
            if !model.isThere { isHeld = false }
            model.isThere = true
        case .wait(let frames): phone.advance(Double(frames) / 60)
        }
    }

    private func animated(_ isAnimated: Bool, _ body: () -> Void) {
        if isAnimated { withAnimation { body() } } else { body() }
    }

    private func tapPage() {
        guard let name = selected, phone.isIdle else { return }
        let taps = model.book.taps[name, default: 0]
        do { try phone.tap(label: "tapped \(taps)") } catch { note("\(error)") }
        phone.advance(0)
        if model.book.taps[name] != taps + 1 { note("a tap in \(name) comes to nothing") }
    }

    func note(_ problem: String) { problems.append(problem) }

    // MARK: Laws

    private func check(_ event: FaceEvent, old: String?, before: String?, wasIdle: Bool) {
        let (new, writes) = (selected, model.writes)
        if event.isByUser {
            let known = way == .constant ? "a" : before
            let isWritten = way != .unbound && way != .constant && new != old && new != known
            // A tap catches what moves, and a page that is caught may select twice.
            let isFair = writes.count <= (isWritten ? 1 : 0) || !wasIdle && writes.count <= 2
            if !isFair { note("\(writes) is written by \(event): \(old ?? "-") to \(new ?? "-")") }
            if isWritten, writes.last != new { note("\(new ?? "-") isn't written by \(event), but \(writes)") }
            if case .tap(let name) = event, wasIdle, isShown { checkTap(name, old: old, new: new) }
            if way == .refusing, let new, new != model.selection { isHeld = true }
        } else {
            if model.selection != before { isHeld = false }
            if !writes.isEmpty { note("\(writes) is written by \(event)") }
            // A constant's tab may have arrived.
            let isFree = way == .unbound || way == .constant && new != "a"
            if isShown, isFree, let old, model.isSelectable(old), new != old {
                note("\(old) becomes \(new ?? "-") by \(event)")
            }
        }
        checkSelection()
    }

    private func checkTap(_ name: String, old: String?, new: String?) {
        let isTaken = model.isSelectable(name) && (way != .asked || !model.refused.contains(name))
        let wanted = isTaken ? name : old
        if new != wanted { note("a tap on \(name) leads from \(old ?? "-") to \(new ?? "-")") }
    }

    private func checkSelection() {
        guard model.isThere else { return }
        let new = selected
        if let new, !model.isSelectable(new) { note("\(new) is selected and can't be") }
        if new == nil, way != .optional, model.tabs.contains(where: \.isEnabled) { note("nothing is selected") }
        guard way != .unbound, way != .constant, !isHeld else { return }
        if let value = model.selection, model.isSelectable(value), new != value {
            note("\(new ?? "-") is selected, the binding says \(value)")
        }
        if way == .optional, model.selection == nil, let new { note("\(new) is selected, the binding says nil") }
    }

    /// Everything is let go of and comes to rest.
    func settle() async {
        for event in [FaceEvent.lift, .uncover, .comeBack] { await play(event) }
        checkRest()
    }

    /// The laws of what is shown, as it is now, when nothing moves.
    func checkRest() {
        do { try phone.settle(limit: 10) } catch { return note("\(error)") }
        checkSelection()
        if let pager, model.isThere {
            let index = model.tabs.firstIndex { $0.name == selected } ?? 0
            if pager.position != Double(index) { note("at rest p is \(pager.position), the index \(index)") }
        }
        problems += model.book.problems
        // A bar of UIKit's shows a page also when no tab is enabled.
        guard kind != .strip, kind != .bar || selected != nil || !model.isThere else { return }
        let gone = model.book.alive.subtracting(model.isThere ? model.tabs.map(\.name) : [])
        if !gone.isEmpty { note("\(gone) lives on") }
        let there: Set<String> = isShown ? Set(selected.map { [$0] } ?? []) : []
        if model.book.inSight != there { note("\(model.book.inSight) have appeared, not \(there)") }
        guard isShown, let tab = model.tabs.first(where: { $0.name == selected }) else { return }
        let wanted = [
            "page \(tab.name) \(tab.title) \(tab.badge)",
            "count \(model.count) limit \(model.limit) \(phone.appearance == .dark ? "dark" : "light")",
            "tapped \(model.book.taps[tab.name, default: 0])",
        ]
        let shown = labels.filter { $0.hasPrefix("page ") || $0.hasPrefix("count ") || $0.hasPrefix("tapped ") }
        if shown != wanted { note("\(shown) is shown, not \(wanted)") }
    }
}

extension UIView {
    /// The first view of a kind in this one.
    func first<V: UIView>(_ type: V.Type) -> V? {
        for view in subviews {
            if let found = view as? V ?? view.first(type) { return found }
        }
        return nil
    }
}
