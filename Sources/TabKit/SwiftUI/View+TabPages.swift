import SwiftUI

// What tabs do. These count for the nearest tabs, not for those inside of their pages.
extension View {
    /// Where the strip of ``TabPages`` is: above its pages, the default, or below them.
    ///
    /// To have one in a navigation bar, put a ``TabStripView`` into the toolbar.
    public func tabStripPlacement(_ edge: VerticalEdge) -> some View {
        tabBehavior { $0.placement = edge == .top ? .top : .bottom }
    }

    /// Keeps a finger from swiping from page to page of ``TabPages``. Taps and code are not affected.
    public func tabSwipeDisabled(_ disabled: Bool = true) -> some View {
        tabBehavior { $0.isSwipeDisabled = disabled }
    }

    /// Changes how pages of ``TabPages`` move, are kept and are swiped: everything that ``TabPager`` can do.
    ///
    /// ```swift
    /// TabPages { … }
    ///     .tabPager { $0.farJump = .through }
    /// ```
    ///
    /// It runs when the tabs are made, and with each update.
    public func tabPager(_ change: @escaping @MainActor (TabPager) -> Void) -> some View {
        tabBehavior { $0.changes.append(change) }
    }

    /// Changes the controller of ``TabBarPages``: its transition, its height, whether it minimises.
    ///
    /// It runs when the tabs are made, and with each update.
    public func tabBar(_ change: @escaping @MainActor (TabBarController) -> Void) -> some View {
        tabBehavior { $0.barChanges.append(change) }
    }

    /// Hears when the user chooses the selected tab again, before its page goes back to its root or top.
    public func onReselect<Value: Hashable>(
        _ type: Value.Type = Value.self, perform action: @escaping @MainActor (Value) -> Void
    ) -> some View {
        tabBehavior { behavior in
            behavior.onReselect.append { id in (id.base as? Value).map(action) }
        }
    }

    /// Hears where the pages of ``TabPages`` are, counted in pages from the first tab, in each frame of a movement.
    public func onTabProgress(_ action: @escaping @MainActor (Double) -> Void) -> some View {
        tabBehavior { $0.onProgress.append(action) }
    }

    /// Is asked once before each change that the user begins; `false` keeps the selection. Code is not asked.
    public func tabShouldSelect<Value: Hashable>(
        _ type: Value.Type = Value.self, _ allows: @escaping @MainActor (Value) -> Bool
    ) -> some View {
        tabBehavior { behavior in
            behavior.shouldSelect.append { id in (id.base as? Value).map(allows) ?? true }
        }
    }

    /// Is asked by ``TabPages`` as by `tabShouldSelect`, when the answer takes time, as that of "Discard changes?".
    public func tabConfirmSelection<Value: Hashable>(
        _ type: Value.Type = Value.self, _ confirm: @escaping @MainActor (Value) async -> Bool
    ) -> some View {
        tabBehavior { behavior in
            behavior.confirmSelection = { id in
                guard let value = id.base as? Value else { return true }
                return await confirm(value)
            }
        }
    }

    func tabBehavior(_ change: @escaping (inout TabPagesOptions.Behavior) -> Void) -> some View {
        transformEnvironment(\.tabPagesOptions) { change(&$0.behavior) }
    }
}
