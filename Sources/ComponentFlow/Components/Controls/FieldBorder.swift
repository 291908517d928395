extension UITextView {
    /// Shows the border and the background of a ``TextField``, or neither.
    ///
    /// Only updates of components may call this function: what a parent specifies for the layer, such as another corner
    /// radius, is applied after an update.
    ///
    /// - Parameter isActive: Whether the user is editing the text.
    func showFieldBorder(_ isVisible: Bool, isActive: Bool) {
        layer.borderWidth = isVisible ? 1 : 0
        layer.cornerRadius = isVisible ? UITextField.fieldCornerRadius : 0
        updateFieldBorderColor(isActive: isActive)
        if isVisible != (backgroundColor != nil) { backgroundColor = isVisible ? UITextField.fieldColor : nil }
    }

    /// Updates the color of the border after a change of the focus or the traits.
    func updateFieldBorderColor(isActive: Bool) {
        let color: UIColor = isActive ? tintColor : .systemGray4
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
