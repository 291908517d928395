extension MethodOverride {
    private final class PlainField: UITextField {}

    private final class PlaceholderDrawingField: UITextField {
        override func drawPlaceholder(in rect: CGRect) {}
    }

    private final class TextDrawingField: UITextField {
        override func drawText(in rect: CGRect) {}
    }

    static let drawPlaceholder = MethodOverride(
        base: UITextField.self, plain: PlainField.self, overriding: PlaceholderDrawingField.self)
    static let drawFieldText = MethodOverride(
        base: UITextField.self, plain: PlainField.self, overriding: TextDrawingField.self)
}
