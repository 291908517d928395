/// The unit of a selection with a pointer, which depends on the number of clicks.
package enum TextPointerUnit: Hashable, Sendable {
    case character
    case word
    /// Paragraphs, or the entire text of a single line.
    case paragraph

    /// Creates the unit for a number of clicks.
    package init(tapCount: Int) {
        self = tapCount >= 3 ? .paragraph : tapCount == 2 ? .word : .character
    }
}

/// Selection with a pointer.
extension TextEditor {
    /// Begins a selection at the location of a press.
    ///
    /// - Parameter extending: Whether the current selection is extended from its anchor.
    package func beginSelecting(
        at offset: Int, affinity: UITextStorageDirection = .forward, by unit: TextPointerUnit, extending: Bool
    ) {
        let start = extending ? NSRange(location: selection.anchor, length: 0) : range(of: unit, around: offset)
        pointerSelection = (extending ? .character : unit, start)
        if extending {
            select(TextSelection(anchor: selection.anchor, head: offset, affinity: affinity))
        } else {
            select(TextSelection(anchor: start.location, head: NSMaxRange(start), affinity: affinity))
        }
    }

    /// Extends the selection to the pointer's location, in whole units.
    package func continueSelecting(to offset: Int, affinity: UITextStorageDirection = .forward) {
        guard let (unit, first) = pointerSelection else { return }
        let last = range(of: unit, around: offset)
        if last.location < first.location {
            select(TextSelection(anchor: NSMaxRange(first), head: last.location, affinity: affinity))
        } else {
            let end = max(NSMaxRange(last), NSMaxRange(first))
            select(TextSelection(anchor: first.location, head: end, affinity: affinity))
        }
    }

    /// Ends the selection when the pointer is released.
    package func endSelecting() {
        pointerSelection = nil
    }

    /// Returns the word, paragraph or position at an offset.
    package func range(of unit: TextPointerUnit, around offset: Int) -> NSRange {
        switch unit {
        case .character: NSRange(location: buffer.boundary(notBefore: offset), length: 0)
        case .word where isSecure: NSRange(location: 0, length: storage.length)
        case .word: NSRange(units.word(around: offset))
        case .paragraph where isMultiline: NSRange(units.paragraph(around: offset))
        case .paragraph: NSRange(location: 0, length: storage.length)
        }
    }
}
