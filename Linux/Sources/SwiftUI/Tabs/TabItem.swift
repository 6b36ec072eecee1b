extension View {
    /// What the tab of this page shows: the first text and the first picture of a label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(TraitModifier { $0.tabItem = label })
    }

    /// A number at the page's tab; 0 for none.
    public func badge(_ count: Int) -> some View {
        modifier(TraitModifier { $0.badge = count == 0 ? nil : String(count) })
    }

    /// A text at the page's tab; nil for none.
    public func badge(_ label: Text?) -> some View {
        modifier(TraitModifier { $0.badge = label?.content })
    }

    /// A text at the page's tab, by a key; nil for none.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(TraitModifier { $0.badge = key?.text })
    }

    /// A text at the page's tab, as a string; nil for none.
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        let text = label.map { String($0) }
        return modifier(TraitModifier { $0.badge = text })
    }
}
