/// What a page says about the bars that it is shown with.
struct BarPreference {
    var title: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var bars: [ToolbarPlacement: BarLook] = [:]
    var items: [ToolbarEntry] = []

    /// Takes over what isn't said yet.
    mutating func merge(_ next: BarPreference) {
        title = title ?? next.title
        displayMode = displayMode ?? next.displayMode
        hidesBackButton = hidesBackButton ?? next.hidesBackButton
        bars.merge(next.bars) { $0.merged($1) }
        items += next.items
    }
}

/// How one bar should look.
struct BarLook {
    var visibility: Visibility?
    var background: Visibility?
    var backgroundColor: Color?
    var colorScheme: ColorScheme?

    func merged(_ next: BarLook) -> BarLook {
        BarLook(
            visibility: visibility ?? next.visibility, background: background ?? next.background,
            backgroundColor: backgroundColor ?? next.backgroundColor, colorScheme: colorScheme ?? next.colorScheme)
    }
}

struct BarKey: PreferenceKey {
    static var defaultValue: BarPreference { BarPreference() }

    static func reduce(value: inout BarPreference, nextValue: () -> BarPreference) {
        value.merge(nextValue())
    }
}
