package import OpenCoreGraphics

/// The receiver of text from an input method: the first responder of a window.
///
/// A surface references its client weakly and calls it on the main actor. The client calls
/// `DisplaySurface.textInputDidChange()` when its caret or its kind of text has changed, and
/// `DisplaySurface.resetTextInput()` when its text or selection was changed by other means than the input method.
@MainActor
package protocol TextInputClient: AnyObject {
    /// Replaces the marked text, or else the selection, with new marked text.
    ///
    /// - Parameters:
    ///   - text: The marked text; empty if the composition was cancelled or is about to be committed.
    ///   - selectedRange: The position of the caret in `text`, in UTF-16 units.
    ///   - attributes: The styles of parts of `text`.
    func setMarkedText(_ text: String, selectedRange: NSRange, attributes: [PreeditAttribute])
    /// Replaces the marked text, or else the selection, with a text.
    func commit(_ text: String)
    /// Returns the text around the caret, or nil if the client has none or does not disclose it.
    func surroundingText() -> SurroundingText?
    /// Deletes `count` Unicode scalars, starting `offset` scalars after the caret, or before it if negative.
    ///
    /// - Returns: Whether the text was deleted.
    func deleteSurrounding(offset: Int, count: Int) -> Bool
    /// The caret's rectangle in the surface's coordinates, next to which candidates are shown.
    var caretRect: CGRect { get }
    /// The kind of text that the client expects.
    var contentKind: TextInputKind { get }
    /// Whether `setMarkedText` shows the marked text; otherwise the input method shows it in a separate window.
    var showsMarkedText: Bool { get }
}

/// The text around a caret, for input methods that correct existing text.
package struct SurroundingText: Sendable, Equatable {
    /// The text or a part of it.
    package var text: String
    /// The position of the caret in `text`, in UTF-16 units.
    package var cursor: Int
    /// The start of the selection, in UTF-16 units; equal to `cursor` if nothing is selected.
    package var anchor: Int

    package init(text: String, cursor: Int, anchor: Int) {
        self.text = text
        self.cursor = cursor
        self.anchor = anchor
    }
}
