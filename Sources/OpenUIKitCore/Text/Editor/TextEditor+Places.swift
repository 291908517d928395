/// Positions as required by `UITextInput`.
extension TextEditor {
    /// Returns the position at a number of steps in a visual direction, or `nil` if it lies outside the text.
    package func position(from offset: Int, in direction: UITextLayoutDirection, steps: Int) -> Int? {
        var place = Destination(offset: buffer.boundary(notBefore: offset))
        let isReversed = steps < 0
        for _ in 0..<min(abs(steps), storage.length + 1) {
            let next = destination(of: movement(direction, isReversed), from: place.offset, affinity: place.affinity)
            if next.offset == place.offset { return nil }
            place = next
        }
        return place.offset
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
    package func position(within range: NSRange, farthestIn direction: UITextLayoutDirection) -> Int {
        isBackward(direction, at: range.location) ? range.location : NSMaxRange(range)
    }

    /// Returns the range from an offset to the end of its line in a direction.
    package func characterRange(byExtending offset: Int, in direction: UITextLayoutDirection) -> NSRange {
        let line = lineRange(at: offset, affinity: .forward)
        let end = isBackward(direction, at: offset) ? line.location : NSMaxRange(line)
        return NSRange(min(offset, end)..<max(offset, end))
    }

    /// Returns the offset closest to a point, in the coordinates of the text.
    package func closestOffset(to point: CGPoint, within range: NSRange? = nil) -> Int {
        let place = buffer.boundary(notBefore: geometry?.closestOffset(to: point).offset ?? 0)
        guard let range else { return place }
        return min(max(place, range.location), NSMaxRange(range))
    }

    /// Returns the range of the character at a point in the coordinates of the text, or `nil` if there is none.
    package func characterRange(at point: CGPoint) -> NSRange? {
        guard let geometry else { return nil }
        let place = closestOffset(to: point)
        let candidates = [
            buffer.boundary(before: place)..<place, place..<buffer.boundary(after: place),
        ]
        return candidates.filter { !$0.isEmpty }.map { NSRange($0) }.first { range in
            geometry.selectionRects(for: range).contains { $0.rect.contains(point) }
        }
    }

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
        return storage.attributes(at: min(max(place, 0), storage.length - 1), effectiveRange: nil)
    }
}
