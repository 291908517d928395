/// The rarely used visual properties of a layer; see `LayerValues`.
package struct RareLayerValues: Sendable {
    package var sublayerTransform = CATransform3D.identity
    package var anchorPointZ: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowRadius: CGFloat = 3
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowPath: CGPath?
    /// The visible part of the contents, as a fraction of their size.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, as a fraction of their size.
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var maskedCorners = CACornerMask.all
    package var cornerProportions = CornerProportions.equal
    package var cornerCurve = CALayerCornerCurve.circular
    package var blendMode = LayerBlendMode.normal
    package var rasterizationScale: CGFloat = 1
    package var layerTintColor: CGColor?
    package var shape: ValueBox<ShapeValues>?
    package var gradient: ValueBox<GradientValues>?
    package var text: ValueBox<TextLayerValues>?
    package var contentsFade: ValueBox<ContentsFade>?
    package var backdrop: ValueBox<BackdropValues>?
    package var transition: ValueBox<ContentsTransition>?
    package var replicator: ValueBox<ReplicatorValues>?
    package var emitter: ValueBox<EmitterValues>?
    package var colorFactor: ValueBox<ColorFactor>?
    /// The standard deviation in points of the blur applied to the layer and its sublayers.
    package var blurRadius: CGFloat = 0

    static let standard = RareLayerValues()
}

/// Shared storage of the rare values in copies of a layer's values.
final class RareLayerValuesBox {
    var values: RareLayerValues

    init(_ values: RareLayerValues) {
        self.values = values
    }
}

/// Separate storage that saves 128 bytes in layers whose transform is the identity.
final class TransformBox {
    let transform: CATransform3D

    init(_ transform: CATransform3D) {
        self.transform = transform
    }
}
