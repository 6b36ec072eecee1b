import UIKit

/// One tab: what it shows in a strip or bar, and how its page is made.
///
/// Two items with the same `id` are the same tab: `apply(_:)` of a new list updates such a tab in place and keeps its
/// page. The page is made by `content` when it is first needed, once, and not at all for a strip that works alone.
public struct TabItem: Identifiable {
    /// What the tab is, unique in its list.
    public var id: AnyHashable
    /// The title; may be empty if there is an image.
    public var title: String
    /// The image beside or above the title, drawn as a template unless its rendering mode says otherwise.
    public var image: UIImage?
    /// The image while the tab is selected. Default: `image`.
    public var selectedImage: UIImage?
    /// The badge. Default: none.
    public var badge: TabBadge?
    /// Whether the tab can be selected. Swipes pass over a disabled tab. Default `true`.
    public var isEnabled = true
    /// The tab's natural width in points, padding included. Default `nil`: it is measured.
    public var width: CGFloat?
    /// The natural width while the tab is selected. Default `nil`: it is measured, or `width` if that is given.
    public var selectedWidth: CGFloat?
    /// What VoiceOver says for the tab. Default `nil`: the title. Give one to a tab that has only an image.
    public var accessibilityLabel: String?
    /// The tab's own height in points, if it is higher than the strip: it reaches above it, and can be touched there.
    /// Default `nil`: as high as the strip.
    public var height: CGFloat?
    /// The one colour of title and template image, selected or not. Default `nil`: they are coloured as the style says.
    public var lockedColor: UIColor?
    /// A view in place of image and title, in the middle of the tab and at the strip's lower edge; with no size of its own, or a flexible one,
    /// it fills the tab. The tab takes the touches, but for those in controls. Default: none.
    public var customView: UIView?
    /// What the image does when the tab is selected. Default: nothing.
    public var animation: TabIconAnimation?
    /// The menu that opens when a finger rests on the tab; VoiceOver lists what it offers as actions. Default: none.
    public var menu: UIMenu?
    /// What the tab does in place of being selected. Default `nil`: it is selected.
    public internal(set) var action: (@MainActor () -> Void)?
    /// Makes the page; called at most once as long as the page is kept.
    public var content: @MainActor () -> UIViewController

    /// Makes a tab with a page.
    public init(
        id: some Hashable, title: String, image: UIImage? = nil, selectedImage: UIImage? = nil,
        badge: TabBadge? = nil, isEnabled: Bool = true, content: @escaping @MainActor () -> UIViewController
    ) {
        self.id = AnyHashable(id)
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        self.badge = badge
        self.isEnabled = isEnabled
        self.content = content
    }

    /// Makes a tab for a strip that works alone. In a pager, its page is an empty view.
    public init(
        id: some Hashable, title: String, image: UIImage? = nil, selectedImage: UIImage? = nil,
        badge: TabBadge? = nil, isEnabled: Bool = true
    ) {
        self.init(
            id: id, title: title, image: image, selectedImage: selectedImage, badge: badge, isEnabled: isEnabled,
            content: { UIViewController() })
    }

    /// Makes a tab that has no page and is never selected: it does something, as a button.
    ///
    /// - Parameters:
    ///   - id: What the tab is, unique in its list.
    ///   - title: The title; may be empty if there is an image.
    ///   - image: The image. Default: none.
    ///   - menu: Opens when a finger rests on the tab. Default: none.
    ///   - perform: What a tap does.
    public static func action(
        id: some Hashable, title: String, image: UIImage? = nil, menu: UIMenu? = nil,
        perform: @escaping @MainActor () -> Void
    ) -> TabItem {
        var item = TabItem(id: id, title: title, image: image)
        item.menu = menu
        item.action = perform
        return item
    }

    /// Makes a tab of which nothing is known but its id.
    init(emptyWithID id: AnyHashable) {
        self.id = id
        title = ""
        content = { UIViewController() }
    }

    /// Whether the tab can be the selected one.
    var isSelectable: Bool { isEnabled && action == nil }

    /// The tab as far as a list of tabs is concerned.
    var entry: TabList<AnyHashable>.Tab { .init(id, isEnabled: isSelectable) }

    /// Whether another item looks the same in a strip.
    func looksLike(_ other: TabItem) -> Bool {
        title == other.title && image == other.image && selectedImage == other.selectedImage && badge == other.badge
            && isEnabled == other.isEnabled && width == other.width && selectedWidth == other.selectedWidth
            && accessibilityLabel == other.accessibilityLabel && height == other.height
            && lockedColor == other.lockedColor && customView === other.customView && menu === other.menu
    }
}
