import UIKit

@testable import TabKit

extension HandRun {
    /// The laws that don't hold now.
    var brokenLaws: [String] {
        var broken = problems + book.problems
        checkSelection(&broken)
        checkStrip(&broken)
        checkChildren(&broken)
        if tabs.pager.isResting { checkRest(&broken) }
        return broken
    }

    private func checkSelection(_ broken: inout [String]) {
        let engine = tabs.pager.engine
        if let selected = engine.tabs.selected {
            if !engine.tabs.isEnabled(selected) { broken.append("law 2: \(selected) is selected and disabled") }
        } else if engine.tabs.enabledCount > 0, !engine.tabs.allowsEmptySelection {
            broken.append("law 2: nothing is selected")
        }
        if let last = changes.last, last.to != tabs.selected { broken.append("law 6: the last change led to \(last)") }
        let (pager, strip) = (tabs.pager, tabs.strip)
        if pager.position != strip.position || pager.selected != strip.selected {
            broken.append("strip and pager don't agree: \(strip.position), \(pager.position)")
        }
    }

    private func checkStrip(_ broken: inout [String]) {
        let strip = tabs.strip
        guard isShown, !isCovered, strip.bounds.width > 0 else { return }
        if strip.layout.count != tabs.pager.count {
            broken.append("B12: \(strip.layout.count) frames for \(tabs.pager.count) tabs")
        }
        if !strip.contentOffset.isFinite || !strip.contentWidth.isFinite {
            broken.append("law 22: the strip's content is not finite")
        }
        if (strip.indicatorFrame != nil) != (strip.selected != nil) {
            broken.append("law 2: the indicator is \(strip.indicatorFrame as Any)")
        }
        if let frame = strip.indicatorFrame {
            let isInside = frame.minX > -0.01 && frame.maxX < strip.contentWidth + 0.01 && frame.width >= 0
            if !isInside { broken.append("law 19: the indicator is at \(frame) of \(strip.contentWidth)") }
            // What is drawn is what is said; without motion the mark is where it will be.
            let fades = strip.markFades ?? phone.reduceMotion
            let drawn = strip.indicator.frame
            let inset = strip.style.indicator.placement == .fill ? drawn.minX - frame.minX : 0
            if !fades, abs(drawn.minX - frame.minX - inset) > 0.01 || abs(drawn.width - frame.width + 2 * inset) > 0.01
            {
                broken.append("law 19: the indicator is drawn at \(drawn), not at \(frame)")
            }
        }
        for id in tabs.ids {
            guard let frame = strip.frame(of: id) else {
                broken.append("B12: no frame of \(id)")
                continue
            }
            if !frame.minX.isFinite || frame.minX < -0.01 || frame.maxX > strip.contentWidth + 0.01 || frame.width < 0 {
                broken.append("law 17: \(id) is at \(frame) of \(strip.contentWidth)")
            }
        }
        let selected = strip.itemViews.values.filter(\.isSelected).compactMap { $0.id }
        if selected.count > 1 || selected.first.map({ $0 != tabs.selected }) == true {
            broken.append("B63: \(selected) look selected, \(tabs.selected as Any) is")
        }
    }

    private func checkChildren(_ broken: inout [String]) {
        let pager = tabs.pager
        let pages = pager.engine.pages
        let children = pager.children.compactMap { ($0 as? RecordingPage)?.id }
        if children.count != pages.count || Set(children) != Set(pages.compactMap { $0.base as? String }) {
            broken.append("law 15: the children are \(children), and the machine says \(pages)")
        }
        let views = pager.scrollView.subviews.filter { view in pager.children.contains { $0.viewIfLoaded === view } }
        if views.count != children.count { broken.append("law 15: \(views.count) views of \(children.count) children") }
        if pager.engine.isLaidOut, tabs.selected != nil, children.isEmpty { broken.append("law 13: nothing is shown") }
        if book.appeared.count > 2 { broken.append("law 15: \(book.appeared) have appeared") }
        if !pager.position.isFinite { broken.append("law 22: p is \(pager.position)") }
    }

