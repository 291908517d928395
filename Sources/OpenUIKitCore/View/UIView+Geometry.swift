extension UIView {
    func setFrame(_ frame: CGRect) {
        guard frame.hasFiniteNumbers else { return reportGeometry("frame", "\(frame)") }
        let oldSize = layer.bounds.size
        layer.frame = frame.standardized
        if flags.contains(.crossesConstraintBoundary) { fixedFrameDidChange() }
        frameInSuperviewDidChange()
        sizeMayHaveChanged(from: oldSize)
    }

    func setBounds(_ bounds: CGRect) {
        guard bounds.hasFiniteNumbers else { return reportGeometry("bounds", "\(bounds)") }
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

    /// The class names from the root to this view for diagnostics, limited to the fifty views nearest to this one.
    package var diagnosticPath: String {
        var names: [String] = []
        var view: UIView? = self
        while let current = view {
            guard names.count < 50 else {
                names.append("…")
                break
            }
            let name = String(describing: type(of: current))
            names.append(current.accessibilityIdentifier.map { "\(name)(\($0))" } ?? name)
            view = current.parent
        }
        return names.reversed().joined(separator: " / ")
    }

    func setContentMode(_ mode: ContentMode) {
        guard mode != contentMode else { return }
        ensureRareState().contentMode = mode
        layer.contentsGravity = mode.layerGravity
        if mode == .redraw { setNeedsDisplay() }
        contentModeDidChange()
    }
}

extension UIView.ContentMode {
    /// The layer gravity with the same effect.
    ///
    /// The origin of layers is at the top in this implementation, so the names agree.
    var layerGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
