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

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values, which replace existing ones with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
