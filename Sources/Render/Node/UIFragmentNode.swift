/// Several nodes without a view around them: in the place of the fragment stand its nodes.
///
///     container.children([title, UIFragmentNode([first, second]), footer])
///
/// At the top of a component the nodes stand below each other.
public class UIFragmentNode: UINodeProtocol {
    /// The name of nothing: a fragment has no view.
    public let reuseIdentifier = "fragment"
    /// Always `nil`: give the nodes inside keys of their own.
    public var key: String? { nil }
    /// The nodes, without those that describe nothing.
    public var children: [any UINodeProtocol] { nodes }
    /// Always `nil`: what is around the nodes is the node that the fragment was put into.
    public var parent: (any UINodeProtocol)? { nil }
    /// Always 0.
    public var index: Int { 0 }
    /// Always `nil`.
    public var renderedView: UIView? { nil }
    /// The component of all nodes that have none of their own.
    public var associatedComponent: (any UIComponentProtocol)? {
        didSet { nodes.first?.associatedComponent = associatedComponent }
    }
    /// Who is told about all the nodes.
    public weak var delegate: (any UINodeDelegateProtocol)? {
        didSet { nodes.forEach { $0.delegate = delegate } }
    }

    let nodes: [NodeCore]

    /// Several nodes, in their order.
    public init(_ nodes: [any UINodeProtocol]) {
        self.nodes = Self.flattened(nodes)
    }

    /// The nodes that the closure lists.
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

    /// Makes the views in a container equal to what the nodes describe, below each other.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let view else { return UIRenderReport() }
        var reconciler = Reconciler(container: view, size: size ?? view.bounds.size, options: options)
        return reconciler.run(nodes)
    }
}
