/// A layer that makes room for depth: its sublayers keep their places in space, where other layers flatten theirs.
///
/// It shows nothing itself: background, contents, border, shadow, mask and clipping are ignored, and its opacity applies
/// to each sublayer on its own. In the end all is shown in the plane of the first ancestor that is no transform layer;
/// there, what is nearer covers what is farther, and layers that cross are cut where they meet.
///
/// A point in its plane means nothing, so it is never hit; its sublayers are.
open class CATransformLayer: CALayer {
    /// Makes a layer without size at the origin.
    public required init() {
        super.init()
        flags.insert(.keepsDepth)
    }

    /// Makes a copy of a layer's values, for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
        flags.insert(.keepsDepth)
    }

    /// Layers are not archived; always nil.
    public required init?(coder: NSCoder) {
        nil
    }
}
