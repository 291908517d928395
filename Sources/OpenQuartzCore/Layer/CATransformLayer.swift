/// A layer that keeps its sublayers in 3D space instead of flattening them into its plane.
///
/// The layer itself has no appearance: background, contents, border, shadow, mask and clipping are ignored, and its
/// opacity applies to each sublayer separately. The resulting 3D space is projected onto the plane of the first
/// ancestor that is not a transform layer, where nearer layers cover farther ones and intersecting layers are split.
///
/// Because a point in its plane is not meaningful, a transform layer itself is never the result of a hit test; its
/// sublayers can be.
open class CATransformLayer: CALayer {
    /// Creates a layer with zero size at the origin.
    public required init() {
        super.init()
        flags.insert(.preservesDepth)
    }

    /// Creates a copy of a layer's values for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
        flags.insert(.preservesDepth)
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }
}
