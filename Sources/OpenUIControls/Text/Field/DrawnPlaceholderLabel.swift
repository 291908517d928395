/// The placeholder of a field whose class overrides `UITextField.drawPlaceholder(in:)`.
@MainActor final class DrawnPlaceholderLabel: UILabel {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func drawText(in rect: CGRect) {
        field?.drawPlaceholder(in: rect)
    }

    func drawByDefault(in rect: CGRect) {
        super.drawText(in: rect)
    }
}
