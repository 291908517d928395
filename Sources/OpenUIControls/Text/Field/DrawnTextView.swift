/// The text of a field whose class overrides `UITextField.drawText(in:)`, while it is not being edited.
@MainActor final class DrawnTextView: UIView {
    private weak var field: UITextField?
    /// How far the view extends above and below the rectangle of the text.
    var overflow: CGFloat = 0 {
        didSet { if overflow != oldValue { setNeedsDisplay() } }
    }

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: 0, y: overflow)
        field?.drawText(in: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 2 * overflow))
    }
}
