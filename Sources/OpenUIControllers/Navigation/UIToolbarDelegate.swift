/// The delegate of a toolbar, which determines its position.
///
/// A toolbar at the top has its line at the lower edge.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
