/// Something that happened in a view, told to whoever is responsible above it.
///
///     enum PhotoEvent: ViewEvent {
///         case retry
///         case showDetails(Photo)
///     }
public protocol ViewEvent {}
