/// Where a button's image and title lie. Sizes in, frames out.
@MainActor struct ButtonLayout {
    let image: CGRect
    let title: CGRect
    /// The size that the content needs, insets included.
    let fittingSize: CGSize

    init(
        bounds: CGRect, imageSize: CGSize?, titleSize: CGSize?, look: ButtonLook, isMirrored: Bool,
        horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
    ) {
        let imageSize = imageSize ?? .zero
        var titleSize = titleSize ?? .zero
        let isStacked = look.placement == .top || look.placement == .bottom
        let gap = imageSize == .zero || titleSize == .zero ? 0 : look.padding
        let natural = Self.size(imageSize, titleSize, gap: gap, isStacked: isStacked)
        fittingSize = CGSize(
            width: natural.width + look.insets.horizontal, height: natural.height + look.insets.vertical)

        let room = CGRect(
            x: bounds.minX + look.insets.left, y: bounds.minY + look.insets.top,
            width: max(0, bounds.width - look.insets.horizontal), height: max(0, bounds.height - look.insets.vertical))
        let taken = isStacked ? 0 : imageSize.width + gap
        titleSize.width = min(titleSize.width, max(0, room.width - taken))
        let size = Self.size(imageSize, titleSize, gap: gap, isStacked: isStacked)
        let content = CGRect(
            x: Self.start(size.width, room.minX, room.width, atStart: horizontal == .left, atEnd: horizontal == .right),
            y: Self.start(size.height, room.minY, room.height, atStart: vertical == .top, atEnd: vertical == .bottom),
            width: size.width, height: size.height)

        var (image, title) = (CGRect(origin: .zero, size: imageSize), CGRect(origin: .zero, size: titleSize))
        if isStacked {
            let isImageFirst = look.placement == .top
            image.origin.y = isImageFirst ? content.minY : content.maxY - imageSize.height
            title.origin.y = isImageFirst ? content.maxY - titleSize.height : content.minY
            image.origin.x = content.midX - imageSize.width / 2
            title.origin.x = content.midX - titleSize.width / 2
        } else {
            let isImageLeft = (look.placement == .trailing) == isMirrored
            image.origin.x = isImageLeft ? content.minX : content.maxX - imageSize.width
            title.origin.x = isImageLeft ? content.maxX - titleSize.width : content.minX
            image.origin.y = content.midY - imageSize.height / 2
            title.origin.y = content.midY - titleSize.height / 2
        }
        self.image = image
        self.title = title
    }

    private static func size(_ image: CGSize, _ title: CGSize, gap: CGFloat, isStacked: Bool) -> CGSize {
        isStacked
            ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
            : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
    }

    private static func start(
        _ length: CGFloat, _ origin: CGFloat, _ room: CGFloat, atStart: Bool, atEnd: Bool
    ) -> CGFloat {
        if atStart { return origin }
        return atEnd ? origin + room - length : origin + (room - length) / 2
    }
}
