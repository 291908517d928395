/// Visits the marked layers of a tree, outer ones first, without recursion.
///
/// The closure may change the tree: a layer is visited if it has a mark when its turn comes and is still where it was;
/// layers that come into a list while it is walked through are passed over, and leave marks for another walk.
struct MarkedWalk {
    /// Marks a layer that is to be visited.
    let mark: LayerFlags
    /// Marks all ancestors of such a layer.
    let markAbove: LayerFlags

    /// The layers in one layer, of which some have been visited.
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

    /// Takes the mark that says that something inside a layer is marked; nil if it has none.
    @MainActor
    private func open(_ layer: CALayer) -> Level? {
        guard layer.flags.rawValue & markAbove.rawValue != 0 else { return nil }
        layer.flags.remove(markAbove)
        let mask = layer.extras?.mask
        return Level(parent: layer, layers: mask.map { [$0] + layer.children } ?? layer.children)
    }

    private func firstPlace(in layers: [CALayer], from start: Int) -> Int? {
        let marks = mark.rawValue | markAbove.rawValue
        return layers.firstPlace(from: start) { $0.flags.rawValue & marks != 0 }
    }
}
