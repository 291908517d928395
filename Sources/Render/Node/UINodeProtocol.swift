/// A description of a view and its descendants.
///
/// Nodes are inexpensive and usually exist for a single render. ``UINode`` describes views of any class; ``UINilNode``
/// describes no view.
@preconcurrency @MainActor
public protocol UINodeProtocol: AnyObject {
    /// The identifier of the views that can be reused for the node: those created with the same identifier.
    var reuseIdentifier: String { get }
    /// The key that identifies the node among its siblings, so that its view follows it when their order changes.
    var key: String? { get }
    /// The child nodes.
    var children: [any UINodeProtocol] { get }
    var parent: (any UINodeProtocol)? { get }
    /// The index among the siblings.
    var index: Int { get }
    /// The view that displays the node, once it is rendered.
    var renderedView: UIView? { get }
    /// The component that described the node.
    var associatedComponent: (any UIComponentProtocol)? { get set }
    /// The object that receives mount and layout callbacks, in addition to the component.
    var delegate: (any UINodeDelegateProtocol)? { get set }

    /// Reconciles the views in a container with the node, and lays them out.
    ///
    /// - Parameters:
    ///   - view: The container; `nil` uses the container of the last call.
    ///   - size: The available size; `nil` uses the size of the container. Dimensions that are infinite or NaN are
    ///     sized by the content.
    ///   - options: The steps to omit.
    /// - Returns: The changes that were made.
    @discardableResult
    func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport
}

/// Steps that a reconciliation omits.
public enum UINodeOption: Hashable, Sendable {
    /// Delegates receive no mount and layout callbacks.
    case preventDelegateCallbacks
    /// Nodes release their closures after the first render, so that later renders cannot configure them again.
    ///
    /// Components use this option, because a closure that captures its component would otherwise form a retain cycle.
    case releaseClosures
}

/// Receives callbacks about the views of nodes.
@preconcurrency @MainActor
public protocol UINodeDelegateProtocol: AnyObject {
    /// Called once for each view, after it was created and inserted into its container.
    func nodeDidMount(_ node: any UINodeProtocol, view: UIView)
    /// Called after the view was configured, before it is laid out.
    func nodeWillLayout(_ node: any UINodeProtocol, view: UIView)
    /// Called after the view received its frame.
    func nodeDidLayout(_ node: any UINodeProtocol, view: UIView)
}

extension UINodeDelegateProtocol {
    public func nodeDidMount(_ node: any UINodeProtocol, view: UIView) {}
    public func nodeWillLayout(_ node: any UINodeProtocol, view: UIView) {}
    public func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {}
}
