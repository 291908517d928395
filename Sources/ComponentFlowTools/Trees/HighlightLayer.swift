internal import ComponentFlow

/// The outline of a node in its window, with the margins of its view.
final class HighlightLayer: CALayer {
    private let margins = CALayer()

    /// Shows the outline of a node in its window; returns `false` if the node is in no window.
    @MainActor func show(_ node: InspectedNode) -> Bool {
        guard let view = node.view, let window = view.window else { return false }
        let color = UIColor.systemBlue.cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        frame = node.frameInWindow
        borderColor = color
        borderWidth = 2
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.15).cgColor
        zPosition = 1_000_000
        let inner = bounds.inset(by: view.layoutMargins)
        margins.frame = inner.width > 0 && inner.height > 0 ? inner : .zero
        margins.borderColor = color
        margins.borderWidth = 1
        if margins.superlayer == nil { addSublayer(margins) }
        window.layer.addSublayer(self)
        CATransaction.commit()
        return true
    }
}
