/// What the large content viewer shows of something whose text doesn't grow with the person's text size.
@MainActor
public protocol UILargeContentViewerItem: AnyObject {
    /// Whether it is shown at all.
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    /// Whether the image is enlarged, and not shown in its own size.
    var scalesLargeContentImage: Bool { get }
    /// What is free of the image at its edges.
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What was set in a view for the large content viewer.
struct LargeContent {
    var shows = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    private var content: LargeContent {
        get { largeContent ?? LargeContent() }
        set { largeContent = newValue }
    }

    public var showsLargeContentViewer: Bool {
        get { content.shows }
        set { content.shows = newValue }
    }

    public var largeContentTitle: String? {
        get { content.title }
        set { content.title = newValue }
    }

    public var largeContentImage: UIImage? {
        get { content.image }
        set { content.image = newValue }
    }

    public var scalesLargeContentImage: Bool {
        get { content.scalesImage }
        set { content.scalesImage = newValue }
    }

    public var largeContentImageInsets: UIEdgeInsets {
        get { content.imageInsets }
        set { content.imageInsets = newValue }
    }
}
