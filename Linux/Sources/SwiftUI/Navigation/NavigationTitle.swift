extension View {
    /// The title of the page that the view is.
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        let text = String(title)
        return transformPreference(BarKey.self) { $0.title = text }
    }

    /// The title of the page, by a key.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        transformPreference(BarKey.self) { $0.title = titleKey.text }
    }

    /// The title of the page, as a text.
    public func navigationTitle(_ title: Text) -> some View {
        transformPreference(BarKey.self) { $0.title = title.content }
    }

    /// How the title of the page is shown. Default `.automatic`; without a title nothing is large.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        transformPreference(BarKey.self) { $0.displayMode = displayMode }
    }

    /// Takes the back button away, and with it the swipe from the edge.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(BarKey.self) { $0.hidesBackButton = hidesBackButton }
    }

    /// Takes the navigation bar away. `toolbar(_:for:)` is its successor.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .visible, for: .navigationBar)
    }

    /// Whether bars are shown with the page.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changing(bars) { $0.visibility = visibility }
    }

    /// Whether the background of bars is shown: always, never, or, by default, while content is below them.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changing(bars) { $0.background = visibility }
    }

    /// The background of bars. DEVIATION: only colours can be one.
    public func toolbarBackground(_ style: Color, for bars: ToolbarPlacement...) -> some View {
        changing(bars) { $0.backgroundColor = style }
    }

    /// Whether the content of bars is for a light or for a dark background; nil leaves it as it is around.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        changing(bars) { $0.colorScheme = colorScheme }
    }

    private func changing(_ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void) -> some View {
        transformPreference(BarKey.self) { preference in
            for bar in bars { change(&preference.bars[bar, default: BarLook()]) }
        }
    }
}
