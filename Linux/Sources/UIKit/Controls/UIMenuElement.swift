/// What menus and controls offer: an action, or a menu of further elements.
@MainActor open class UIMenuElement: NSObject {
    /// How an element looks and whether it can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an element is marked as chosen.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    var storedTitle: String
    var storedImage: UIImage?

    open var title: String { storedTitle }
    /// A second, smaller line.
    open var subtitle: String?
    open var image: UIImage? { storedImage }

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }
}
