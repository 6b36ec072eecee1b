import SwiftUI

/// What modifiers say about the tabs below them.
struct TabPagesOptions {
    var style: TabStripStyle?
    var behavior = Behavior()

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
    }
}

private struct TabPagesOptionsKey: EnvironmentKey {
    static var defaultValue: TabPagesOptions { TabPagesOptions() }
}

extension EnvironmentValues {
    var tabPagesOptions: TabPagesOptions {
        get { self[TabPagesOptionsKey.self] }
        set { self[TabPagesOptionsKey.self] = newValue }
    }

    /// The style of strips of tabs. Default `nil`: that of the kind of view, as ``TabStripStyle/fixed`` for ``TabPages``.
    public var tabStripStyle: TabStripStyle? {
        get { tabPagesOptions.style }
        set { tabPagesOptions.style = newValue }
    }
}
