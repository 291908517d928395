/// A view as its layer knows it.
@MainActor package protocol LayerOwner: CALayerDelegate {
    /// The text that the layer shows, for a layer whose text was put off; see `CALayer.deferText()`.
    var textOfLayer: TextContents? { get }
    /// How far outside of the bounds that text may be painted, in points, at most.
    var reachOfTextOfLayer: CGFloat { get }
}
