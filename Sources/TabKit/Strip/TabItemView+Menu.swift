import UIKit

extension TabItemView {
    /// A menu opens under a finger that rests on the tab; without one, large text may be shown in its place.
    func updateLongPress() {
        isContextMenuInteractionEnabled = item?.menu != nil && isEnabled
        showsLargeContentViewer = !style.adjustsFontForContentSizeCategory && !isContextMenuInteractionEnabled
        largeContentTitle = item.map { $0.title.isEmpty ? $0.accessibilityLabel ?? "" : $0.title }
        largeContentImage = item?.image
        scalesLargeContentImage = true
    }
}

extension AccessibleTab {
    /// What a menu offers, one by one; a person who can't press long finds it in the list of actions.
    static func actions(of menu: UIMenu, in strip: TabStrip) -> [UIAccessibilityCustomAction] {
        menu.children.flatMap { element -> [UIAccessibilityCustomAction] in
            if let menu = element as? UIMenu { return actions(of: menu, in: strip) }
            guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.disabled, .hidden]) else {
                return []
            }
            let custom = UIAccessibilityCustomAction(name: action.title) { [weak strip] _ in
                strip?.sendAction(action)
                return strip != nil
            }
            return [custom]
        }
    }
}
