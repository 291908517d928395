extension UIView {
    func setFrame(_ frame: CGRect) {
        guard frame.isFinite else { return reportGeometry("frame", "\(frame)") }
        let oldSize = layer.bounds.size
        layer.frame = frame.standardized
        if flags.contains(.crossesConstraintBoundary) { fixedFrameDidChange() }
        frameInSuperviewDidChange()
        sizeMayHaveChanged(from: oldSize)
    }

    func setBounds(_ bounds: CGRect) {
        guard bounds.isFinite else { return reportGeometry("bounds", "\(bounds)") }
        let oldSize = layer.bounds.size
        layer.bounds = bounds.standardized
        if flags.contains(.crossesConstraintBoundary) { fixedFrameDidChange() }
        if layer.bounds.size != oldSize {
            frameInSuperviewDidChange()
            sizeMayHaveChanged(from: oldSize)
        } else if flags.contains(.hasSafeArea) {
            updateSafeAreaOfSubviews()
        }
    }

    func setCenter(_ center: CGPoint) {
        guard center.isFinite else { return reportGeometry("center", "\(center)") }
        layer.position = center
        if flags.contains(.crossesConstraintBoundary) { fixedFrameDidChange() }
        frameInSuperviewDidChange()
    }

    private func sizeMayHaveChanged(from oldSize: CGSize) {
        let newSize = layer.bounds.size
        guard newSize != oldSize else { return }
        if flags.contains(.autoresizesSubviews) {
            for view in subviews where !view.autoresizing.isEmpty {
                view.autoresize(from: oldSize, to: newSize)
            }
        }
        if flags.contains(.hasSafeArea) { updateSafeAreaOfSubviews() }
        if flags.contains(.draws), redrawsOnResize { layer.setNeedsDisplay() }
        boundsSizeDidChange(from: oldSize)
    }

    private var redrawsOnResize: Bool {
        contentMode == .redraw || layer.contents == nil
    }

    private func reportGeometry(_ property: String, _ value: String) {
        Diagnostics.report(
            Diagnostic(
                rule: "view.invalid-geometry",
                message: "The \(property) \(value) is NaN or infinite; the previous value is kept.",
                subject: diagnosticPath,
                hint: "Check for a division by zero, or a size computed from an unlimited available size."))
    }

    /// The frame in the superview without the transform, so that a transformed view keeps its safe area and margins.
    final var untransformedFrame: CGRect {
        let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(
            x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Sets the bounds size and center for a frame, independently of the view's transform.
    final func place(in rect: CGRect) {
        let anchor = layer.anchorPoint
        if bounds.size != rect.size { bounds.size = rect.size }
        center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }

    // MARK: Conversion

    /// Converts a point from this view's coordinates to those of `view`, or of the window if `view` is `nil`.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === parent, let parent { return layer.convert(point, to: parent.layer) }
        return layer.convert(point, to: (view ?? topView).layer)
    }

    /// Converts a point from the coordinates of `view`, or of the window if `view` is `nil`, to this view's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? topView).layer)
    }

    /// Converts a rectangle from this view's coordinates to those of `view`, or of the window if `view` is `nil`.
    ///
    /// Under a rotation, the result is the bounding box of the rotated rectangle.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? topView).layer)
    }

    /// Converts a rectangle from the coordinates of `view`, or of the window if `view` is `nil`, to this view's.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? topView).layer)
    }

    /// The window, or the root of the hierarchy if the view is not in a window.
    nonisolated private var topView: UIView {
        nearest { $0.parentReference == nil } ?? self
    }
}
