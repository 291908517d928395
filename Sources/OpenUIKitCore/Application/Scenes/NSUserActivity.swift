/// What a user does in the program at a moment, from which it can be resumed.
///
/// Activities are passed to new scenes, and save the state of scenes; see ``UISceneSession/stateRestorationActivity``.
/// Foundation has no such class on Linux.
open class NSUserActivity: NSObject {
    /// The kind of activity, for example `org.example.Notes.edit`.
    public final let activityType: String
    /// A title for the user.
    open var title: String?
    /// The values from which the activity can be resumed.
    ///
    /// Strings, numbers, Booleans, dates, data, and arrays and dictionaries of these can be saved.
    open var userInfo: [AnyHashable: Any]?
    /// An identifier of the content, by which a scene that already shows it can be found.
    open var targetContentIdentifier: String?

    /// The responders whose activity this is.
    @MainActor private final var owners: [ActivityOwner] = []

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values, which replace existing ones with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: Responders

    @MainActor final func addOwner(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil }
        owners.append(ActivityOwner(responder: responder))
    }

    @MainActor final func removeOwner(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === responder }
    }

    /// Requests the present state of the responders whose activity this is.
    @MainActor final func update() {
        for owner in owners { owner.responder?.updateUserActivityState(self) }
    }
}

private struct ActivityOwner {
    weak var responder: UIResponder?
}

/// An object that can show the state that an activity contains; all responders can.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    /// Shows the state that an activity contains.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
