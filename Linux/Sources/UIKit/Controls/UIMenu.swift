/// A group of actions and further menus.
///
/// On Linux it is a value that an app can hand around; the system shows no menus.
open class UIMenu: UIMenuElement {
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

    /// How a menu stands in the one around it.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Shown as a section of its parent.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// At most one element is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    private static var unnamedCount = 0

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

    /// The actions in this menu that are on.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}
