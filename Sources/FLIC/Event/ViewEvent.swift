/// An event that occurred in a view and is sent to the responsible ``ViewEventHandler`` above it.
///
///     enum PhotoEvent: ViewEvent {
///         case retry
///         case showDetails(Photo)
///     }
public protocol ViewEvent {}
