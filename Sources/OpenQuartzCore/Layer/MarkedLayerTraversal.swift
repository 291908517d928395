/// A preorder traversal of the marked layers of a tree, without recursion.
///
/// The closure may change the tree. A layer is visited if it is marked when it is reached and still has the same
/// parent. Layers inserted into a list during its traversal are skipped; their marks remain for another traversal.
struct MarkedLayerTraversal {
    /// The mark of a layer that is to be visited.
    let mark: LayerFlags
    /// The mark of all ancestors of such a layer.
    let ancestorMark: LayerFlags

    /// The children of a layer and the current position among them.
    private struct Level {
        let parent: CALayer
        let layers: [CALayer]
        var next = 0
    }

    @MainActor
    func run(from root: CALayer, _ visit: @MainActor (CALayer) -> Void) {
        visit(root)
        guard var level = open(root) else { return }
        var outer: [Level] = []
        while true {
            guard let place = firstPlace(in: level.layers, from: level.next) else {
                guard let last = outer.popLast() else { return }
                level = last
                continue
            }
            let layer = level.layers[place]
            level.next = place + 1
            guard layer.parent === level.parent else { continue }
            visit(layer)
            guard let inner = open(layer) else { continue }
            outer.append(level)
            level = inner
        }
    }

    /// Clears the layer's descendant mark and returns its children; returns `nil` if the mark is not set.
    @MainActor
    private func open(_ layer: CALayer) -> Level? {
        guard layer.flags.rawValue & ancestorMark.rawValue != 0 else { return nil }
        layer.flags.remove(ancestorMark)
        let mask = layer.extras?.mask
        return Level(parent: layer, layers: mask.map { [$0] + layer.children } ?? layer.children)
    }

    private func firstPlace(in layers: [CALayer], from start: Int) -> Int? {
        let marks = mark.rawValue | ancestorMark.rawValue
        return layers.firstPlace(from: start) { $0.flags.rawValue & marks != 0 }
    }
}
