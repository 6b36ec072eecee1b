extension View {
    /// What assistive technology calls the element in this view.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier { $0.label = label.plainText })
    }

    /// What assistive technology calls the element, by a key.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    /// What assistive technology calls the element, as a string.
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

    /// What the element says at the moment.
    public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier { $0.value = value.plainText })
    }

    /// What the element says at the moment, by a key.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    /// What the element says at the moment, as a string.
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

    /// What activating the element does.
    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier { $0.hint = hint.plainText })
    }

    /// What activating the element does, by a key.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    /// What activating the element does, as a string.
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

    /// A name for tests, which nobody hears.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier { $0.identifier = identifier })
    }

    /// Whether assistive technology passes the view over, with all that is in it.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(EffectModifier { $0.host.accessibilityElementsHidden = hidden })
    }

    /// Says that the element is of some kinds, in addition to those it is of anyway.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { $0.added = traits.traits })
    }

    /// Says that the element is not of some kinds that it is of by itself.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { $0.removed = traits.traits })
    }

    /// Makes one element of the view.
    ///
    /// - Parameter children: What becomes of the elements in it. Default: they are ignored.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityModifier { $0.children = children })
    }

    /// Performs an action when the element is activated.
    public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
        modifier(AccessibilityModifier { $0.activate = handler })
    }

    /// Performs an action when a person swipes up or down over the element, to change its value.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityModifier { $0.adjust = handler })
    }
}
