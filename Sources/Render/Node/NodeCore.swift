/// What nodes of all view classes share: their place in the tree.
///
/// The reconciler works on these.
@MainActor
public class NodeCore: UINodeProtocol {
    /// Says which views may be reused for the node.
    public let reuseIdentifier: String
    /// Identifies the node among its siblings.
    public let key: String?
    /// The nodes inside this one, without those that describe nothing.
    public private(set) var children: [any UINodeProtocol] = []
    /// The node around this one.
    public private(set) weak var parent: (any UINodeProtocol)?
    /// The place among the siblings.
    public private(set) var index = 0
    /// The view that shows the node.
    public internal(set) weak var renderedView: UIView?
    /// The component that made the node.
    public var associatedComponent: (any UIComponentProtocol)?
    /// Who is told about mounting and layout, besides the component.
    public weak var delegate: (any UINodeDelegateProtocol)?

    var core: [NodeCore] = []
    private weak var container: UIView?

    init(reuseIdentifier: String, key: String?) {
        self.reuseIdentifier = reuseIdentifier
        self.key = key
    }

    func setChildren(_ nodes: [any UINodeProtocol]) {
        core = nodes.compactMap { $0 as? NodeCore }
        children = core
        for (index, child) in core.enumerated() {
            child.index = index
            child.parent = self
        }
        Self.checkKeys(of: core, in: self)
    }

    private static func checkKeys(of nodes: [NodeCore], in parent: NodeCore) {
        var seen: Set<String> = []
        for key in nodes.compactMap(\.key) where !seen.insert(key).inserted {
            diagnose(
                "render.duplicate-key", "Two children have the key \"\(key)\".", subject: parent.reuseIdentifier,
                hint: "Give every child of one node its own key; the second one may show the state of the first.")
        }
    }

    /// Makes a view for the node.
    func makeView() -> UIView { UIView() }

    /// Lets the node configure its view.
    func configure(_ view: UIView, _ record: ViewRecord, canvasSize: CGSize, _ report: inout UIRenderReport) {}

    /// Makes the views in a container equal to what the node describes, and lays them out.
    @discardableResult
    public func reconcile(in view: UIView?, size: CGSize?, options: [UINodeOption]) -> UIRenderReport {
        guard let container = view ?? container else { return UIRenderReport() }
        self.container = container
        var reconciler = Reconciler(container: container, size: size ?? container.bounds.size, options: options)
        return reconciler.run([self])
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
}
