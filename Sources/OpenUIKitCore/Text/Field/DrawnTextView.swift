/// The text of a field whose class overrides `UITextField.drawText(in:)`, while it is not being edited.
@MainActor final class DrawnTextView: UIView {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        field?.drawText(in: bounds)
    }
}
