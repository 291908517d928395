/// What a notification shows.
@preconcurrency @MainActor public class UNNotificationContent: NSObject {
    /// The first line.
    public fileprivate(set) var title = ""
    /// The second line, which the desktop shows as the first line of the text.
    public fileprivate(set) var subtitle = ""
    /// The text.
    public fileprivate(set) var body = ""
    /// The sound, or `nil` for none.
    public fileprivate(set) var sound: UNNotificationSound?
    /// The identifier of the category, which determines the actions.
    public fileprivate(set) var categoryIdentifier = ""
    /// Values of the program.
    public fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// How important the notification is.
    public fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

    override init() {
        super.init()
    }

    /// Copies content, so that later changes of the original have no effect.
    init(copying other: UNNotificationContent) {
        title = other.title
        subtitle = other.subtitle
        body = other.body
        sound = other.sound
        categoryIdentifier = other.categoryIdentifier
        userInfo = other.userInfo
        interruptionLevel = other.interruptionLevel
        super.init()
    }
}

/// The content of a notification that is being created.
@preconcurrency @MainActor public final class UNMutableNotificationContent: UNNotificationContent {
    /// Creates empty content.
    public override init() {
        super.init()
    }

    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: Int, Sendable {
    /// The notification is shown without attracting attention.
    case passive = 0
    case active = 1
    case timeSensitive = 2
    /// The notification is shown until the user dismisses it.
    case critical = 3
}

/// The sound of a notification, which the desktop chooses.
@preconcurrency @MainActor public final class UNNotificationSound: NSObject {
    /// The sound of the desktop for messages.
    public static let `default` = UNNotificationSound()
}
