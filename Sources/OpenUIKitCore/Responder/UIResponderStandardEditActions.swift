/// The commands of the Edit and Format menus, which responders implement by overriding them.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Cuts the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the content of the pasteboard.
    func paste(_ sender: Any?)
    /// Pastes the content of the pasteboard in the style of the surrounding text.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Selects the text unit at the insertion point.
    func select(_ sender: Any?)
    /// Selects all content.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Makes the selected text bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or no longer italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or no longer underlines it.
    func toggleUnderline(_ sender: Any?)
    /// Enlarges the selected text.
    func increaseSize(_ sender: Any?)
    /// Reduces the size of the selected text.
    func decreaseSize(_ sender: Any?)
    /// Converts the attributes of each part of the selected text.
    func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
    /// Presents the find navigator.
    func find(_ sender: Any?)
    /// Presents the find navigator with the fields for replacing.
    func findAndReplace(_ sender: Any?)
    /// Makes the next result the current one.
    func findNext(_ sender: Any?)
    /// Makes the previous result the current one.
    func findPrevious(_ sender: Any?)
    /// Makes the selected text the text to find.
    func useSelectionForFind(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
