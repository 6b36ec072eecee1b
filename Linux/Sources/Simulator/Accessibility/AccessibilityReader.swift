import UIKit

/// Reads the screen as VoiceOver does, by the rules of Apple's accessibility documentation:
/// an element hides what is inside it, `accessibilityElements` come before subviews, hidden subtrees are passed over,
/// a modal view silences its siblings, and subviews are read row by row from the leading edge.
@MainActor
struct AccessibilityReader {
    let isRightToLeft: Bool

    func items(in view: UIView) -> [AccessibleItem] {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
        if view.isAccessibilityElement { return [AccessibleItem(view, .element)] }
        let children = elements(of: view).map(listed) ?? inOrder(audible(view.subviews).flatMap(items(in:)))
        return wrap(children, in: view, isGroup: view.shouldGroupAccessibilityChildren)
    }

    /// What a container names itself, as a list or one by one.
    private func elements(of view: UIView) -> [Any]? {
        if let elements = view.accessibilityElements { return elements }
        let count = view.accessibilityElementCount()
        return count > 0 ? (0..<count).compactMap(view.accessibilityElement(at:)) : nil
    }

    private func listed(_ elements: [Any]) -> [AccessibleItem] {
        elements.flatMap { element -> [AccessibleItem] in
            if let view = element as? UIView { return items(in: view) }
            guard let element = element as? UIAccessibilityElement, !element.accessibilityElementsHidden else {
                return []
            }
            if element.isAccessibilityElement { return [AccessibleItem(element, .element)] }
            return wrap(listed(element.accessibilityElements ?? []), in: element, isGroup: false)
        }
    }

    /// The subviews that may be heard: the front modal one alone, if there is one.
    private func audible(_ views: [UIView]) -> [UIView] {
        let modal = views.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }
        return modal.map { [$0] } ?? views
    }

    private func wrap(_ children: [AccessibleItem], in object: UIResponder, isGroup: Bool) -> [AccessibleItem] {
        guard !children.isEmpty else { return [] }
        if isContainer(object) { return [AccessibleItem(object, .container, dissolved(children))] }
        return isGroup ? [AccessibleItem(object, .group, children)] : children
    }

    /// Whether one hears of the container when one enters it.
    private func isContainer(_ object: UIResponder) -> Bool {
        object.accessibilityContainerType != .none || object.accessibilityTraits.contains(.tabBar)
            || object.accessibilityLabel != nil || object.accessibilityIdentifier != nil
    }

    /// The whole tree of a screen, without the groups that only kept an order.
    func tree(of windows: [UIView]) -> [AccessibleItem] {
        dissolved(windows.flatMap(items(in:)))
    }

    private func dissolved(_ items: [AccessibleItem]) -> [AccessibleItem] {
        items.flatMap { $0.role == .group ? dissolved($0.children) : [$0] }
    }

    /// Rows from top to bottom, each from its leading edge. What overlaps a row's first item by half stands in that row.
    private func inOrder(_ items: [AccessibleItem]) -> [AccessibleItem] {
        var rest = sorted(Array(items.enumerated()), by: \.minY)
        var result: [AccessibleItem] = []
        while let first = rest.first?.element.frame {
            let belongs = { (item: AccessibleItem) in item.frame.midY < first.maxY || item.frame.minY <= first.minY }
            let row = rest.filter { belongs($0.element) }
            rest.removeAll { belongs($0.element) }
            result += sorted(row, by: isRightToLeft ? \.fromRight : \.minX).map(\.element)
        }
        return result
    }

    /// Sorted by an edge; where that is the same, in the order of the views.
    private func sorted(
        _ items: [(offset: Int, element: AccessibleItem)], by edge: KeyPath<CGRect, CGFloat>
    ) -> [(offset: Int, element: AccessibleItem)] {
        items.sorted { ($0.element.frame[keyPath: edge], $0.offset) < ($1.element.frame[keyPath: edge], $1.offset) }
    }
}

extension CGRect {
    /// Grows to the left, as the leading edge does where one reads from the right.
    fileprivate var fromRight: CGFloat { -maxX }
}
