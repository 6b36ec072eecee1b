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
        for key in ["action", "locked"] {
            if let field = members[key], try field.bool() { throw field.fail("must be false: only bars have this") }
        }
        if let field = members.optional("height") { throw field.fail("must be null: only bars have this") }
    }

    @MainActor func item(content: @escaping @MainActor () -> UIViewController) -> TabItem {
        var item = TabItem(
            id: id, title: title, image: icon.flatMap { UIImage(systemName: $0) },
            badge: badge.map(TabBadge.text), isEnabled: isEnabled, content: content)
        item.width = width.map { CGFloat($0) }
        item.selectedWidth = selectedWidth.map { CGFloat($0) }
        return item
    }
}
