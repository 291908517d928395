#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The outline of a node that a client has requested, which follows the node until it leaves its window.
@MainActor
final class NodeHighlight {
    private let nodes: NodeTable
    private let frames: WindowFrames
    private var closure: Int?
    /// The identifier of the node.
    private var id: String?
    private var layer: HighlightLayer?
    /// The frame of the node for which the outline was made.
    private var frame = CGRect.zero

    init(_ nodes: NodeTable, _ frames: WindowFrames) {
        self.nodes = nodes
        self.frames = frames
    }

    /// Outlines a node instead of the present one; `nil` for none.
    func show(_ id: String?) throws(RPCError) {
        hide()
        guard let id else { return }
        let node = try nodes.node(id)
        guard outline(node) else { throw .impossible("\(id) is in no window.") }
        self.id = id
        closure = frames.add { [weak self] _ in self?.follow() }
    }

    func hide() {
        closure.map(frames.remove)
        layer?.removeFromSuperlayer()
        (closure, id, layer) = (nil, nil, nil)
    }

    private func outline(_ node: InspectedNode) -> Bool {
        let layer = self.layer ?? HighlightLayer()
        guard layer.show(node) else { return false }
        self.layer = layer
        frame = node.frameInWindow
        return true
    }

    private func follow() {
        guard let id, let node = try? nodes.node(id), let window = node.view?.window else { return hide() }
        // An outline that is made again is drawn again.
        guard node.frameInWindow != frame || layer?.superlayer !== window.layer else { return }
        _ = outline(node)
    }

    /// Calls a closure while the outline, which is no part of the program, is not shown.
    func hidden<Result>(during body: () throws(RPCError) -> Result) throws(RPCError) -> Result {
        guard let layer, let parent = layer.superlayer else { return try body() }
        layer.removeFromSuperlayer()
        defer { parent.addSublayer(layer) }
        return try body()
    }
}

#endif
