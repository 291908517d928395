/// The attributes of a `UIImage` other than its pixels.
package struct ImageAttributes: Hashable, Sendable {
    /// The number of pixels per point; positive.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// Whether the image is resized by its parts.
    package var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    /// The baseline by which the image is aligned with text.
    enum Baseline: Hashable, Sendable {
        /// That of a symbol; other images have none.
        case ofSymbol
        case none
        /// A distance from the lower edge, in points.
        case offset(CGFloat)
    }

    var baseline = Baseline.ofSymbol
    /// The symbol that the pixels show.
    var symbol: SymbolDescription?

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.orientation = orientation
    }
}
