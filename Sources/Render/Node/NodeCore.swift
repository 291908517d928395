/// What nodes of all view classes share: their place in the tree.
///
/// The reconciler works on these.
@MainActor
public class NodeCore: UINodeProtocol {
    let kind: ViewKind
    /// Says which views may be reused for the node.
    public var reuseIdentifier: String { kind.name }
    /// Identifies the node among its siblings.
    public internal(set) var key: String?
    /// The nodes inside this one, without those that describe nothing.
    public var children: [any UINodeProtocol] { core }
    /// The node around this one.
    public var parent: (any UINodeProtocol)? { around }
    /// The node around this one, which clears this when it goes: a weak reference would give it a side table, and slow
    /// every retain.
    nonisolated(unsafe) private unowned(unsafe) var around: NodeCore?
    /// The place among the siblings.
    public private(set) var index = 0
    /// The view that shows the node; `nil` before the node was rendered, and after others were in its place.
    ///
    /// It is found by way of the nodes around: nodes are made by the thousand, and few are asked.
    public var renderedView: UIView? {
        guard renderedPass > 0 else { return nil }
        let host = around == nil ? container : around?.renderedView?.nodeContainer
        guard let record = host?.viewRecord, record.childrenPass == renderedPass, place < record.children.count else {
            return nil
        }
        return record.children[place].view
    }
    /// The render that found or made the view.
    var renderedPass: UInt = 0
    /// The place of the view among those of the nodes beside.
    var place = 0
    /// Whether the node and those inside it are configured when they are rendered again.
    public var updateMode = UINodeUpdateMode.update

    private(set) var core: [NodeCore] = []
    /// Whether the view showed the node's key before this render, too.
    var isReused = false
    private var audience: NodeAudience?
    /// Whether the node may be shown by later renders as well: see ``RenderMemory``.
    var isRemembered = false
    /// Describes what the node shows once more, where a render asked for it again; its closures are gone by then.
    var describeAgain: (() -> any UINodeProtocol)?
    /// The view in which a node without one around it is shown.
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

    /// Takes over all that another description of the same node says.
    func takeOver(_ other: NodeCore) {
        updateMode = other.updateMode
        setChildren(other.children)
    }

    /// Makes a view for the node.
    func makeView() -> UIView { UIView() }

    /// Lets the node configure its view, and tells how many properties changed.
    func configure(
        _ view: UIView, _ record: ViewRecord, canvasSize: CGSize, pass: UInt, _ animators: inout AnimatorQueue
    ) -> Int { 0 }

    /// Lets go of the closures, which may hold the component that holds the node.
    func releaseClosures() {}

    // MARK: Who is told

    private var ensuredAudience: NodeAudience {
        if let audience { return audience }
        let audience = NodeAudience()
        self.audience = audience
        return audience
    }

    /// Who is told about mounting and layout, besides the component.
    public var delegate: (any UINodeDelegateProtocol)? {
        get { audience?.delegate }
        set { if newValue != nil || audience != nil { ensuredAudience.delegate = newValue } }
    }

    /// The component that made the node.
    ///
    /// A component with a key is held by its context, one without by the node.
    public var associatedComponent: (any UIComponentProtocol)? {
        get { audience?.component }
        set { if let newValue { ensuredAudience.add(newValue) } else { audience?.removeComponents() } }
    }

    /// Stops holding a component that holds this node itself.
    func holdWeakly(_ component: any UIComponentProtocol) {
        audience?.holdWeakly(component)
    }

    var isWatched: Bool { audience?.isEmpty == false }

    /// Whether nobody is told about the node or about one inside it.
    var isUnwatched: Bool { !isWatched && core.allSatisfy(\.isUnwatched) }

    /// The components from the inside to the outside, then the delegate.
    var observers: [any UINodeDelegateProtocol] { audience?.observers ?? [] }

    func isUpdated(isInherited: Bool) -> Bool {
        switch updateMode {
        case .update: audience?.hasComponents == true ? audience?.wantsUpdate == true : isInherited
        case .inherit: isInherited
        case .ignore: false
        }
    }

    // MARK: Rendering

    /// Makes the views in a container equal to what the node describes, and lays them out.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let container = view ?? container else { return UIRenderReport() }
        self.container = container
        var reconciler = Reconciler(container: container, size: size ?? container.bounds.size, options: options)
        return reconciler.run([self])
    }
}

/// Whether a node is configured when it is rendered again.
public enum UINodeUpdateMode: Hashable, Sendable {
    /// It is.
    case update
    /// It is if the node around it is.
    case inherit
    /// It is not, and neither are the nodes inside it; only a view that is shown first is configured.
    case ignore
}

extension UINodeProtocol {
    /// Makes the views in a container equal to what the node describes, and lays them out in the container's size.
    @discardableResult
    public func reconcile(in view: UIView? = nil, size: CGSize? = nil) -> UIRenderReport {
        reconcile(in: view, size: size, options: [])
    }

    /// The node with a key: this one, or one inside it.
    public func nodeWithKey(_ key: String) -> (any UINodeProtocol)? {
        if self.key == key { return self }
        for child in children {
            if let found = child.nodeWithKey(key) { return found }
        }
        return nil
    }

    /// The nodes of which views are made.
    var rendered: [NodeCore] { UIFragmentNode.flattened([self]) }
}
