import UIKit

extension Simulator {
    /// What VoiceOver finds on the screen, in reading order.
    public var accessibilityTree: [AccessibilityNode] { accessibleItems.map(\.node) }

    /// The tree as text, a line for each node, to compare and to read.
    public var accessibilityText: String {
        accessibilityTree.map(\.description).joined(separator: "\n")
    }

    /// Taps the middle of the element with this label, as a person who sees it does.
    ///
    /// - Throws: ``SimulatorError`` when nothing has that label, or when a finger there would meet something else.
    public func tap(label: String, lasting duration: TimeInterval = 0.05) throws {
        let items = try elements(labelled: label)
        guard let point = items.lazy.compactMap(point(toTouch:)).first else {
            throw SimulatorError.unreachable("\"\(label)\"")
        }
        tap(point, lasting: duration)
    }

    /// Activates the element with this label, as VoiceOver's double tap does: by `accessibilityActivate`, or else with a
    /// tap at its activation point. An element that is scrolled out of sight is scrolled into it first.
    ///
    /// - Throws: ``SimulatorError/noElement(label:present:)`` when nothing has that label.
    public func activate(label: String) throws {
        guard let item = try elements(labelled: label).first else { return }
        if let view = item.object as? UIView { reveal(view) }
        if item.object.accessibilityActivate() {
            turn()
        } else {
            tap(item.object.accessibilityActivationPoint)
        }
    }

    /// Chooses one of an element's actions, as VoiceOver's rotor does.
    ///
    /// - Returns: whether it was possible.
    @discardableResult
    public func perform(action name: String, label: String) throws -> Bool {
        guard let item = try elements(labelled: label).first,
            let action = item.object.accessibilityCustomActions?.first(where: { $0.name == name })
        else { return false }
        defer { turn() }
        return action.actionHandler?(action) ?? false
    }

    /// Swipes up (true) or down over an adjustable element, as VoiceOver's rotor does.
    public func adjust(label: String, up: Bool) throws {
        guard let item = try elements(labelled: label).first else { return }
        if up { item.object.accessibilityIncrement() } else { item.object.accessibilityDecrement() }
        turn()
    }

    /// VoiceOver's three-finger swipe over an element: asks it, then what it stands in, until something scrolls.
    ///
    /// - Returns: whether something did.
    @discardableResult
    public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection, label: String) throws -> Bool {
        guard let item = try elements(labelled: label).first else { return false }
        defer { turn() }
        guard let view = item.object as? UIView else { return item.object.accessibilityScroll(direction) }
        return sequence(first: view, next: \.superview).contains { $0.accessibilityScroll(direction) }
    }

    private var accessibleItems: [AccessibleItem] {
        let runtime = runtime
        runtime.commit()
        let reader = AccessibilityReader(isRightToLeft: settings.direction == .rightToLeft)
        return reader.tree(of: runtime.windowsInOrder)
    }

    private func elements(labelled label: String) throws -> [AccessibleItem] {
        let all = accessibleItems.flatMap(\.elements)
        let found = all.filter { $0.object.accessibilityLabel == label }
        if found.isEmpty {
            throw SimulatorError.noElement(label: label, present: all.compactMap(\.object.accessibilityLabel))
        }
        return found
    }

    /// The middle of an element, if a finger there meets it, or what it is a part of.
    private func point(toTouch item: AccessibleItem) -> CGPoint? {
        let middle = CGPoint(x: item.frame.midX, y: item.frame.midY)
        guard let met = window.hitTest(middle, with: nil) else { return nil }
        guard let view = item.object as? UIView else { return middle }
        return met.isDescendant(of: view) || view.isDescendant(of: met) ? middle : nil
    }

    private func reveal(_ view: UIView) {
        for case let scroll as UIScrollView in sequence(first: view, next: \.superview) {
            scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll), animated: false)
        }
        turn()
    }
}
