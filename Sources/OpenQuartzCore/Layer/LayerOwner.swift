/// The interface of a view that its layer uses.
@MainActor package protocol LayerOwner: CALayerDelegate {
    /// The text of a layer whose text was deferred; see ``CALayer/deferText()``.
    var deferredLayerText: TextContents? { get }
    /// The maximum distance by which the drawn text may extend beyond the bounds, in points.
    var maximumTextOverhang: CGFloat { get }
    /// Called when the area of a sublayer may have changed, while ``CALayer/tracksSublayerAreas`` is set.
    func sublayerAreaDidChange(_ sublayer: CALayer)
}
