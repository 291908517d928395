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
    /// Returns the edit menu for a range of the text, in UTF-16 units; `nil` for a menu with the suggested actions.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called when the edit menu is presented.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called when the edit menu is dismissed.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
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
    /// The default returns `nil`.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}

extension UITextField: EditMenuProviding {
    func editMenu(suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersIn: editor.selection.range, suggestedActions: suggestedActions)
    }

    func willPresentEditMenu(with animator: MenuAnimator) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func willDismissEditMenu(with animator: MenuAnimator) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
