/// A group of nodes without a view of its own; its nodes become children of the fragment's parent.
///
///     container.children([title, UIFragmentNode([first, second]), footer])
///
/// At the root of a component the nodes are laid out in a column.
public class UIFragmentNode: UINodeProtocol {
    /// A placeholder, because a fragment has no view.
    public let reuseIdentifier = "fragment"
    /// Always `nil`; assign keys to the nodes in the fragment instead.
    public var key: String? { nil }
    /// The nodes, without nested fragments and nil nodes.
    public var children: [any UINodeProtocol] { nodes }
    /// Always `nil`; the parent of the nodes is the node that contains the fragment.
    public var parent: (any UINodeProtocol)? { nil }
    /// Always 0.
    public var index: Int { 0 }
    /// Always `nil`.
    public var renderedView: UIView? { nil }
    /// The component of the fragment, which is assigned to its first node.
    public var associatedComponent: (any UIComponentProtocol)? {
        didSet { nodes.first?.associatedComponent = associatedComponent }
    }
    /// The delegate of all nodes in the fragment.
    public weak var delegate: (any UINodeDelegateProtocol)? {
        didSet { nodes.forEach { $0.delegate = delegate } }
    }

    let nodes: [NodeCore]

    /// Creates a fragment with nodes.
    public init(_ nodes: [any UINodeProtocol]) {
        self.nodes = Self.flattened(nodes)
    }

    /// Creates a fragment with the nodes that a builder closure lists.
    public convenience init(@UINodeBuilder _ content: () -> [any UINodeProtocol]) {
        self.init(content())
    }

    static func flattened(_ nodes: [any UINodeProtocol]) -> [NodeCore] {
        var flat: [NodeCore] = []
        flat.reserveCapacity(nodes.count)
        for node in nodes {
            if let node = node as? NodeCore {
                flat.append(node)
            } else if let fragment = node as? UIFragmentNode {
                flat += fragment.nodes
            }
        }
        return flat
    }

    /// Reconciles the views in a container with the nodes, and lays them out in a column.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let view else { return UIRenderReport() }
        var reconciler = Reconciler(container: view, size: size ?? view.bounds.size, options: options)
        return reconciler.run(nodes)
    }
}
