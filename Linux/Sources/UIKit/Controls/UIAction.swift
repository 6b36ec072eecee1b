/// What an action does; it gets the action itself.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// Something to do, as a title, an image and a closure. Controls and menus perform it.
open class UIAction: UIMenuElement {
    /// The identity of an action. Controls keep one action for each identifier and event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// What the action is performed for, during the handler.
    open private(set) var sender: Any?

    private let handler: UIActionHandler
    private static var unnamedCount = 0

    /// Makes an action. Without an identifier it gets one that no other action has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.unnamedCount += 1
            self.identifier = Identifier("com.apple.action.dynamic.\(Self.unnamedCount)")
        }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    open override var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    func perform(sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
