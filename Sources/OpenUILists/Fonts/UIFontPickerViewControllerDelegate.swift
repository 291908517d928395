/// An object that is notified of the user's choice in a ``UIFontPickerViewController``.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called when the user has picked a font, before the controller is dismissed.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// Called when the user has dismissed the controller without picking a font.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
