import SwiftUI

/// One tab of ``TabPages``, ``TabBarPages`` or ``TabStripView``: what it shows among the tabs, and its page.
///
/// ```swift
/// TabPage("Music", systemImage: "music.note", value: Section.music) { MusicView() }
///     .badge(3)
/// ```
///
/// Two pages with the same `value` are the same tab. Its content keeps its state as long as the tab is there, whatever comes
/// and goes beside it. The content is made when it is first shown.
public struct TabPage<Value: Hashable>: View {
    /// What the tab is, unique among its siblings.
    public let value: Value
    /// The title; may be empty if there is an image or a label.
    public var title: String

    var systemImage: String?
    var image: UIImage?
    var selectedSystemImage: String?
    var badge: TabBadge?
    var isEnabled = true
    var accessibilityLabel: String?
    var action: (@MainActor () -> Void)?
    var onProgress: (@MainActor (Double) -> Void)?
    var label: (@MainActor (TabState) -> AnyView)?
    var change: @MainActor (inout TabItem) -> Void = { _ in }
    let content: @MainActor () -> AnyView

    /// Makes a tab with a title, a symbol of the system, and a page.
    ///
    /// - Parameters:
    ///   - title: The title; may be empty if there is a symbol.
    ///   - systemImage: The name of the symbol. Default: none.
    ///   - value: What the tab is, unique among its siblings.
    ///   - content: The page.
    public init<Content: View>(
        _ title: some StringProtocol, systemImage: String? = nil, value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.value = value
        self.title = String(title)
        self.systemImage = systemImage
        self.content = { AnyView(content()) }
    }

    /// Makes a tab with a title, an image of the app, and a page.
    public init<Content: View>(
        _ title: some StringProtocol, image: UIImage, value: Value,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(title, value: value, content: content)
        self.image = image
    }

    /// Makes a tab with a label of the app's own, which is told how far the tab is selected, and a page.
    public init<Content: View, Label: View>(
        value: Value, @ViewBuilder content: @escaping @MainActor () -> Content,
        @ViewBuilder label: @escaping @MainActor (TabState) -> Label
    ) {
        self.init("", value: value, content: content)
        self.label = { AnyView(label($0)) }
    }

    /// Makes a tab without a page, for ``TabStripView`` and for actions.
    public init(_ title: some StringProtocol, systemImage: String? = nil, value: Value) {
        self.init(title, systemImage: systemImage, value: value) { EmptyView() }
    }

    /// Outside of tabs, a page shows its content.
    public var body: some View { content() }
}
