/// The yes-or-no state of a layer that is not visible.
struct LayerFlags: OptionSet {
    let rawValue: UInt16

    /// This layer asked for layout; every ancestor has `descendantNeedsLayout`.
    static let needsLayout = LayerFlags(rawValue: 1 << 0)
    static let descendantNeedsLayout = LayerFlags(rawValue: 1 << 1)
    /// This layer asked to be drawn; every ancestor has `descendantNeedsDisplay`.
    static let needsDisplay = LayerFlags(rawValue: 1 << 2)
    static let descendantNeedsDisplay = LayerFlags(rawValue: 1 << 3)
    static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 4)
    static let suppressesImplicitActions = LayerFlags(rawValue: 1 << 5)
    /// A sublayer had or has a z position, so that the drawing order may differ from the list's.
    static let sublayersHaveDepth = LayerFlags(rawValue: 1 << 6)
    /// This is a copy made by `presentation()`.
    static let isPresentation = LayerFlags(rawValue: 1 << 7)
    /// The default drawing method was reached.
    static let drewNothing = LayerFlags(rawValue: 1 << 8)
    /// `contents` came from drawing.
    static let contentsWereDrawn = LayerFlags(rawValue: 1 << 9)
    /// The layer does not flatten its sublayers into its plane: it is a `CATransformLayer`.
    static let keepsDepth = LayerFlags(rawValue: 1 << 10)
    /// A sublayer has or had `keepsDepth`.
    static let sublayersKeepDepth = LayerFlags(rawValue: 1 << 11)
    /// The layer's owner has not been asked yet for the text that it shows.
    static let defersText = LayerFlags(rawValue: 1 << 12)
}

/// What few layers have; made when the first of it is set.
@MainActor final class LayerExtras {
    var name: String?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var userValues: [String: Any]?
    /// Belongs to the main actor; the layer reads it when it is released.
    nonisolated(unsafe) var mask: CALayer?
    var textContents: TextContents?
    var timing = MediaTiming()
    /// The tree whose root this layer is.
    weak var tree: LayerTree?
    /// The layer of which this one is the presentation.
    weak var original: CALayer?

    /// Hands over the mask for its release.
    nonisolated func takeMask() -> [CALayer] {
        defer { mask = nil }
        mask?.parent = nil
        return mask.map { [$0] } ?? []
    }
}
