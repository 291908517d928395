/// Fills a canvas invisibly, and tells when it gets another size.
final class CanvasObserver: UIView {
    private var changed: () -> Void = {}
    private var lastSize = CGSize.zero

    convenience init(canvas: UIView, changed: @escaping () -> Void) {
        self.init(frame: canvas.bounds)
        self.changed = changed
        lastSize = canvas.bounds.size
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        canvas.insertSubview(self, at: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != lastSize else { return }
        lastSize = bounds.size
        changed()
    }
}
