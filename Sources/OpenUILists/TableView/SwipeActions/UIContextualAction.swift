/// An action whose button is revealed by a swipe on a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// A normal action with a gray button.
        case normal = 0
        /// A destructive action with a red button.
        case destructive = 1
    }

    /// A closure that performs the action and calls the completion handler when it is done, with `false` if it did
    /// nothing.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    public final let style: Style
    /// The closure that performs the action.
    public final let handler: Handler
    /// The title of the button.
    open var title: String?
    /// The background color of the button, by default that of the style.
    open var backgroundColor: UIColor!
    /// The image of the button, displayed above the title.
    open var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .destructiveFill : .neutralFill
        super.init()
    }
}

/// The actions on one side of a row.
@preconcurrency @MainActor public final class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a full swipe performs the first action, initially `true`.
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
