/// A menu element that calls a method on the first object in the responder chain that implements it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// A longer title, for a list of all key commands.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var discoverabilityTitle: String?
    /// The attributes that determine the style and behavior of the command.
    open var attributes: UIMenuElement.Attributes
    /// The state displayed next to the command in a menu.
    open var state: UIMenuElement.State
    /// The method that the command calls.
    public final let action: Selector
    /// Client-defined data for the target of the command.
    public final let propertyList: Any?

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Creates a command with a discoverability title.
    @available(*, deprecated, message: "The discoverability title has no effect on Linux.")
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String?, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: action, propertyList: propertyList, attributes: attributes,
            state: state)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Performs the command, starting at a responder; returns `false` if no responder in the chain implements it.
    @discardableResult
    func perform(from responder: UIResponder?) -> Bool {
        guard let target = target(from: responder) else { return false }
        return action.perform(target, self, nil)
    }

    /// Returns whether a responder in the chain implements the command.
    func isAvailable(from responder: UIResponder?) -> Bool {
        target(from: responder) != nil
    }

    private func target(from responder: UIResponder?) -> AnyObject? {
        responder?.target(forAction: action, withSender: self) as AnyObject?
    }
}
