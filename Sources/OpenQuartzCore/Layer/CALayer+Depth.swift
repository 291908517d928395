/// The limit on the depth of layer trees.
extension CALayer {
    private static var storedMaximumDisplayDepth = 1000

    /// The maximum number of nested layers that are shown; the default is 1,000.
    ///
    /// Deeper layers remain in the tree and are laid out, but they are neither drawn nor hit-tested, and a diagnostic
    /// names the first of them. The limit protects the main thread's stack, of which rendering uses up to 5 KB per
    /// level in a debug build. A layer that is rendered into a separate bitmap (a group with an opacity, a mask, a
    /// blur, continuous corners that clip) counts as 16 levels because it uses more stack. Values below 1 count as 1.
    public static var maximumDisplayDepth: Int {
        get { storedMaximumDisplayDepth }
        set { storedMaximumDisplayDepth = min(max(newValue, 1), 1_000_000) }
    }

    /// Visits the layer, its mask and all of their descendants, in preorder.
    ///
    /// - Parameter visit: Returns whether to descend into the layer.
    final func forEachInSubtree(_ visit: (CALayer) -> Bool) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard visit(layer) else { continue }
            waiting.append(contentsOf: layer.children.reversed())
            if let mask = layer.extras?.mask { waiting.append(mask) }
        }
    }
}
