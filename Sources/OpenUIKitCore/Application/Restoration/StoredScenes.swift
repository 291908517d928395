internal import OpenDisplay

/// What is saved of a program's scenes between runs.
package struct StoredScenes: Codable, Hashable, Sendable {
    /// The version of the format; files of other versions are ignored.
    static let currentVersion = 1

    var version = StoredScenes.currentVersion
    var sessions: [StoredSession] = []
    /// The placements with which windows were last closed, by the names of their configurations.
    var placements: [String: StoredPlacement] = [:]
}

/// What is saved of a session.
struct StoredSession: Codable, Hashable, Sendable {
    var identifier: String
    var role: String
    var configuration: String?
    var userInfo: [String: PropertyValue]?
    var activity: StoredActivity?
    var placement: StoredPlacement?

    @MainActor init(_ session: UISceneSession) {
        let subject = "UISceneSession(\(session.configuration.name ?? session.persistentIdentifier))"
        identifier = session.persistentIdentifier
        role = session.role.rawValue
        configuration = session.configuration.name
        userInfo = session.userInfo.map { PropertyValue.values($0, of: subject) }
        activity = session.stateRestorationActivity.map { StoredActivity($0, of: subject) }
        placement = session.placement.map { StoredPlacement($0) }
    }
}

extension UISceneSession {
    /// Creates a session from what was saved of it.
    convenience init(_ stored: StoredSession) {
        self.init(
            persistentIdentifier: stored.identifier, role: Role(rawValue: stored.role),
            configurationName: stored.configuration)
        userInfo = stored.userInfo?.mapValues(\.value)
        stateRestorationActivity = stored.activity?.activity
        placement = stored.placement?.placement
    }
}

/// What is saved of an activity.
struct StoredActivity: Codable, Hashable, Sendable {
    var type: String
    var title: String?
    var targetContentIdentifier: String?
    var userInfo: [String: PropertyValue]?

    init(_ activity: NSUserActivity, of subject: String) {
        type = activity.activityType
        title = activity.title
        targetContentIdentifier = activity.targetContentIdentifier
        userInfo = activity.userInfo.map { info in
            var named: [String: Any] = [:]
            for (key, value) in info { named[key as? String ?? "\(key)"] = value }
            return PropertyValue.values(named, of: subject)
        }
    }

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = title
        activity.targetContentIdentifier = targetContentIdentifier
        activity.userInfo = userInfo.map { $0.mapValues(\.value) }
        return activity
    }
}

/// The size, position and state of a window.
struct StoredPlacement: Codable, Hashable, Sendable {
    var width: Double
    var height: Double
    var x: Double?
    var y: Double?
    var isMaximized: Bool
    var isFullScreen: Bool

    init(_ placement: SurfacePlacement) {
        width = placement.size.width
        height = placement.size.height
        x = (placement.origin?.x).map(Double.init)
        y = (placement.origin?.y).map(Double.init)
        isMaximized = placement.isMaximized
        isFullScreen = placement.isFullScreen
    }

    /// The lengths in points that a window can have.
    private static let lengths = 1.0...32_767
    /// The coordinates in points that a window can have.
    private static let coordinates = -32_768.0...32_767

    /// The placement, or `nil` if no window can have its size.
    var placement: SurfacePlacement? {
        guard Self.lengths.contains(width), Self.lengths.contains(height) else { return nil }
        return SurfacePlacement(
            size: CGSize(width: width, height: height), origin: origin, isMaximized: isMaximized,
            isFullScreen: isFullScreen)
    }

    /// The position, or `nil` if it is unknown or no window can have it.
    private var origin: CGPoint? {
        guard let x, let y, Self.coordinates.contains(x), Self.coordinates.contains(y) else { return nil }
        return CGPoint(x: x, y: y)
    }
}
