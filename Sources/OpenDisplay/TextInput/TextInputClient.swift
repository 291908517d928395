package import OpenCoreGraphics

/// What an input method writes into: the first responder of a window, as its surface sees it.
///
/// A surface holds its client weakly and calls it on the main actor, as the input method asks. The client says with
/// `DisplaySurface.textInputDidChange()` that its caret moved or its kind of text changed, and with
/// `DisplaySurface.resetTextInput()` that its text or selection was changed by other means.
@MainActor
package protocol TextInputClient: AnyObject {
    /// Shows what is being composed, in the place of what was composed so far, or else of the selection.
    ///
    /// - Parameters:
    ///   - text: What is composed; empty when it was given up or is about to be committed.
    ///   - selectedRange: Where the caret stands in `text`, in UTF-16 units.
    ///   - attributes: How parts of `text` look.
    func setMarkedText(_ text: String, selectedRange: NSRange, attributes: [PreeditAttribute])
    /// Writes a text in the place of what is composed, or else of the selection.
    func commit(_ text: String)
    /// The text around the caret; nil if the client has none or keeps it to itself.
    func surroundingText() -> SurroundingText?
    /// Deletes so many characters (Unicode scalars), beginning so many behind the caret, or before it if negative.
    ///
    /// - Returns: Whether that was possible.
    func deleteSurrounding(offset: Int, count: Int) -> Bool
    /// Where the caret is, in the surface's coordinates, so that candidates can be shown beside it.
    var caretRect: CGRect { get }
    /// What kind of text is asked for.
    var contentKind: TextInputKind { get }
    /// Whether `setMarkedText` shows anything; otherwise the input method shows what is composed in a window of its own.
    var showsMarkedText: Bool { get }
}

/// The text around a caret, for input methods that correct what was written before.
package struct SurroundingText: Sendable, Equatable {
    /// A part of the text, or all of it.
    package var text: String
    /// Where the caret stands in `text`, in UTF-16 units.
    package var cursor: Int
    /// Where the selection began, in UTF-16 units; the same as `cursor` if nothing is selected.
    package var anchor: Int

    package init(text: String, cursor: Int, anchor: Int) {
        self.text = text
        self.cursor = cursor
        self.anchor = anchor
    }
}
