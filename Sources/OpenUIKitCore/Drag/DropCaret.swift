/// The caret that shows where dragged text would be inserted.
@MainActor final class DropCaret {
    private let layer = CALayer()
    private(set) weak var view: (any TextDragView)?
    private(set) var offset = 0

    init() {
        layer.suppressesImplicitActions = true
        layer.zPosition = 1e5
        layer.cornerRadius = 1
    }

    /// Shows the caret at an offset in a view, or hides it if `view` is `nil`.
    func show(at offset: Int, of view: (any TextDragView)?) {
        guard let view else { return hide() }
        self.view = view
        self.offset = offset
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        layer.backgroundColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
        layer.frame = view.caretRect(for: .at(offset))
    }

    func hide() {
        view = nil
        layer.removeFromSuperlayer()
    }

    /// Whether the caret is visible, for tests.
    var isShown: Bool { layer.superlayer != nil }
}
