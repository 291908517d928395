import FLIC

/// The events of the application's views.
enum AppViewEvent: ViewEvent, Hashable {
    case retry
    case showDetails(Photo)
    case close
    case setMood(ServerBehavior)
}
