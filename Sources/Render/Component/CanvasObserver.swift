/// An invisible view that fills a canvas and reports its size changes and layout passes.
final class CanvasObserver: UIView {
    private var sizeChanged: () -> Void = {}
    private var requested: (() -> Void)?
    private var lastSize = CGSize.zero

    convenience init(canvas: UIView) {
        self.init(frame: canvas.bounds)
        lastSize = canvas.bounds.size
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        canvas.insertSubview(self, at: 0)
    }

    /// Calls a closure whenever the size of the canvas changes.
    func observeSize(_ changed: @escaping () -> Void) {
        sizeChanged = changed
    }

    /// Calls a closure once, during the next layout pass.
    func request(_ action: @escaping () -> Void) {
        requested = action
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let action = requested
        requested = nil
        action?()
        guard bounds.size != lastSize else { return }
        lastSize = bounds.size
        sizeChanged()
    }
}
