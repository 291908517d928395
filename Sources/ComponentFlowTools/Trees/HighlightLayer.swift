#if INSPECTOR

internal import ComponentFlow

/// The outline of a node in its window, with the margins, guides and constraints of its view.
final class HighlightLayer: InspectorLayer {
    private var guides: [CALayer] = []

    /// Shows the outline of a node in its window; returns `false` if the node is in no window.
    @MainActor func show(_ node: InspectedNode) -> Bool {
        guard let view = node.view, let window = view.window else { return false }
        CATransaction.withoutActions {
            frame = node.frameInWindow
            borderColor = UIColor.systemBlue.cgColor
            borderWidth = 2
            backgroundColor = UIColor.systemBlue.withAlphaComponent(0.15).cgColor
            for guide in guides { guide.removeFromSuperlayer() }
            guides = LayoutGuideLines(view: view).lines.map { line in
                let layer = CALayer()
                layer.frame = line.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
                if line.isFilled {
                    layer.backgroundColor = line.color.cgColor
                } else {
                    layer.borderColor = line.color.cgColor
                    layer.borderWidth = 1
                }
                addSublayer(layer)
                return layer
            }
            show(in: window)
        }
        return true
    }
}

#endif
