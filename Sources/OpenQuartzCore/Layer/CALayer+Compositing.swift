extension CALayer {
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
