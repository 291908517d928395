/// Something to do, with a title and a picture.
@MainActor open class UIAction: UIMenuElement {
    /// Names an action, so that it can be replaced and removed.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A longer title, for a list of all key combinations.
    open var discoverabilityTitle: String?
    /// How the action can be used.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside the action in a menu.
    open var state: UIMenuElement.State
    /// Names the action.
    public let identifier: Identifier
    /// Who sends the action, while it is carried out.
    public internal(set) final weak var sender: AnyObject?
    private final let handler: @MainActor (UIAction) -> Void
    private static var lastNumber = 0

    /// Makes an action.
    ///
    /// - Parameter identifier: nil makes one that no other action has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping @MainActor (UIAction) -> Void
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Carries the action out on behalf of a sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(from: sender as AnyObject)
    }

    final func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
