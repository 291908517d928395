/// How deep trees may be.
extension CALayer {
    private static var storedMaximumDisplayDepth = 1000

    /// How many layers inside each other are shown, 1,000 unless it is changed.
    ///
    /// Deeper layers stay in the tree and are laid out, but they are neither painted nor hit, and a diagnostic names the
    /// first of them. The limit protects the main thread's stack, of which painting takes up to 5 KB for each level in a
    /// debug build. A layer that is drawn into a picture of its own (a group with an opacity, a mask, a blur, continuous
    /// corners that clip) counts as 16, because a level of pictures takes more. Values below 1 count as 1.
    public static var maximumDisplayDepth: Int {
        get { storedMaximumDisplayDepth }
        set { storedMaximumDisplayDepth = min(max(newValue, 1), 1_000_000) }
    }

    /// Calls a closure with the layer, its mask and all layers inside, outer ones first.
    ///
    /// - Parameter visit: Returns whether to go on inside the layer.
    final func forEachInside(_ visit: (CALayer) -> Bool) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard visit(layer) else { continue }
            waiting.append(contentsOf: layer.children.reversed())
            if let mask = layer.extras?.mask { waiting.append(mask) }
        }
    }
}
