/// What is selected in a text, and at which of its ends the caret stands.
///
/// Offsets are UTF-16 units.
package struct TextSelection: Equatable, Sendable {
    /// Where the selection began.
    package var anchor: Int
    /// Where it ends and the caret stands.
    package var head: Int
    /// Where a line wraps: `forward` is the start of the next line, `backward` the end of the line before.
    package var affinity: UITextStorageDirection

    /// Makes a selection.
    package init(anchor: Int, head: Int, affinity: UITextStorageDirection = .forward) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// Makes a caret.
    package init(caret: Int, affinity: UITextStorageDirection = .forward) {
        self.init(anchor: caret, head: caret, affinity: affinity)
    }

    /// What is selected, whichever way.
    package var range: NSRange {
        NSRange(location: min(anchor, head), length: abs(head - anchor))
    }

    /// Whether only a caret stands.
    package var isEmpty: Bool { anchor == head }
}
