/// An editing command of a key or a menu.
package enum TextCommand: Hashable, Sendable {
    case move(TextMovement)
    /// Moves the caret end of the selection.
    case select(TextMovement)
    /// Deletes the selection, or the text up to the destination of a caret movement.
    case delete(TextMovement)
    case selectAll
    /// Collapses the selection to the caret.
    case selectNone
    /// Inserts a line break.
    case insertNewline
    case insertTab
    /// Copies the selection to the pasteboard.
    case copy
    /// Copies the selection to the pasteboard and deletes it.
    case cut
    /// Inserts the contents of the pasteboard.
    case paste
    case undo
    case redo
}

/// A movement of the caret.
package enum TextMovement: Hashable, Sendable {
    /// One character in visual order.
    case left, right
    /// One word in visual order.
    case wordLeft, wordRight
    /// One character in storage order.
    case backward, forward
    /// The start of the current or previous word, the end of the current or next word.
    case wordBackward, wordForward
    case up, down
    /// The ends of the laid out line.
    case lineStart, lineEnd
    /// The start of the current or previous paragraph, the end of the current or next paragraph.
    case paragraphStart, paragraphEnd
    /// The number of visible lines.
    case pageUp, pageDown
    /// The ends of the text.
    case documentStart, documentEnd
}
