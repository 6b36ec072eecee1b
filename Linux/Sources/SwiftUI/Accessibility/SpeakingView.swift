/// Stands for the element in it, with some of its words changed. Around several elements it is a container, unless it
/// was told to be an element.
final class SpeakingView: HostView {
    var changes = AccessibilityChanges()

    private var inner: [UIResponder] { subviews.flatMap(\.spokenElements) }

    /// The one element that this one stands for.
    private var only: UIResponder? {
        let inner = inner
        return inner.count == 1 ? inner.first : nil
    }

    private var isCombined: Bool { changes.children == .combine }

    /// What is said in the place of those inside; nothing of them where they are ignored.
    private func said(_ part: (UIResponder) -> String?) -> String? {
        if changes.children == .ignore { return nil }
        if isCombined {
            let parts = inner.compactMap(part)
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
        return only.flatMap(part)
    }

    override var isAccessibilityElement: Bool {
        get {
            if changes.children == .contain { return false }
            return changes.children != nil || only != nil || inner.isEmpty && changes.label != nil
        }
        set {}
    }

    override var accessibilityContainerType: UIAccessibilityContainerType {
        get { changes.children == .contain ? .semanticGroup : .none }
        set {}
    }

    override var accessibilityLabel: String? {
        get { changes.label ?? changes.box?.text ?? said(\.accessibilityLabel) }
        set {}
    }

    override var accessibilityValue: String? {
        get { changes.value ?? said(\.accessibilityValue) }
        set {}
    }

    override var accessibilityHint: String? {
        get { changes.hint ?? said(\.accessibilityHint) }
        set {}
    }

    override var accessibilityIdentifier: String? {
        get { changes.identifier ?? (only?.accessibilityIdentifier) }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = UIAccessibilityTraits.none
            if isCombined {
                for element in inner { traits.formUnion(element.accessibilityTraits) }
            } else if changes.children == nil {
                traits = only?.accessibilityTraits ?? .none
            }
            if changes.adjust != nil { traits.insert(.adjustable) }
            return traits.union(changes.added).subtracting(changes.removed)
        }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get {
            changes.children == nil ? only?.accessibilityFrame ?? super.accessibilityFrame : super.accessibilityFrame
        }
        set {}
    }

    override var accessibilityActivationPoint: CGPoint {
        get { (changes.children == .ignore ? nil : only)?.accessibilityActivationPoint ?? accessibilityFrame.middle }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        if let activate = changes.activate {
            activate()
            return true
        }
        return changes.children != .ignore && inner.contains { $0.accessibilityActivate() }
    }

    override func accessibilityIncrement() {
        if let adjust = changes.adjust { adjust(.increment) } else { only?.accessibilityIncrement() }
    }

    override func accessibilityDecrement() {
        if let adjust = changes.adjust { adjust(.decrement) } else { only?.accessibilityDecrement() }
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension UIView {
    /// The elements that assistive technology finds in this view, itself included.
    fileprivate var spokenElements: [UIResponder] {
        if isHidden || alpha < 0.01 || accessibilityElementsHidden { return [] }
        if isAccessibilityElement { return [self] }
        let count = accessibilityElementCount()
        guard count == 0 else {
            return (0..<count).compactMap { accessibilityElement(at: $0) as? UIResponder }
                .flatMap { ($0 as? UIView)?.spokenElements ?? [$0] }
        }
        return subviews.flatMap(\.spokenElements)
    }
}
