extension UITextView {
    /// Shows the border and the background of a ``TextField``, or neither.
    ///
    /// - Parameter isActive: Whether the user is editing the text.
    func showFieldBorder(_ isVisible: Bool, isActive: Bool) {
        layer.borderWidth = isVisible ? 1 : 0
        layer.cornerRadius = isVisible ? UITextField.fieldCornerRadius : 0
        let color: UIColor = isActive ? tintColor : .systemGray4
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        if isVisible != (backgroundColor != nil) { backgroundColor = isVisible ? UITextField.fieldColor : nil }
    }
}
