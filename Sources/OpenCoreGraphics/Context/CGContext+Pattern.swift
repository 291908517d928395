extension CGContext {
    /// Sets the space of the components of subsequent fill colors, and the fill color to black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        state.fillColor = .black
    }

    /// Sets the space of the components of subsequent stroke colors, and the stroke color to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        state.strokeColor = .black
    }

    /// Sets the fill color to one with components in the space of ``setFillColorSpace(_:)``, followed by alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillColorSpace, components: components) { state.fillColor = color }
    }

    /// Sets the stroke color to one with components in the space of ``setStrokeColorSpace(_:)``, followed by alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) {
            state.strokeColor = color
        }
    }

    /// Sets a pattern with which areas are filled.
    ///
    /// The color remains if the space of fill colors is not one of patterns, or does not fit to the pattern.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - colorComponents: The opacity; for an uncolored pattern, the components of its color, the last of which is the
    ///     opacity.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let color = color(of: pattern, in: state.fillColorSpace, colorComponents)
        if let color { state.fillColor = color }
    }

    /// Sets a pattern with which lines are stroked; see ``setFillPattern(_:colorComponents:)``.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let color = color(of: pattern, in: state.strokeColorSpace, colorComponents)
        if let color { state.strokeColor = color }
    }

    /// Sets the translation of patterns, in points of the base space.
    public func setPatternPhase(_ phase: CGSize) {
        state.patternPhase = phase.isFinite ? phase : .zero
    }

    private func color(
        of pattern: CGPattern, in space: CGColorSpace, _ components: UnsafePointer<CGFloat>
    ) -> CGColor? {
        CGColor(
            patternSpace: space, pattern: pattern, components: components,
            scale: baseTransform.maximumScale * rasterScale)
    }
}
