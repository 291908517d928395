/// An action of an element beyond activating it, such as deleting a message.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The localized name, by which users choose the action.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// ``name`` with attributes.
    open var attributedName: NSAttributedString
    /// The image of the action.
    open var image: UIImage?
    /// The object whose method performs the action.
    open weak var target: AnyObject?
    /// The method that performs the action; it may have the action as its parameter.
    open var selector: Selector?
    /// The closure that performs the action; takes precedence over ``target`` and ``selector``.
    open var actionHandler: Handler?

    /// Creates an action that a closure performs.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that a method performs.
    public init(name: String, image: UIImage? = nil, target: AnyObject?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target
        self.selector = selector
    }

    /// Creates an action that a closure performs, whose name has attributes.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?) {
        self.attributedName = attributedName.textCopy
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that a method performs, whose name has attributes.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: AnyObject?, selector: Selector) {
        self.attributedName = attributedName.textCopy
        self.image = image
        self.target = target
        self.selector = selector
    }

    /// Performs the action; returns `false` if that is impossible.
    package final func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target, let selector else { return false }
        return selector.perform(target, self, nil)
    }
}
