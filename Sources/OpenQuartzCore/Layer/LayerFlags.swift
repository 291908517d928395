/// The internal Boolean state of a layer.
struct LayerFlags: OptionSet {
    let rawValue: UInt32

    /// The layer needs layout; every ancestor has `descendantNeedsLayout`.
    static let needsLayout = LayerFlags(rawValue: 1 << 0)
    static let descendantNeedsLayout = LayerFlags(rawValue: 1 << 1)
    /// The layer needs display; every ancestor has `descendantNeedsDisplay`.
    static let needsDisplay = LayerFlags(rawValue: 1 << 2)
    static let descendantNeedsDisplay = LayerFlags(rawValue: 1 << 3)
    static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 4)
    static let suppressesImplicitActions = LayerFlags(rawValue: 1 << 5)
    /// A sublayer has or had a z position, so the drawing order may differ from the order of the list.
    static let sublayersHaveDepth = LayerFlags(rawValue: 1 << 6)
    /// The owner is notified when the area of a sublayer may have changed.
    static let tracksSublayerAreas = LayerFlags(rawValue: 1 << 7)
    /// The default drawing method was called.
    static let drewNothing = LayerFlags(rawValue: 1 << 8)
    /// `contents` was produced by drawing.
    static let contentsWereDrawn = LayerFlags(rawValue: 1 << 9)
    /// The layer is a `CATransformLayer`, which does not flatten its sublayers into its plane.
    static let preservesDepth = LayerFlags(rawValue: 1 << 10)
    /// A sublayer has or had `preservesDepth`.
    static let sublayersKeepDepth = LayerFlags(rawValue: 1 << 11)
    /// The text is deferred and has not been requested from the owner yet.
    static let defersText = LayerFlags(rawValue: 1 << 12)
    /// `layoutSublayers()` is running.
    static let isLayingOut = LayerFlags(rawValue: 1 << 13)
    /// The layer draws its contents into a document.
    static let isDrawingForDocument = LayerFlags(rawValue: 1 << 14)
    /// The layer is a `CAReplicatorLayer`, which paints instances instead of its sublayers.
    static let paintsInstances = LayerFlags(rawValue: 1 << 15)
    /// The layer is painted on a surface of its own.
    static let isPaintedSeparately = LayerFlags(rawValue: 1 << 16)
    /// A sublayer has or had `isPaintedSeparately`.
    static let omitsSublayers = LayerFlags(rawValue: 1 << 17)
    /// A sublayer is or was of a subclass, which may override `resize(withOldSuperlayerSize:)`.
    static let sublayersMayResize = LayerFlags(rawValue: 1 << 18)
}
