/// An action that a swipe on a row reveals, as in earlier versions of UIKit.
///
/// The delegate returns row actions from `tableView(_:editActionsForRowAt:)`. New code uses ``UIContextualAction``.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A destructive action with a red button.
        case `default` = 0
        /// A normal action with a gray button.
        case normal = 1

        /// A destructive action with a red button.
        public static let destructive = Style.default
    }

    public final let style: Style
    private final let handler: (UITableViewRowAction, IndexPath) -> Void
    /// The title of the button.
    open var title: String?
    /// The background color of the button; `nil` uses that of the style.
    open var backgroundColor: UIColor?

    /// Creates an action; `handler` is called with the index path of the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    /// Returns the action in the form that table views display.
    ///
    /// - Parameter path: Returns the current index path of the row, or `nil` if it no longer exists.
    func contextual(at path: @escaping () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, completion in
            if let path = path() { handler(self, path) }
            completion(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
