extension CALayer {
    /// The width of the line inside the edge, in points.
    public var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { if accepts(newValue, "borderWidth") { change(\.borderWidth, to: newValue, "borderWidth", .content) } }
    }

    /// The colour of the line inside the edge.
    public var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { change(\.borderColor, to: newValue, "borderColor", .content) }
    }

    /// The colour of the shadow.
    public var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { change(\.shadowColor, to: newValue, "shadowColor", .content) }
    }

    /// How opaque the shadow is, 0…1.
    public var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set {
            guard accepts(CGFloat(newValue), "shadowOpacity") else { return }
            change(\.shadowOpacity, to: newValue, "shadowOpacity", .content)
        }
    }

    /// How far the shadow blurs, in points.
    public var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { if accepts(newValue, "shadowRadius") { change(\.shadowRadius, to: newValue, "shadowRadius", .content) } }
    }

    /// How far the shadow lies from the layer, in points.
    public var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { if accepts(newValue, "shadowOffset") { change(\.shadowOffset, to: newValue, "shadowOffset", .content) } }
    }

    /// The shape that casts the shadow, in the layer's coordinates; nil means what the layer shows.
    public var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set { change(\.shadowPath, to: newValue, "shadowPath", .content) }
    }

    /// The part of the contents that is shown, in fractions of their size.
    public var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set { if accepts(newValue, "contentsRect") { change(\.contentsRect, to: newValue, "contentsRect", .content) } }
    }

    /// The part of the contents that stretches when they are resized, in fractions of their size.
    public var contentsCenter: CGRect {
        get { modelValues.contentsCenter }
        set {
            guard accepts(newValue, "contentsCenter") else { return }
            change(\.contentsCenter, to: newValue, "contentsCenter", .content)
        }
    }

    /// How the contents are placed in the bounds.
    public var contentsGravity: CALayerContentsGravity {
        get { modelValues.contentsGravity }
        set { change(\.contentsGravity, to: newValue, "contentsGravity", .content) }
    }

    /// How contents are sampled when they are made smaller.
    public var minificationFilter: CALayerContentsFilter {
        get { modelValues.minificationFilter }
        set { change(\.minificationFilter, to: newValue, "minificationFilter", .content) }
    }

    /// How contents are sampled when they are made larger.
    public var magnificationFilter: CALayerContentsFilter {
        get { modelValues.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, "magnificationFilter", .content) }
    }

    /// The corners that are rounded.
    public var maskedCorners: CACornerMask {
        get { modelValues.maskedCorners }
        set { change(\.maskedCorners, to: newValue, "maskedCorners", .content) }
    }

    /// The shape of the rounded corners.
    public var cornerCurve: CALayerCornerCurve {
        get { modelValues.cornerCurve }
        set { change(\.cornerCurve, to: newValue, "cornerCurve", .content) }
    }

    /// A colour that every pixel of the contents is multiplied with; nil leaves them as they are.
    public var layerTintColor: CGColor? {
        get { modelValues.layerTintColor }
        set { change(\.layerTintColor, to: newValue, "layerTintColor", .content) }
    }

    /// Promises that the contents cover everything; a hint for the painter.
    public var isOpaque: Bool {
        get { modelValues.isOpaque }
        set { change(\.isOpaque, to: newValue, "opaque", .content) }
    }

    /// Whether the layer is seen from behind.
    public var isDoubleSided: Bool {
        get { modelValues.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue, "doubleSided", .geometry) }
    }

    /// Whether a layer with opacity fades as one picture, not each sublayer on its own.
    public var allowsGroupOpacity: Bool {
        get { modelValues.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, "allowsGroupOpacity", .geometry) }
    }

    /// Whether the painter should keep a picture of the layer and its sublayers.
    public var shouldRasterize: Bool {
        get { modelValues.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue, "shouldRasterize", .content) }
    }

    /// Pixels per point of that picture.
    public var rasterizationScale: CGFloat {
        get { modelValues.rasterizationScale }
        set {
            guard accepts(newValue, "rasterizationScale") else { return }
            change(\.rasterizationScale, to: newValue, "rasterizationScale", .content)
        }
    }
}

extension CALayer {
    /// How the layer shows what is painted behind it; nil, as at first, shows it as it is.
    package final var backdrop: BackdropValues? {
        get { modelValues.backdrop }
        set { change(\.backdrop, to: newValue, "backdrop", .content) }
    }
}
