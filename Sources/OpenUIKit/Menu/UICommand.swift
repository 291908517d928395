/// A menu's element that calls a method of the first responder that has it.
@MainActor open class UICommand: UIMenuElement {
    /// A longer title, for a list of all key combinations.
    open var discoverabilityTitle: String?
    /// How the command can be used.
    open var attributes: UIMenuElement.Attributes
    /// The mark beside the command in a menu.
    open var state: UIMenuElement.State
    /// The method that is called.
    public final let action: Selector
    /// Something that belongs to the command, for whoever carries it out.
    public final let propertyList: Any?

    /// Makes a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Calls the method on the first responder, from one up, that carries it out; false if none does.
    @discardableResult
    func perform(from responder: UIResponder?) -> Bool {
        guard let target = target(from: responder) else { return false }
        return action.perform(target, self, nil)
    }

    /// Whether anybody, from a responder up, carries the command out.
    func isAvailable(from responder: UIResponder?) -> Bool {
        target(from: responder) != nil
    }

    private func target(from responder: UIResponder?) -> AnyObject? {
        responder?.target(forAction: action, withSender: self) as AnyObject?
    }
}
