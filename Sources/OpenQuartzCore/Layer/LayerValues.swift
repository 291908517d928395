/// All visual properties of a layer as one value: the model of a layer, or its presentation at a moment.
///
/// Common properties are stored inline. The transform and the rarely used properties are stored behind references,
/// which are `nil` while the properties have their default values and are copied on write.
package struct LayerValues {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    /// In unit coordinates of the bounds.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var contentsScale: CGFloat = 1
    package var backgroundColor: CGColor?
    package var contents: CGImage?
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var isOpaque = false
    package var isDoubleSided = true
    package var allowsGroupOpacity = true
    package var shouldRasterize = false
    private var transformBox: TransformBox?
    private var rareBox: RareLayerValuesBox?

    package init() {}

    /// Whether `transform` differs from the identity; costs one comparison with `nil`.
    package var hasTransform: Bool {
        transformBox != nil
    }

    package var transform: CATransform3D {
        get { transformBox?.transform ?? .identity }
        set { transformBox = newValue.isIdentity ? nil : TransformBox(newValue) }
    }

    /// Whether any property of `RareLayerValues` was ever set; costs one comparison with `nil`.
    package var hasRareValues: Bool {
        rareBox != nil
    }

    /// The rarely used properties.
    package var rare: RareLayerValues {
        _read {
            if let rareBox { yield rareBox.values } else { yield RareLayerValues.standard }
        }
        _modify {
            let box = uniqueRareBox()
            yield &box.values
        }
    }

    private mutating func uniqueRareBox() -> RareLayerValuesBox {
        if isKnownUniquelyReferenced(&rareBox), let rareBox { return rareBox }
        let box = RareLayerValuesBox(rareBox?.values ?? .standard)
        rareBox = box
        return box
    }
}

extension LayerValues {
    package var sublayerTransform: CATransform3D {
        get { rareBox?.values.sublayerTransform ?? .identity }
        set { rare.sublayerTransform = newValue }
    }

    package var anchorPointZ: CGFloat {
        get { rareBox?.values.anchorPointZ ?? 0 }
        set { rare.anchorPointZ = newValue }
    }

    package var borderWidth: CGFloat {
        get { rareBox?.values.borderWidth ?? 0 }
        set { rare.borderWidth = newValue }
    }

    package var borderColor: CGColor? {
        get { rare.borderColor }
        set { rare.borderColor = newValue }
    }

    package var shadowColor: CGColor? {
        get { rare.shadowColor }
        set { rare.shadowColor = newValue }
    }

    package var shadowOpacity: Float {
        get { rareBox?.values.shadowOpacity ?? 0 }
        set { rare.shadowOpacity = newValue }
    }

    package var shadowRadius: CGFloat {
        get { rare.shadowRadius }
        set { rare.shadowRadius = newValue }
    }

    package var shadowOffset: CGSize {
        get { rare.shadowOffset }
        set { rare.shadowOffset = newValue }
    }

    package var shadowPath: CGPath? {
        get { rareBox?.values.shadowPath }
        set { rare.shadowPath = newValue }
    }

    package var contentsRect: CGRect {
        get { rare.contentsRect }
        set { rare.contentsRect = newValue }
    }

    package var contentsCenter: CGRect {
        get { rare.contentsCenter }
        set { rare.contentsCenter = newValue }
    }

    package var contentsGravity: CALayerContentsGravity {
        get { rare.contentsGravity }
        set { rare.contentsGravity = newValue }
    }

    package var minificationFilter: CALayerContentsFilter {
        get { rare.minificationFilter }
        set { rare.minificationFilter = newValue }
    }

    package var magnificationFilter: CALayerContentsFilter {
        get { rare.magnificationFilter }
        set { rare.magnificationFilter = newValue }
    }

    package var maskedCorners: CACornerMask {
        get { rareBox?.values.maskedCorners ?? .all }
        set { rare.maskedCorners = newValue }
    }

    package var cornerProportions: CornerProportions {
        get { rareBox?.values.cornerProportions ?? .equal }
        set { rare.cornerProportions = newValue }
    }

    package var cornerCurve: CALayerCornerCurve {
        get { rare.cornerCurve }
        set { rare.cornerCurve = newValue }
    }

    package var blendMode: LayerBlendMode {
        get { rareBox?.values.blendMode ?? .normal }
        set { rare.blendMode = newValue }
    }

    package var rasterizationScale: CGFloat {
        get { rareBox?.values.rasterizationScale ?? 1 }
        set { rare.rasterizationScale = newValue }
    }

    package var layerTintColor: CGColor? {
        get { rareBox?.values.layerTintColor }
        set { rare.layerTintColor = newValue }
    }
}
