internal import ComponentFlow

/// The marks above the content of a window.
final class OverlayLayer: InspectorLayer {
    private var marks: [OverlayMark] = []
    private var layers: [OverlayMarkLayer] = []

    /// Shows marks instead of the present ones.
    @MainActor func show(_ marks: [OverlayMark], in window: UIWindow) {
        guard marks != self.marks || bounds.size != window.bounds.size else { return }
        self.marks = marks
        CATransaction.withoutActions {
            frame = window.bounds
            while layers.count > marks.count { layers.removeLast().removeFromSuperlayer() }
            while layers.count < marks.count {
                let layer = OverlayMarkLayer()
                addSublayer(layer)
                layers.append(layer)
            }
            for (layer, mark) in zip(layers, marks) { layer.show(mark, in: window.bounds) }
            show(in: window)
        }
    }
}
