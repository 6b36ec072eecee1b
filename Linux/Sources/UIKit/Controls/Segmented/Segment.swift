/// One segment of a segmented control.
@MainActor struct Segment {
    /// What the segment does besides being selected; its title and image are the segment's.
    var action: UIAction?
    var title: String?
    var image: UIImage?
    /// 0 leaves the width to the control.
    var width: CGFloat = 0
    var isEnabled = true

    init(title: String?) {
        self.title = title
    }

    init(image: UIImage?) {
        self.image = image
    }

    init(action: UIAction) {
        self.action = action
        // Known from iOS: an image comes before a title.
        if let image = action.image { self.image = image } else { title = action.title }
        isEnabled = !action.attributes.contains(.disabled)
    }

    /// A segment's content: a string, an image or an action.
    init?(item: Any) {
        switch item {
        case let title as String: self.init(title: title)
        case let image as UIImage: self.init(image: image)
        case let action as UIAction: self.init(action: action)
        default: return nil
        }
    }

    var accessibilityLabel: String? {
        title ?? image?.accessibilityLabel ?? action?.title
    }
}
