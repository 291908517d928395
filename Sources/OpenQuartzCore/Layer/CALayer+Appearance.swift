extension CALayer {
    /// The width of the border, which is drawn inside the bounds, in points.
    public var borderWidth: CGFloat {
        get { modelValues.borderWidth }
        set { if accepts(newValue, "borderWidth") { change(\.borderWidth, to: newValue, "borderWidth", .content) } }
    }

    public var borderColor: CGColor? {
        get { modelValues.borderColor }
        set { change(\.borderColor, to: newValue, "borderColor", .content) }
    }

    public var shadowColor: CGColor? {
        get { modelValues.shadowColor }
        set { change(\.shadowColor, to: newValue, "shadowColor", .content) }
    }

    /// The opacity of the shadow, 0…1.
    public var shadowOpacity: Float {
        get { modelValues.shadowOpacity }
        set {
            guard accepts(CGFloat(newValue), "shadowOpacity") else { return }
            change(\.shadowOpacity, to: newValue, "shadowOpacity", .content)
        }
    }

    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat {
        get { modelValues.shadowRadius }
        set { if accepts(newValue, "shadowRadius") { change(\.shadowRadius, to: newValue, "shadowRadius", .content) } }
    }

    /// The offset of the shadow, in points.
    public var shadowOffset: CGSize {
        get { modelValues.shadowOffset }
        set { if accepts(newValue, "shadowOffset") { change(\.shadowOffset, to: newValue, "shadowOffset", .content) } }
    }

    /// The shape of the shadow, in the layer's coordinates; `nil` derives it from what the layer shows.
    public var shadowPath: CGPath? {
        get { modelValues.shadowPath }
        set { change(\.shadowPath, to: newValue, "shadowPath", .content) }
    }

    /// The visible part of the contents, as a fraction of their size.
    public var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set { if accepts(newValue, "contentsRect") { change(\.contentsRect, to: newValue, "contentsRect", .content) } }
    }

    /// The part of the contents that stretches when they are resized, as a fraction of their size.
    public var contentsCenter: CGRect {
        get { modelValues.contentsCenter }
        set {
            guard accepts(newValue, "contentsCenter") else { return }
            change(\.contentsCenter, to: newValue, "contentsCenter", .content)
        }
    }

    /// The placement of the contents within the bounds.
    public var contentsGravity: CALayerContentsGravity {
        get { modelValues.contentsGravity }
        set { change(\.contentsGravity, to: newValue, "contentsGravity", .content) }
    }

    /// The filter used to scale contents down.
    public var minificationFilter: CALayerContentsFilter {
        get { modelValues.minificationFilter }
        set { change(\.minificationFilter, to: newValue, "minificationFilter", .content) }
    }

    /// The filter used to scale contents up.
    public var magnificationFilter: CALayerContentsFilter {
        get { modelValues.magnificationFilter }
        set { change(\.magnificationFilter, to: newValue, "magnificationFilter", .content) }
    }

    public var maskedCorners: CACornerMask {
        get { modelValues.maskedCorners }
        set { change(\.maskedCorners, to: newValue, "maskedCorners", .content) }
    }

    /// The radii of the corners, as parts of the corner radius.
    package final var cornerProportions: CornerProportions {
        get { modelValues.cornerProportions }
        set { change(\.cornerProportions, to: newValue, "cornerProportions", .content) }
    }

    public var cornerCurve: CALayerCornerCurve {
        get { modelValues.cornerCurve }
        set { change(\.cornerCurve, to: newValue, "cornerCurve", .content) }
    }

    /// A color multiplied with every pixel of the contents; `nil` leaves them unchanged.
    package var layerTintColor: CGColor? {
        get { modelValues.layerTintColor }
        set { change(\.layerTintColor, to: newValue, "layerTintColor", .content) }
    }

    /// Whether the contents are fully opaque; if so, the layer draws into a bitmap without alpha.
    public var isOpaque: Bool {
        get { modelValues.isOpaque }
        set { change(\.isOpaque, to: newValue, "opaque", .content) }
    }

    /// Whether the layer is visible from behind.
    public var isDoubleSided: Bool {
        get { modelValues.isDoubleSided }
        set { change(\.isDoubleSided, to: newValue, "doubleSided", .geometry) }
    }

    /// Whether opacity applies to the layer and its sublayers as a group instead of to each sublayer separately.
    public var allowsGroupOpacity: Bool {
        get { modelValues.allowsGroupOpacity }
        set { change(\.allowsGroupOpacity, to: newValue, "allowsGroupOpacity", .geometry) }
    }

    /// Whether the layer and its sublayers should be rendered into a cached bitmap.
    public var shouldRasterize: Bool {
        get { modelValues.shouldRasterize }
        set { change(\.shouldRasterize, to: newValue, "shouldRasterize", .content) }
    }

    /// The scale of the cached bitmap, in pixels per point.
    public var rasterizationScale: CGFloat {
        get { modelValues.rasterizationScale }
        set {
            guard accepts(newValue, "rasterizationScale") else { return }
            change(\.rasterizationScale, to: newValue, "rasterizationScale", .content)
        }
    }

    // MARK: Mask

    /// A layer whose alpha channel masks this layer, in this layer's coordinates.
    ///
    /// It must not have a superlayer.
    public var mask: CALayer? {
        get { extras?.mask }
        set { changeMask(newValue) }
    }

    private func changeMask(_ mask: CALayer?) {
        guard mask !== extras?.mask else { return }
        if let mask, isSelfOrAncestor(mask) {
            LayerDiagnostics.report(
                "mask was set to the layer itself or one of its ancestors; the previous value is kept", at: self,
                hint: "Use a separate layer as the mask.")
            return
        }
        mask?.detach()
        extras?.mask?.detach()
        // An action may have set another mask meanwhile.
        extras?.mask?.parent = nil
        ensureExtras().mask = mask
        mask?.parent = self
        if let mask { didAttach(mask) }
        markRenderDirty(.content)
    }

    /// The name of the filter that composes the layer with what lies behind it in the window.
    ///
    /// The filters are `"multiplyBlendMode"`, `"screenBlendMode"`, `"overlayBlendMode"`, `"darkenBlendMode"`,
    /// `"lightenBlendMode"`, `"colorDodgeBlendMode"`, `"colorBurnBlendMode"`, `"softLightBlendMode"`, `"hardLightBlendMode"`,
    /// `"differenceBlendMode"`, `"exclusionBlendMode"`, `"hueBlendMode"`, `"saturationBlendMode"`, `"colorBlendMode"`,
    /// `"luminosityBlendMode"`, and `"normalBlendMode"`, which is also used for `nil`. Other values are reported and have no
    /// effect. What lies behind a layer is assumed to be opaque, as windows are. A layer in perspective is not blended.
    public var compositingFilter: Any? {
        get { modelValues.blendMode == .normal ? nil : modelValues.blendMode.rawValue }
        set { setBlendMode(newValue) }
    }

    private func setBlendMode(_ filter: Any?) {
        let mode = (filter as? String).map { LayerBlendMode(rawValue: $0) } ?? nil
        if filter != nil, mode == nil {
            LayerDiagnostics.report(
                "a compositing filter is unknown", at: self,
                hint: "Use the name of a blend mode, such as \"multiplyBlendMode\".")
        }
        change(\.blendMode, to: mode ?? .normal, "compositingFilter", .content)
    }

    /// Whether the layer is drawn on another thread.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var drawsAsynchronously: Bool {
        get { false }
        set {}
    }

    /// Whether the edges of the layer are antialiased on request, in addition to what the renderer does.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public var allowsEdgeAntialiasing: Bool {
        get { false }
        set {}
    }
}

extension CALayer {
    /// The effect on the content behind the layer; `nil`, the default, applies none.
    package final var backdrop: BackdropValues? {
        get { modelValues.backdrop }
        set { change(\.backdrop, to: newValue, "backdrop", .content) }
    }
}
