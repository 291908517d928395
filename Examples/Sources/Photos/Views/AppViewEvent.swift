import FLIC

/// What happens in the views of the application.
enum AppViewEvent: ViewEvent, Hashable {
    case retry
    case showDetails(Photo)
    case close
    case setMood(ServerMood)
}
