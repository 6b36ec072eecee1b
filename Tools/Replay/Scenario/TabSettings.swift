import TabKit
import UIKit

/// A tab of a scenario.
struct TabSettings {
    var id: String
    var title: String
    var width: Double?
    var selectedWidth: Double?
    var icon: String?
    var badge: String?
    var isEnabled = true
    var isAction = false
    var isLocked = false
    var height: Double?

    static let keys = [
        "id", "title", "width", "selectedWidth", "icon", "badge", "enabled", "action", "locked", "height",
    ]

    init(_ field: Field) throws {
        let members = try field.object(keys: Self.keys)
        id = try members.required("id").string()
        title = id
        try update(members)
    }

    /// Takes the given members over and leaves the rest; `null` takes one away.
    mutating func update(_ members: Field.Members) throws {
        if let field = members["title"] { title = try field.string() }
        if members["width"] != nil { width = try members.optional("width")?.number() }
        if members["selectedWidth"] != nil { selectedWidth = try members.optional("selectedWidth")?.number() }
        if members["icon"] != nil { icon = try members.optional("icon")?.string() }
        if members["badge"] != nil { badge = try members.optional("badge")?.string() }
        if let field = members["enabled"] { isEnabled = try field.bool() }
        if let field = members["action"] { isAction = try field.bool() }
        if let field = members["locked"] { isLocked = try field.bool() }
        if members["height"] != nil { height = try members.optional("height")?.number(0...10_000) }
    }

    @MainActor func item(
        onAction: @escaping @MainActor (String) -> Void, content: @escaping @MainActor () -> UIViewController
    ) -> TabItem {
        let image = icon.flatMap { UIImage(systemName: $0) }
        var item: TabItem
        if isAction {
            item = .action(id: id, title: title, image: image) { [id] in onAction(id) }
            item.badge = badge.map(TabBadge.text)
            item.isEnabled = isEnabled
        } else {
            item = TabItem(
                id: id, title: title, image: image, badge: badge.map(TabBadge.text), isEnabled: isEnabled,
                content: content)
        }
        item.height = height.map { CGFloat($0) }
        if isLocked { item.lockedColor = .systemGray }
        item.width = width.map { CGFloat($0) }
        item.selectedWidth = selectedWidth.map { CGFloat($0) }
        return item
    }
}
