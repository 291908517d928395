/// The part of a node that does not depend on its view class, mainly its position in the tree.
///
/// The reconciler operates on this type.
@preconcurrency @MainActor
public class NodeCore: UINodeProtocol {
    let kind: ViewKind
    /// The identifier of the views that can be reused for the node.
    public var reuseIdentifier: String { kind.name }
    /// The key that identifies the node among its siblings.
    public internal(set) var key: String?
    /// The child nodes, without fragments and nil nodes.
    public var children: [any UINodeProtocol] { core }
    public var parent: (any UINodeProtocol)? { around }
    /// The parent node, which resets this reference when it is deallocated: a weak reference would add a side table to
    /// the parent and slow down every retain.
    nonisolated(unsafe) private unowned(unsafe) var around: NodeCore?
    // These properties are only read and written as a whole, so dynamic exclusivity checks are unnecessary.

    /// The index among the siblings.
    @exclusivity(unchecked) public private(set) var index = 0
    /// The view that displays the node; `nil` before the node is rendered, and after other nodes replaced it.
    ///
    /// The view is found through the ancestors instead of being stored: there are many nodes, and few are queried.
    public var renderedView: UIView? {
        guard renderedPass > 0 else { return nil }
        let host = around == nil ? container : around?.renderedView?.nodeContainer
        guard let record = host?.viewRecord, record.childrenPass == renderedPass, place < record.children.count else {
            return nil
        }
        return record.children[place].view
    }
    /// The render that matched the node with a view.
    var renderedPass: UInt = 0
    /// The index of the view among those of the sibling nodes.
    var place = 0
    /// Determines whether later renders configure the node and its descendants.
    @exclusivity(unchecked) public var updateMode = UINodeUpdateMode.update

    @exclusivity(unchecked) private(set) var core: [NodeCore] = []
    /// Whether the view displayed a node with the same key in the previous render.
    var isReused = false
    private var observerList: NodeObserverList?
    /// Whether later renders may reuse the node; see ``RenderMemoizer``.
    var isMemoized = false
    /// Describes the node again after a later render requested it, because its closures have been released by then.
    var redescribe: (() -> any UINodeProtocol)?
    /// The view in which a root node is rendered.
    weak var container: UIView?

    init(kind: ViewKind, key: String?) {
        self.kind = kind
        self.key = key
    }

    deinit {
        for child in core where child.around === self { child.around = nil }
    }

    func setChildren(_ nodes: [any UINodeProtocol]) {
        for child in core where child.around === self { child.around = nil }
        core = UIFragmentNode.flattened(nodes)
        for (index, child) in core.enumerated() {
            child.index = index
            child.around = self
        }
    }

    /// Adopts the configuration and the children of another description of the same node.
    func adoptDescription(of other: NodeCore) {
        updateMode = other.updateMode
        setChildren(other.children)
    }

    /// Creates a view for the node.
    func makeView() -> UIView { UIView() }

    /// Configures a view, and returns the number of properties that changed.
    func configure(
        _ view: UIView, _ record: ViewRecord, canvasSize: CGSize, pass: UInt, _ animators: inout AnimatorQueue
    ) -> Int { 0 }

    /// Releases the closures, which may retain the component that owns the node.
    func releaseClosures() {}

    // MARK: Observers

    private var ensuredObserverList: NodeObserverList {
        if let observerList { return observerList }
        let observerList = NodeObserverList()
        self.observerList = observerList
        return observerList
    }

    /// The object that receives mount and layout callbacks, in addition to the component.
    public var delegate: (any UINodeDelegateProtocol)? {
        get { observerList?.delegate }
        set { if newValue != nil || observerList != nil { ensuredObserverList.delegate = newValue } }
    }

    /// The component that described the node.
    ///
    /// The context owns a component with a key; the node owns a component without one.
    public var associatedComponent: (any UIComponentProtocol)? {
        get { observerList?.component }
        set { if let newValue { ensuredObserverList.add(newValue) } else { observerList?.removeComponents() } }
    }

    /// Drops the strong reference to a component that itself owns this node.
    func releaseOwnership(of component: any UIComponentProtocol) {
        observerList?.releaseOwnership(of: component)
    }

    var hasObservers: Bool { observerList?.isEmpty == false }

    /// Whether neither the node nor a descendant has observers.
    var isSubtreeUnobserved: Bool { !hasObservers && core.allSatisfy(\.isSubtreeUnobserved) }

    /// The components from the innermost to the outermost, followed by the delegate.
    var observers: [any UINodeDelegateProtocol] { observerList?.observers ?? [] }

    func isUpdated(isInherited: Bool) -> Bool {
        switch updateMode {
        case .update: observerList?.hasComponents == true ? observerList?.requiresUpdate == true : isInherited
        case .inherit: isInherited
        case .ignore: false
        }
    }

    // MARK: Rendering

    /// Reconciles the views in a container with the node, and lays them out.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let container = view ?? container else { return UIRenderReport() }
        self.container = container
        var reconciler = Reconciler(container: container, size: size ?? container.bounds.size, options: options)
        return reconciler.run([self])
    }
}

/// Determines whether a node is configured when it is rendered again.
public enum UINodeUpdateMode: Hashable, Sendable {
    /// The node is configured.
    case update
    /// The node is configured if its parent is.
    case inherit
    /// Neither the node nor its descendants are configured, except for views that display them for the first time.
    case ignore
}

extension UINodeProtocol {
    /// Reconciles the views in a container with the node, and lays them out in the size of the container by default.
    @discardableResult
    public func reconcile(in view: UIView? = nil, size: CGSize? = nil) -> UIRenderReport {
        reconcile(in: view, size: size, options: [])
    }

    /// Returns this node or the first descendant that has the given key.
    public func nodeWithKey(_ key: String) -> (any UINodeProtocol)? {
        if self.key == key { return self }
        for child in children {
            if let found = child.nodeWithKey(key) { return found }
        }
        return nil
    }

    /// The nodes that have views: the node itself, or the nodes of a fragment.
    var rendered: [NodeCore] { UIFragmentNode.flattened([self]) }
}
