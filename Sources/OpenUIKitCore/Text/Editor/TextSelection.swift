/// A selection, and the end of it at which the caret is placed.
///
/// Offsets are UTF-16 units.
package struct TextSelection: Equatable, Sendable {
    /// The fixed end of the selection.
    package var anchor: Int
    /// The end of the selection that moves, where the caret is placed.
    package var head: Int
    /// The position of a caret at a line wrap: `forward` is the start of the next line, `backward` the end of the
    /// previous line.
    package var affinity: UITextStorageDirection

    package init(anchor: Int, head: Int, affinity: UITextStorageDirection = .forward) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// Creates an empty selection with a caret.
    package init(caret: Int, affinity: UITextStorageDirection = .forward) {
        self.init(anchor: caret, head: caret, affinity: affinity)
    }

    /// The selected range, regardless of its direction.
    package var range: NSRange {
        NSRange(location: min(anchor, head), length: abs(head - anchor))
    }

    /// Whether there is only a caret.
    package var isEmpty: Bool { anchor == head }
}
