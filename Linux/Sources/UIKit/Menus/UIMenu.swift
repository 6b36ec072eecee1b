/// A menu: actions and further menus, in order.
@MainActor open class UIMenu: UIMenuElement {
    /// The identity of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a menu stands in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements are listed among those of the menu around it, set off by a line.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It is shown in red.
        public static let destructive = Options(rawValue: 1 << 1)
    }

    public let identifier: Identifier
    public let options: Options
    /// What the menu offers.
    public let children: [UIMenuElement]

    private static var unnamedCount = 0

    /// Makes a menu. Without an identifier it gets one that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.unnamedCount += 1
            self.identifier = Identifier("com.apple.menu.dynamic.\(Self.unnamedCount)")
        }
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
