/// What a key or a menu asks of a text.
package enum TextCommand: Hashable, Sendable {
    /// Moves the caret.
    case move(TextMovement)
    /// Moves the end of the selection.
    case select(TextMovement)
    /// Deletes what is selected, or up to where the caret would move.
    case delete(TextMovement)
    /// Selects everything.
    case selectAll
    /// Leaves only the caret.
    case selectNone
    /// Begins a new line.
    case insertNewline
    /// Writes a tab.
    case insertTab
    /// Puts what is selected on the pasteboard.
    case copy
    /// Puts what is selected on the pasteboard and deletes it.
    case cut
    /// Writes what is on the pasteboard.
    case paste
    /// Takes the last step back.
    case undo
    /// Does again what was taken back.
    case redo
}

/// Where a caret goes.
package enum TextMovement: Hashable, Sendable {
    /// One character, as the eye sees it.
    case left, right
    /// One word, as the eye sees it.
    case wordLeft, wordRight
    /// One character in the order of the text.
    case backward, forward
    /// The start of this or the last word, the end of this or the next.
    case wordBackward, wordForward
    /// One line.
    case up, down
    /// The ends of the line as it is laid out.
    case lineStart, lineEnd
    /// The start of this or the last paragraph, the end of this or the next.
    case paragraphStart, paragraphEnd
    /// As many lines as are seen at once.
    case pageUp, pageDown
    /// The ends of the text.
    case documentStart, documentEnd
}