    private func checkRest(_ broken: inout [String]) {
        let pager = tabs.pager
        if pager.position != Double(tabs.selectedIndex ?? 0) {
            broken.append("law 9: at rest p is \(pager.position), the index \(tabs.selectedIndex as Any)")
        }
        guard pager.engine.isLaidOut else { return }
        if pager.motion.isRunning { broken.append("law 9: at rest the spring is running") }
        let children = pager.children.compactMap { ($0 as? RecordingPage)?.id }
        let there = tabs.selectedID.map { [$0] } ?? []
        if children != there { broken.append("law 15: at rest the children are \(children), not \(there)") }
        let appeared = isShown && !isCovered ? there : []
        if book.appeared != appeared {
            broken.append("law 15: at rest \(book.appeared) have appeared, not \(appeared)")
        }
        if !book.unfinished.isEmpty { broken.append("law 15: at rest \(book.unfinished) wait for a call") }
        if isShown, !isCovered, let view = pager.children.first?.viewIfLoaded, pager.view.bounds.width > 0 {
            let frame = view.convert(view.bounds, to: pager.view)
            let (bounds, slack) = (pager.view.bounds, 0.01)
            let isHere =
                abs(frame.minX - bounds.minX) < slack && abs(frame.width - bounds.width) < slack
                && abs(frame.height - bounds.height) < slack
            if !isHere { broken.append("law 9: at rest the page is at \(frame) of \(bounds)") }
            if view.alpha != 1 || view.transform != .identity {
                broken.append("law 9: at rest the page has an alpha of \(view.alpha), \(view.transform)")
            }
            if view.safeAreaInsets != pager.view.safeAreaInsets {
                broken.append("law 16: the page's safe area is \(view.safeAreaInsets) of \(pager.view.safeAreaInsets)")
            }
        }
        let lost = book.alive.filter { pager.store[AnyHashable($0)] == nil }
        if !lost.isEmpty { broken.append("law 15: \(lost) live on") }
        checkStripAtRest(&broken)
    }

    private func checkStripAtRest(_ broken: inout [String]) {
        let strip = tabs.strip
        guard isShown, !isCovered, strip.bounds.width > 0, strip.style.indicator.width == .tab, strip.hold == nil,
            let id = strip.selected, let tab = strip.frame(of: id), let mark = strip.indicatorFrame
        else { return }
        if abs(tab.minX - mark.minX) > 0.01 || abs(tab.width - mark.width) > 0.01 {
            broken.append("law 19: at rest the indicator is at \(mark), its tab at \(tab)")
        }
    }

    // MARK: From one moment to the next

    /// Where a person sees a page.
    struct Sight {
        var place: CGPoint
        var alpha: CGFloat
    }

    /// The pages of which a part can be seen.
    var pagesInSight: [String: Sight] {
        guard isShown, !isCovered else { return [:] }
        let pager = tabs.pager
        var sights: [String: Sight] = [:]
        for case let page as RecordingPage in pager.children {
            guard let view = page.viewIfLoaded else { continue }
            let frame = view.convert(view.bounds, to: pager.view)
            let isVisible = view.alpha > 0 && frame.intersection(pager.view.bounds).width > 1
            if isVisible { sights[page.id] = Sight(place: frame.origin, alpha: view.alpha) }
        }
        return sights
    }

    /// Where the mark is, for events that may not move it.
    func markPlace(for event: HandEvent) -> CGFloat? {
        let strip = tabs.strip
        guard isShown, !isCovered, !strip.indicator.isHidden else { return nil }
        if case .touchPages = event { return strip.indicator.center.x }
        // Without motion, it goes at once to what was chosen.
        return strip.markFades ?? phone.reduceMotion ? nil : strip.indicator.center.x
    }

    /// Pages don't leap, nor change their look, when something new begins.
    func checkSight(since before: [String: Sight]) {
        let now = pagesInSight
        for (id, old) in before {
            guard let new = now[id] else { continue }
            let way = max(abs(new.place.x - old.place.x), abs(new.place.y - old.place.y))
            if way > 1 || abs(new.alpha - old.alpha) > 0.01 { note("law 10: \(id) leaps from \(old) to \(new)") }
        }
    }
}
