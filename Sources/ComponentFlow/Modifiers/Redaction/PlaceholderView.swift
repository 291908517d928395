/// Bars in place of the lines of a text, or a rectangle in place of an image.
final class PlaceholderView: UIView {
    private static let cornerRadius: CGFloat = 4
    /// The part of the height of a line that a bar leaves free above and below it.
    private static let gap: CGFloat = 0.15

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a rounded bar for each line of a text.
    func show(lines: [CGRect]) {
        show(lines.map { $0.insetBy(dx: 0, dy: $0.height * Self.gap) }, cornerRadius: Self.cornerRadius)
    }

    /// Shows rectangles, given in the coordinates of the view.
    func show(_ rects: [CGRect], cornerRadius: CGFloat) {
        for extra in subviews.dropFirst(rects.count) { extra.removeFromSuperview() }
        for _ in subviews.count..<max(rects.count, subviews.count) { addSubview(makeBar()) }
        for (bar, rect) in zip(subviews, rects) {
            bar.frame = rect
            bar.layer.cornerRadius = min(cornerRadius, rect.height / 2, rect.width / 2)
        }
    }

    private func makeBar() -> UIView {
        let bar = UIView()
        bar.backgroundColor = .secondarySystemFill
        return bar
    }
}

extension UIView {
    /// Adds a placeholder that fills the view, or removes it, and returns it.
    func showPlaceholder(_ isShown: Bool, instead existing: PlaceholderView?) -> PlaceholderView? {
        guard isShown else {
            existing?.removeFromSuperview()
            return nil
        }
        if let existing { return existing }
        let placeholder = PlaceholderView(frame: bounds)
        addSubview(placeholder)
        setNeedsLayout()
        return placeholder
    }
}
