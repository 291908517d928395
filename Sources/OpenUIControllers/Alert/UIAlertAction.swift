/// An action of an alert, which is shown as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The styles of actions.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// Cancels without changing anything; the Escape key triggers it.
        case cancel = 1
        /// Deletes data; its title is red.
        case destructive = 2
    }

    /// The title of the button.
    public final let title: String?
    /// The style of the action.
    public final let style: Style
    /// Whether the button is enabled.
    ///
    /// The default is `true`.
    open var isEnabled = true { didSet { if oldValue != isEnabled { changed?() } } }
    final let handler: ((UIAlertAction) -> Void)?
    /// Called after ``isEnabled`` has changed, to update the button.
    final var changed: (() -> Void)?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button.
    ///   - style: The style of the action.
    ///   - handler: Called after the button was pressed and the alert was dismissed.
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
