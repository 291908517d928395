#if INSPECTOR

internal import ComponentFlow

/// The marks above the content of a window, and their labels above all marks.
final class OverlayLayer: InspectorLayer {
    private var marks: [OverlayMark] = []
    private var layers: [OverlayMarkLayer] = []
    private var labels: [OverlayLabelLayer] = []

    /// Shows marks instead of the present ones.
    @MainActor func show(_ marks: [OverlayMark], in window: UIWindow) {
        guard marks != self.marks || bounds.size != window.bounds.size else { return }
        self.marks = marks
        CATransaction.withoutActions {
            frame = window.bounds
            resize(&layers, to: marks.count) { OverlayMarkLayer() }
            for (layer, mark) in zip(layers, marks) { layer.show(mark) }
            showLabels()
            show(in: window)
        }
    }

    /// Shows the labels for which there is a place; those of the marks with the highest priority are placed first.
    @MainActor private func showLabels() {
        let labelled = marks.filter { $0.label != nil }.enumerated()
            .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
            .map(\.element)
        resize(&labels, to: labelled.count) { OverlayLabelLayer() }
        var placement = LabelPlacement(in: bounds)
        for (layer, mark) in zip(labels, labelled) {
            layer.show(mark.label ?? "", color: mark.color)
            layer.zPosition = 1
            let place = placement.place(layer.naturalSize, at: mark.frame)
            layer.isHidden = place == nil
            if let place { layer.frame = place }
        }
    }

    private func resize<Layer: CALayer>(_ layers: inout [Layer], to count: Int, make: () -> Layer) {
        while layers.count > count { layers.removeLast().removeFromSuperlayer() }
        while layers.count < count {
            let layer = make()
            addSublayer(layer)
            layers.append(layer)
        }
    }
}

#endif
