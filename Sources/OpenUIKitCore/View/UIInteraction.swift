/// A reusable behavior that can be added to a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view to which the interaction was added.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view (`nil`).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view (`nil`).
    func didMove(to view: UIView?)
}
