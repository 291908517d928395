/// A service that an application offers in a ``UIActivityViewController``.
///
/// Subclasses override the title, the image, ``canPerform(withActivityItems:)``, ``prepare(withActivityItems:)``, and
/// ``perform()`` or ``activityViewController``, and call ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// The groups of activities.
    public enum Category: Int, Sendable {
        /// Activities that do something with the items in the application.
        case action = 0
        /// Activities that send the items to others; they are listed first.
        case share = 1
    }

    /// The identifier of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private final weak var controller: UIActivityViewController?

    public override init() {
        super.init()
    }

    /// The group of the activity; the default is `action`.
    open class var activityCategory: Category { .action }

    /// The identifier of the activity; the default is `nil`.
    open var activityType: ActivityType? { nil }

    /// The title of the activity; the default is `nil`.
    open var activityTitle: String? { nil }

    /// The image of the activity; the default is `nil`.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity is offered for items; the default is `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items after the user has chosen the activity; the default implementation does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that is presented to perform the activity; with `nil`, the default, ``perform()`` is called.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity, and calls ``activityDidFinish(_:)`` at the end; the default implementation does nothing.
    open func perform() {}

    /// Ends the activity, and dismisses the controller in which it was chosen.
    ///
    /// - Parameter completed: Whether the activity was performed.
    open func activityDidFinish(_ completed: Bool) {
        controller?.finish(self, completed: completed)
    }

    /// How an activity is performed.
    enum Performance {
        /// By ``UIActivity/perform()``.
        case direct
        /// By a controller that is presented.
        case controller
    }

    /// Performs the activity on behalf of a controller.
    final func start(_ items: [Any], in controller: UIActivityViewController) -> Performance {
        self.controller = controller
        prepare(withActivityItems: items)
        guard let ownController = activityViewController else {
            perform()
            return .direct
        }
        controller.present(ownController, animated: true)
        return .controller
    }
}

extension UIActivity.ActivityType {
    /// Copies the items to the clipboard.
    public static let copyToPasteboard = UIActivity.ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Writes an email with the items.
    public static let mail = UIActivity.ActivityType("com.apple.UIKit.activity.Mail")
    /// Opens URLs with the default programs of the desktop.
    public static let openURL = UIActivity.ActivityType("org.componentflow.activity.OpenURL")
    // The following activities do not exist on Linux; their names can be excluded.
    public static let addToReadingList = UIActivity.ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = UIActivity.ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let addToHomeScreen = UIActivity.ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    public static let collaborationCopyLink = UIActivity.ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    public static let collaborationInviteWithLink = UIActivity.ActivityType(
        "com.apple.UIKit.activity.CollaborationInviteWithLink")
    public static let sharePlay = UIActivity.ActivityType("com.apple.UIKit.activity.SharePlay")
    public static let assignToContact = UIActivity.ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let markupAsPDF = UIActivity.ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let message = UIActivity.ActivityType("com.apple.UIKit.activity.Message")
    public static let openInIBooks = UIActivity.ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToFlickr = UIActivity.ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTwitter = UIActivity.ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToVimeo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToWeibo = UIActivity.ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let print = UIActivity.ActivityType("com.apple.UIKit.activity.Print")
    public static let saveToCameraRoll = UIActivity.ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
}
