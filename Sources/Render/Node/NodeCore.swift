/// What nodes of all view classes share: their place in the tree.
///
/// The reconciler works on these.
@MainActor
public class NodeCore: UINodeProtocol {
    /// Says which views may be reused for the node.
    public let reuseIdentifier: String
    /// Identifies the node among its siblings.
    public internal(set) var key: String?
    /// The nodes inside this one, without those that describe nothing.
    public var children: [any UINodeProtocol] { core }
    /// The node around this one.
    public private(set) weak var parent: (any UINodeProtocol)?
    /// The place among the siblings.
    public private(set) var index = 0
    /// The view that shows the node; `nil` before the node was rendered, and after others were in its place.
    ///
    /// It is found by way of the nodes around: nodes are made by the thousand, and few are asked.
    public var renderedView: UIView? {
        guard renderedPass > 0 else { return nil }
        let around = parent == nil ? container : parent?.renderedView?.nodeContainer
        guard let record = around?.viewRecord, record.childrenPass == renderedPass, place < record.children.count else {
            return nil
        }
        return record.children[place].view
    }
    /// The render that found or made the view.
    var renderedPass: UInt = 0
    /// The place of the view among those of the nodes beside.
    var place = 0
    /// Who is told about mounting and layout, besides the component.
    public weak var delegate: (any UINodeDelegateProtocol)?
    /// Whether the node and those inside it are configured when they are rendered again.
    public var updateMode = UINodeUpdateMode.update

    var core: [NodeCore] = []
    /// Whether the view showed the node's key before this render, too.
    var isReused = false
    private var components: [ComponentReference] = []
    /// The view in which a node without one around it is shown.
    weak var container: UIView?

    init(reuseIdentifier: String, key: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.key = key
    }

    func setChildren(_ nodes: [any UINodeProtocol]) {
        core = UIFragmentNode.flattened(nodes)
        for (index, child) in core.enumerated() {
            child.index = index
            child.parent = self
        }
    }

    /// Makes a view for the node.
    func makeView() -> UIView { UIView() }

    /// Lets the node configure its view, and tells how many properties changed.
    func configure(
        _ view: UIView, _ record: ViewRecord, canvasSize: CGSize, pass: UInt, _ animators: inout AnimatorQueue
    ) -> Int { 0 }

    /// Lets go of the closures, which may hold the component that holds the node.
    func releaseClosures() {}

    // MARK: Components

    /// The component that made the node.
    ///
    /// A component with a key is held by its context, one without by the node.
    public var associatedComponent: (any UIComponentProtocol)? {
        get { components.last?.component }
        set {
            guard let newValue else { return components = [] }
            if !components.contains(where: { $0.component === newValue }) {
                components.append(ComponentReference(newValue))
            }
        }
    }

    /// Stops holding a component that holds this node itself.
    func holdWeakly(_ component: any UIComponentProtocol) {
        for index in components.indices where components[index].component === component {
            components[index].owned = nil
        }
    }

    var isWatched: Bool { !components.isEmpty || delegate != nil }

    /// Who is told about the node: the components from the inside to the outside, then the delegate.
    var observers: [any UINodeDelegateProtocol] {
        var observers: [any UINodeDelegateProtocol] = components.compactMap(\.component)
        if let delegate { observers.append(delegate) }
        return observers
    }

    func isUpdated(isInherited: Bool) -> Bool {
        switch updateMode {
        case .update: components.isEmpty ? isInherited : components.contains { $0.component?.shouldUpdate ?? true }
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

/// A component, held as long as nobody else does.
@MainActor
private struct ComponentReference {
    weak var component: (any UIComponentProtocol)?
    var owned: (any UIComponentProtocol)?

    init(_ component: any UIComponentProtocol) {
        self.component = component
        owned = component.key == nil ? component : nil
    }
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
