/// A description of one view and of what is inside it.
///
/// Nodes are cheap and live for one render. ``UINode`` describes views of any class; ``UINilNode`` describes nothing.
@MainActor
public protocol UINodeProtocol: AnyObject {
    /// Says which views may be reused for the node: those that were made for the same identifier.
    var reuseIdentifier: String { get }
    /// Identifies the node among its siblings, so that its view follows it when they change order.
    var key: String? { get }
    /// The nodes inside this one.
    var children: [any UINodeProtocol] { get }
    /// The node around this one.
    var parent: (any UINodeProtocol)? { get }
    /// The place among the siblings.
    var index: Int { get }
    /// The view that shows the node, after it was rendered.
    var renderedView: UIView? { get }
    /// The component that made the node.
    var associatedComponent: (any UIComponentProtocol)? { get set }
    /// Who is told about mounting and layout, besides the component.
    var delegate: (any UINodeDelegateProtocol)? { get set }

    /// Makes the views in a container equal to what the node describes, and lays them out.
    ///
    /// - Parameters:
    ///   - view: The container; `nil` is the one of the last time.
    ///   - size: The space there is; `nil` is the container's size. Extents that are infinite or NaN are left to the
    ///     content.
    ///   - options: What to leave out.
    /// - Returns: What had to be done.
    @discardableResult
    func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport
}

/// What a reconciliation leaves out.
public enum UINodeOption: Hashable, Sendable {
    /// Nobody is told about mounting and layout.
    case preventDelegateCallbacks
    /// Nodes let go of their closures, which therefore configure one render only.
    ///
    /// Components render so: a closure that holds its component would keep it alive otherwise.
    case releaseClosures
}

/// Is told what happens to the views of nodes.
@MainActor
public protocol UINodeDelegateProtocol: AnyObject {
    /// The view was made and put into its container. Once for every view.
    func nodeDidMount(_ node: any UINodeProtocol, view: UIView)
    /// The view is configured, and will be laid out.
    func nodeWillLayout(_ node: any UINodeProtocol, view: UIView)
    /// The view has its frame.
    func nodeDidLayout(_ node: any UINodeProtocol, view: UIView)
}

extension UINodeDelegateProtocol {
    /// Does nothing.
    public func nodeDidMount(_ node: any UINodeProtocol, view: UIView) {}
    /// Does nothing.
    public func nodeWillLayout(_ node: any UINodeProtocol, view: UIView) {}
    /// Does nothing.
    public func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {}
}
