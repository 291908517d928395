/// How an image's pixels are shown: everything about a `UIImage` but the pixels.
struct ImageLook: Hashable, Sendable {
    /// Pixels per point; positive.
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// Whether a size other than its own is filled part by part.
    var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.orientation = orientation
    }
}
