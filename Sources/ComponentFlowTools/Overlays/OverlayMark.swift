internal import ComponentFlow

/// A rectangle above the content of a window, with an outline, a filling or a label.
struct OverlayMark: Equatable {
    /// The place in the window, in points.
    var frame: CGRect
    var color: UIColor
    var borderWidth: CGFloat = 1
    /// The opacity of the filling.
    var fill: CGFloat = 0
    var label: String?
}

/// The layer of a mark.
final class OverlayMarkLayer: CALayer {
    private var mark: OverlayMark?
    private var label: CATextLayer?

    /// Shows a mark; has no effect if it is shown already.
    @MainActor func show(_ mark: OverlayMark, in bounds: CGRect) {
        guard mark != self.mark else { return }
        self.mark = mark
        frame = mark.frame
        borderColor = mark.color.cgColor
        borderWidth = mark.borderWidth
        backgroundColor = mark.fill > 0 ? mark.color.withAlphaComponent(mark.fill).cgColor : nil
        guard let text = mark.label else {
            label?.removeFromSuperlayer()
            label = nil
            return
        }
        showLabel(text, mark, bounds)
    }

    /// Shows the label at the top left corner, within the window.
    @MainActor private func showLabel(_ text: String, _ mark: OverlayMark, _ bounds: CGRect) {
        let label = label ?? CATextLayer()
        label.string = text
        label.font = UIFont.boldSystemFont(ofSize: 10)
        label.fontSize = 10
        label.foregroundColor = UIColor.white.cgColor
        label.backgroundColor = mark.color.cgColor
        label.alignmentMode = .center
        label.cornerRadius = 3
        let natural = label.preferredFrameSize()
        let size = CGSize(width: min(natural.width + 6, 240), height: natural.height)
        let (x, y) = (
            max(min(mark.frame.minX, bounds.maxX - size.width), bounds.minX),
            max(min(mark.frame.minY, bounds.maxY - size.height), bounds.minY)
        )
        label.frame = CGRect(
            origin: CGPoint(x: x - mark.frame.minX, y: y - mark.frame.minY), size: size)
        label.truncationMode = .end
        if label.superlayer == nil { addSublayer(label) }
        self.label = label
    }
}
