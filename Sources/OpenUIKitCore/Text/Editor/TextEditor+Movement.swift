/// Movement of the caret.
extension TextEditor {
    /// A position, and the line it is on if it lies at a line wrap.
    struct Destination {
        var offset: Int
        var affinity = UITextStorageDirection.forward
    }

    /// Moves the caret, or the caret end of the selection.
    func move(_ movement: TextMovement, extending: Bool) {
        if composition != nil { unmarkText() }
        if !extending, !selection.isEmpty, let edge = collapsed(by: movement) {
            return select(TextSelection(caret: edge))
        }
        let start = extending ? selection.head : start(of: movement)
        let affinity = start == selection.head ? selection.affinity : .forward
        let goal = movement.isVertical ? goalX : nil
        goalX = goal
        let end = destination(of: movement, from: start, affinity: affinity)
        let newGoal = goalX
        let anchor = extending ? selection.anchor : end.offset
        moveSelection(to: TextSelection(anchor: anchor, head: end.offset, affinity: end.affinity))
        goalX = movement.isVertical ? newGoal : nil
    }

    /// Returns the end of the selection at which a movement by one character places the caret.
    private func collapsed(by movement: TextMovement) -> Int? {
        let units = selectedUnits
        switch movement {
        case .backward: return units.lowerBound
        case .forward: return units.upperBound
        case .left: return isRightToLeft(at: selection.head) ? units.upperBound : units.lowerBound
        case .right: return isRightToLeft(at: selection.head) ? units.lowerBound : units.upperBound
        default: return nil
        }
    }

    /// Returns the start of any other movement: the end of the selection in its direction.
    private func start(of movement: TextMovement) -> Int {
        let units = selectedUnits
        return goesForward(movement) ? units.upperBound : units.lowerBound
    }

    private func goesForward(_ movement: TextMovement) -> Bool {
        switch movement {
        case .left, .wordLeft: isRightToLeft(at: selection.head)
        case .right, .wordRight: !isRightToLeft(at: selection.head)
        case .forward, .wordForward, .down, .lineEnd, .paragraphEnd, .pageDown, .documentEnd: true
        case .backward, .wordBackward, .up, .lineStart, .paragraphStart, .pageUp, .documentStart: false
        }
    }

    func destination(
        of movement: TextMovement, from offset: Int, affinity: UITextStorageDirection
    ) -> Destination {
        switch movement {
        case .backward: return Destination(offset: buffer.boundary(before: offset))
        case .forward: return Destination(offset: buffer.boundary(after: offset))
        case .left, .right: return Destination(offset: visualNeighbor(of: offset, toRight: movement == .right))
        case .wordLeft, .wordRight, .wordBackward, .wordForward:
            return Destination(offset: word(from: offset, forward: goesForward(movement)))
        case .lineStart: return Destination(offset: lineRange(at: offset, affinity: affinity).location)
        case .lineEnd:
            let end = NSMaxRange(lineRange(at: offset, affinity: affinity))
            return Destination(offset: end, affinity: .backward)
        case .up: return line(-1, from: offset, affinity: affinity)
        case .down: return line(1, from: offset, affinity: affinity)
        case .pageUp: return line(-max(client?.linesPerPage ?? 1, 1), from: offset, affinity: affinity)
        case .pageDown: return line(max(client?.linesPerPage ?? 1, 1), from: offset, affinity: affinity)
        case .paragraphStart: return Destination(offset: isSecure ? 0 : units.paragraphStart(before: offset))
        case .paragraphEnd: return Destination(offset: isSecure ? storage.length : units.paragraphEnd(after: offset))
        case .documentStart: return Destination(offset: 0)
        case .documentEnd: return Destination(offset: storage.length)
        }
    }

    /// Returns the end of a movement by words, which does not reveal the words of secure text.
    private func word(from offset: Int, forward: Bool) -> Int {
        if isSecure { return forward ? storage.length : 0 }
        return forward ? units.wordEnd(after: offset) : units.wordStart(before: offset)
    }

    // MARK: Visual order

    /// Returns whether the paragraph at an offset is written from right to left.
    package func isRightToLeft(at offset: Int) -> Bool {
        !isSecure && units.isRightToLeft(at: offset)
    }

    /// Returns the adjacent offset on a side in visual order, or `offset` at the end of the text.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int {
        guard let geometry else {
            let forward = toRight != isRightToLeft(at: offset)
            return forward ? buffer.boundary(after: offset) : buffer.boundary(before: offset)
        }
        var next = geometry.visualNeighbor(of: offset, toRight: toRight)
        // The layout may divide a grapheme cluster into several characters.
        for _ in 0..<64 {
            guard let place = next, !buffer.isBoundary(place) else { break }
            next = geometry.visualNeighbor(of: place, toRight: toRight)
        }
        guard let next else { return offset }
        return next < offset ? buffer.boundary(notAfter: next) : buffer.boundary(notBefore: next)
    }

    /// Returns the line at an offset, without its terminator.
    package func lineRange(at offset: Int, affinity: UITextStorageDirection) -> NSRange {
        geometry?.lineRange(at: offset, affinity: affinity) ?? NSRange(units.paragraphContent(around: offset))
    }

    /// Returns the destination `count` lines below; beyond the first and last line it is the end of the text.
    private func line(_ count: Int, from offset: Int, affinity: UITextStorageDirection) -> Destination {
        let edge = Destination(offset: count < 0 ? 0 : storage.length)
        guard isMultiline else { return edge }
        let line = lineRange(at: offset, affinity: affinity)
        guard let geometry else { return paragraph(count, from: offset) ?? edge }
        let (place, side) = geometry.offset(
            from: offset, affinity: affinity, movingLines: count, goalX: &goalX)
        guard lineRange(at: place, affinity: side) == line else { return Destination(offset: place, affinity: side) }
        goalX = nil
        return edge
    }

    private func paragraph(_ count: Int, from offset: Int) -> Destination? {
        let index = buffer.paragraphIndex(at: offset)
        let target = min(max(index + count, 0), buffer.paragraphCount - 1)
        guard target != index else { return nil }
        let start = buffer.paragraphRange(target).lowerBound
        let end = units.paragraphContent(around: start).upperBound
        return Destination(offset: min(start + offset - buffer.paragraphRange(index).lowerBound, end))
    }
}

extension TextMovement {
    /// Whether the movement crosses lines.
    fileprivate var isVertical: Bool {
        switch self {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }
}
