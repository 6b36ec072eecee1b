import SwiftUI

/// What modifiers say about the tabs below them.
struct TabPagesOptions {
    var style: TabStripStyle?
    /// What is different from the style, from the outermost modifier to the innermost.
    var styleChanges: [@MainActor (inout TabStripStyle) -> Void] = []
    var behavior = Behavior()

    /// The style of one kind of tabs.
    ///
    /// - Parameter kind: What it is without any modifier.
    @MainActor func style(of kind: TabStripStyle) -> TabStripStyle {
        var style = style ?? kind
        for change in styleChanges { change(&style) }
        return style
    }

    /// What counts for the nearest tabs only, not for tabs inside their pages.
    struct Behavior {
        var placement = TabsController.StripPlacement.top
        var isSwipeDisabled = false
        var changes: [@MainActor (TabPager) -> Void] = []
        var shouldSelect: [@MainActor (AnyHashable) -> Bool] = []
        var confirmSelection: (@MainActor (AnyHashable) async -> Bool)?
        var onReselect: [@MainActor (AnyHashable) -> Void] = []
        var onProgress: [@MainActor (Double) -> Void] = []
        var indicator: (@MainActor () -> AnyView)?
        var leadingAccessory: (@MainActor () -> AnyView)?
        var trailingAccessory: (@MainActor () -> AnyView)?
        var barChanges: [@MainActor (TabBarController) -> Void] = []

        /// Whether all who are asked allow a tab; `nil` if nobody is.
        @MainActor var allows: ((AnyHashable) -> Bool)? {
            let questions = shouldSelect
            return questions.isEmpty ? nil : { id in questions.allSatisfy { $0(id) } }
        }

        /// Tells all who want to hear that a tab was chosen again.
        @MainActor var reselected: (AnyHashable) -> Void {
            let actions = onReselect
            return { id in for action in actions { action(id) } }
        }
    }
}

extension Transaction {
    /// Whether code's changes are shown as movements.
    var isAnimated: Bool { animation != nil && !disablesAnimations }
}

private struct TabPagesOptionsKey: EnvironmentKey {
    static var defaultValue: TabPagesOptions { TabPagesOptions() }
}

extension EnvironmentValues {
    var tabPagesOptions: TabPagesOptions {
        get { self[TabPagesOptionsKey.self] }
        set { self[TabPagesOptionsKey.self] = newValue }
    }

    /// The style of strips of tabs, before what modifiers change of it. Default `nil`: that of the kind of
    /// view, as ``TabStripStyle/fixed`` for ``TabPages``. Setting it drops earlier changes.
    public var tabStripStyle: TabStripStyle? {
        get { tabPagesOptions.style }
        set {
            tabPagesOptions.style = newValue
            tabPagesOptions.styleChanges = []
        }
    }
}
