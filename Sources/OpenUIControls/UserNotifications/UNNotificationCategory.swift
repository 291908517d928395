/// A button of a notification.
@preconcurrency @MainActor public final class UNNotificationAction: NSObject {
    /// The identifier, by which the delegate distinguishes actions.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// What the action does in addition to calling the delegate.
    public let options: UNNotificationActionOptions

    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
        super.init()
    }
}

/// What the action of a notification does in addition to calling the delegate.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Raises a window of the program.
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notifications, with its actions.
@preconcurrency @MainActor public final class UNNotificationCategory: NSObject {
    /// The identifier, which the content of notifications specifies.
    public let identifier: String
    /// The buttons, in order.
    public let actions: [UNNotificationAction]
    /// What is reported about notifications of the category.
    public let options: UNNotificationCategoryOptions

    /// Creates a category; the intent identifiers are not used, but code of iOS specifies them.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.options = options
        super.init()
    }
}

/// What is reported about the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The delegate is called when the user dismisses a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}
