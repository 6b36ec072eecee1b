extension UIButton {
    /// The looks of a button as a value: the style that it starts from, and what is shown in it.
    public struct Configuration: Hashable, Sendable {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// The style's own radius.
            case fixed = -1
            /// The style's own radius, growing with the text size.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            /// Half circles at the ends.
            case capsule = 4
        }

        enum Style: Sendable {
            case plain
            case tinted
            case gray
            case filled
        }

        let style: Style
        public var title: String?
        public var image: UIImage?
        /// The side of the title on which the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between image and title.
        public var imagePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The colour of title and image; nil takes the style's.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of; nil takes the style's.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic

        private init(_ style: Style) {
            self.style = style
        }

        /// Title and image in the tint colour, without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Title and image in the tint colour on a light shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Title and image in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// White title and image on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        /// Takes the insets back that the style starts with.
        public mutating func setDefaultContentInsets() {
            contentInsets = Configuration(style).contentInsets
        }
    }
}
