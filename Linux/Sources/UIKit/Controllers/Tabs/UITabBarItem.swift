/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem: UIBarItem {
    /// Makes an item with a title and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with another picture while it is selected.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// The picture while the item is selected; nil keeps the usual one.
    open var selectedImage: UIImage? {
        didSet { itemDidChange() }
    }

    /// The text of the badge at the picture; an empty one is a dot, nil no badge.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The badge's colour; nil for red.
    open var badgeColor: UIColor? {
        didSet { itemDidChange() }
    }
}
