/// Methods to control editing in a text field and to respond to its changes.
///
/// Every method has a default implementation.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ends.
    ///
    /// The default implementation calls ``textFieldDidEndEditing(_:)``.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether user input may replace a range of the text, in UTF-16 units, with `string`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection changes or the caret moves.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the text may be cleared by the clear button.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the field performs its default action for the Return key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// The default returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// The default returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// The default calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The default returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// The default returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// The default returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
