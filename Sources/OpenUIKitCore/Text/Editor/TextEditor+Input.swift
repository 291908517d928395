/// The implementation of `UITextInput` that text fields and text views share.
///
/// The classes declare the protocol's members themselves, so that subclasses can override them. Points are in the
/// coordinates of the text.
extension TextEditor {
    // MARK: Text and selection

    package func text(in range: UITextRange) -> String {
        buffer.text(in: storage.clamped(range.nsRange))
    }

    /// The range of the marked text of an input method.
    package var markedTextRange: UITextRange? { markedRange.map { .of($0) } }

    /// The selection; setting `nil` has no effect.
    package var selectedTextRange: UITextRange? {
        get { .of(selection.range) }
        set { if let newValue { select(newValue.nsRange) } }
    }

    /// The line at which the caret is displayed if its position lies at a line wrap.
    package var selectionAffinity: UITextStorageDirection {
        get { selection.affinity }
        set { select(TextSelection(anchor: selection.anchor, head: selection.head, affinity: newValue)) }
    }

    // MARK: Positions

    package var endOfDocument: UITextPosition { .at(storage.length) }

    /// Returns the range between two positions.
    package func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
        let (start, end) = (start.offset, end.offset)
        return .of(NSRange(min(start, end)..<max(start, end)))
    }

    /// Returns the order of two positions.
    package func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (position.offset, other.offset)
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    /// Returns the position at `offset` UTF-16 units from a position, or `nil` if it lies outside the text.
    package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...storage.length).contains(place) ? .at(place) : nil
    }

    /// Returns the position at `offset` steps in a visual direction, or `nil` if it lies outside the text.
    package func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        var place = Destination(offset: buffer.boundary(notBefore: position.offset))
        let step = movement(direction, offset < 0)
        for _ in 0..<min(offset.magnitude, storage.length.magnitude + 1) {
            let next = destination(of: step, from: place.offset, affinity: place.affinity)
            if next.offset == place.offset { return nil }
            place = next
        }
        return .at(place.offset)
    }

    private func movement(_ direction: UITextLayoutDirection, _ isReversed: Bool) -> TextMovement {
        switch direction {
        case .left: isReversed ? .right : .left
        case .right: isReversed ? .left : .right
        case .up: isReversed ? .down : .up
        case .down: isReversed ? .up : .down
        }
    }

    /// Returns whether a direction leads to the start of the text.
    private func isBackward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        switch direction {
        case .up: true
        case .down: false
        case .left: !isRightToLeft(at: offset)
        case .right: isRightToLeft(at: offset)
        }
    }

    /// Returns the end of a range that is farthest in a direction.
    package func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
        let range = range.nsRange
        return .at(isBackward(direction, at: range.location) ? range.location : NSMaxRange(range))
    }

    /// Returns the range from a position to the end of its line in a direction.
    package func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange {
        let offset = position.offset
        let line = lineRange(at: offset, affinity: .forward)
        let end = isBackward(direction, at: offset) ? line.location : NSMaxRange(line)
        return .of(NSRange(min(offset, end)..<max(offset, end)))
    }

    package func closestPosition(to point: CGPoint) -> UITextPosition {
        .at(closestOffset(to: point))
    }

    package func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
        let range = range.nsRange
        return .at(min(max(closestOffset(to: point), range.location), NSMaxRange(range)))
    }

    private func closestOffset(to point: CGPoint) -> Int {
        buffer.boundary(notBefore: geometry?.closestOffset(to: point).offset ?? 0)
    }

    /// Returns the range of the character at a point, or `nil` if there is none.
    package func characterRange(at point: CGPoint) -> UITextRange? {
        guard let geometry else { return nil }
        let place = closestOffset(to: point)
        let candidates = [
            buffer.boundary(before: place)..<place, place..<buffer.boundary(after: place),
        ]
        let range = candidates.filter { !$0.isEmpty }.map { NSRange($0) }.first { range in
            geometry.selectionRects(for: range).contains { $0.rect.contains(point) }
        }
        return range.map { .of($0) }
    }

    // MARK: Attributes

    /// Returns the writing direction of the paragraph at an offset.
    package func writingDirection(at offset: Int) -> NSWritingDirection {
        if storage.length > 0 {
            let place = min(max(offset, 0), storage.length - 1)
            let style = storage.attributes(at: place, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
            if let direction = style?.baseWritingDirection, direction != .natural { return direction }
        }
        return isRightToLeft(at: offset) ? .rightToLeft : .leftToRight
    }

    /// Sets the writing direction of all paragraphs that intersect a range.
    package func setWritingDirection(_ direction: NSWritingDirection, in range: NSRange) {
        let range = storage.clamped(range)
        let first = units.paragraph(around: range.lowerBound).lowerBound
        let last = units.paragraph(around: max(range.upperBound - 1, range.lowerBound)).upperBound
        guard first < last else { return }
        storage.beginEditing()
        storage.enumerateAttribute(.paragraphStyle, in: NSRange(first..<last)) { value, part, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.baseWritingDirection = direction
            storage.addAttribute(.paragraphStyle, value: style, range: part)
        }
        storage.endEditing()
    }

    /// Returns the attributes of the text at an offset.
    package func textStyling(at offset: Int, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any] {
        guard storage.length > 0 else { return typingAttributes }
        let place = direction == .forward ? offset : offset - 1
        return storage.attributes(at: min(max(place, 0), storage.length - 1), effectiveRange: nil).withoutFollowingStyle
    }
}
