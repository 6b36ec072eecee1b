import SwiftUI

// How tabs look. These go on to tabs inside of pages, as styles of SwiftUI do.
extension View {
    /// The style of the strips of tabs in this view.
    public func tabStripStyle(_ style: TabStripStyle) -> some View {
        environment(\.tabStripStyle, style)
    }

    /// Changes the style of the strips of tabs in this view, from what it is around it.
    ///
    /// Without a style around it, it starts from that of the kind of view: ``TabStripStyle/bar`` for ``TabBarPages``,
    /// ``TabStripStyle/fixed`` for others.
    public func tabStripStyle(_ change: @escaping @MainActor (inout TabStripStyle) -> Void) -> some View {
        transformEnvironment(\.tabPagesOptions) { $0.styleChanges.append(change) }
    }

    /// The colours of titles: of tabs that aren't selected, and of the one that is.
    public func tabTitleColor(_ normal: Color, selected: Color) -> some View {
        tabStripStyle { style in
            style.titleColor.normal = UIColor(normal)
            style.titleColor.selected = UIColor(selected)
        }
    }

    /// The colour of the mark under the selected tab.
    public func tabIndicatorColor(_ color: Color) -> some View {
        tabStripStyle { $0.indicator.color = UIColor(color) }
    }

    /// The colour behind the tabs; `nil` for none.
    public func tabStripBackground(_ color: Color?) -> some View {
        tabStripStyle { $0.backgroundColor = color.map { UIColor($0) } }
    }
}

// What is in the strip besides tabs. These count for the nearest tabs.
extension View {
    /// A view in place of the mark under the selected tab. It fills the frame of the style's indicator.
    public func tabIndicator<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) -> some View {
        tabBehavior { $0.indicator = { AnyView(content()) } }
    }

    /// A view at an end of the strip, which stays there while the tabs scroll.
    ///
    /// - Parameter edge: Before the first tab or after the last. Default `.trailing`.
    public func tabStripAccessory<Content: View>(
        edge: HorizontalEdge = .trailing, @ViewBuilder _ content: @escaping @MainActor () -> Content
    ) -> some View {
        tabBehavior { behavior in
            switch edge {
            case .leading: behavior.leadingAccessory = { AnyView(content()) }
            case .trailing: behavior.trailingAccessory = { AnyView(content()) }
            }
        }
    }
}
