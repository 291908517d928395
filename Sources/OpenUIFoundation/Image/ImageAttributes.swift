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
    /// The symbol that the pixels show.
    var symbol: SymbolDescription?

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.orientation = orientation
    }
}
