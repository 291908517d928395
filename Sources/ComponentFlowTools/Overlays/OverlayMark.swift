#if INSPECTOR

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
    /// The labels of marks with a higher priority are placed first.
    var priority = 0
}

/// The layer of a mark, without its label.
final class OverlayMarkLayer: CALayer {
    private var mark: OverlayMark?

    /// Shows a mark; has no effect if it is shown already.
    @MainActor func show(_ mark: OverlayMark) {
        guard mark != self.mark else { return }
        self.mark = mark
        frame = mark.frame
        borderColor = mark.color.cgColor
        borderWidth = mark.borderWidth
        backgroundColor = mark.fill > 0 ? mark.color.withAlphaComponent(mark.fill).cgColor : nil
    }
}

/// The label of a mark: white text on its color.
final class OverlayLabelLayer: CATextLayer {
    private static let maximumWidth: CGFloat = 240

    private var text: String?
    /// The size that the text needs, in points.
    private(set) var naturalSize = CGSize.zero

    /// Shows the label of a mark.
    @MainActor func show(_ text: String, color: UIColor) {
        backgroundColor = color.cgColor
        guard text != self.text else { return }
        self.text = text
        string = text
        font = UIFont.boldSystemFont(ofSize: 10)
        fontSize = 10
        foregroundColor = UIColor.white.cgColor
        alignmentMode = .center
        truncationMode = .end
        cornerRadius = 3
        let size = preferredFrameSize()
        naturalSize = CGSize(width: min(size.width + 6, Self.maximumWidth), height: size.height)
    }
}

#endif
