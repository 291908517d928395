/// What a pointer selects by: each further click takes the next.
package enum TextPointerUnit: Hashable, Sendable {
    /// Characters.
    case character
    /// Words.
    case word
    /// Lines as they are laid out; all of a text of one line.
    case paragraph

    /// The unit of the first click, the second, the third and so on.
    package init(tapCount: Int) {
        self = tapCount >= 3 ? .paragraph : tapCount == 2 ? .word : .character
    }
}

/// What clicks and drags do.
extension TextEditor {
    /// Begins to select where a pointer went down.
    ///
    /// - Parameter extending: keeps where the selection began.
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

    /// Selects from where the pointer went down to where it is, in whole units.
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

    /// The pointer came up.
    package func endSelecting() {
        pointerSelection = nil
    }

    /// The word, paragraph or place around a place.
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
