/// The closure of an action, which receives the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element that performs an action in a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Identifies an action, so that it can be replaced and removed.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A longer title, for a list of all key commands.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var discoverabilityTitle: String?
    /// The attributes that determine the style and behavior of the action.
    open var attributes: UIMenuElement.Attributes
    /// The state displayed next to the action in a menu.
    open var state: UIMenuElement.State
    public let identifier: Identifier
    /// The sender, while the action is performed.
    public internal(set) final weak var sender: AnyObject?
    /// The view or bar button item that performs the action, from which a popover can be presented; `nil` at other times.
    public final var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        sender as? any UIPopoverPresentationControllerSourceItem
    }
    private final let handler: UIActionHandler
    private static var lastNumber = 0

    /// Creates an action.
    ///
    /// `identifier` is the identifier; `nil` creates a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates an action with a discoverability title.
    @available(*, deprecated, message: "The discoverability title has no effect on Linux.")
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String?, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, attributes: attributes,
            state: state, handler: handler)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Performs the action on behalf of a sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(from: sender as AnyObject)
    }

    package final func perform(from sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
