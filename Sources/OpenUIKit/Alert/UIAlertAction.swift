/// A button of an alert and what it does.
@MainActor open class UIAlertAction: NSObject {
    /// What an action is for.
    public enum Style: Int, Sendable {
        /// What the alert is about.
        case `default` = 0
        /// Goes back without doing anything; Escape presses it.
        case cancel = 1
        /// Takes something away for good; its title is red.
        case destructive = 2
    }

    /// The text of the button.
    public final let title: String?
    /// What the action is for.
    public final let style: Style
    /// Whether the button can be pressed.
    ///
    /// True at first.
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    final let handler: ((UIAlertAction) -> Void)?
    /// Tells the button.
    final var changed: (() -> Void)?

    /// Makes an action.
    ///
    /// - Parameter handler: called when the button was pressed and the alert is gone.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
