/// What a button does that appears when a row is swiped aside.
@MainActor open class UIContextualAction: NSObject {
    /// What kind of action it is.
    public enum Style: Int, Sendable {
        /// One like others, grey.
        case normal = 0
        /// One that destroys something, red.
        case destructive = 1
    }

    /// Performs the action; call the completion when it is done, with false if nothing was done.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// What kind of action it is.
    public final let style: Style
    /// Performs the action.
    public final let handler: Handler
    /// What stands on the button.
    open var title: String?
    /// The button's ground; that of the style unless set.
    open var backgroundColor: UIColor!
    /// A picture on the button, above the title.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions at one side of a row.
@MainActor public final class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the row's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe all the way performs the first action.
    ///
    /// True at first.
    public var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
