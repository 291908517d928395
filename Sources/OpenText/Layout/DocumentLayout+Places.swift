/// Queries for positions, lines and selection rectangles.
extension DocumentLayout {
    package typealias Affinity = CaretMap.Affinity

    /// A line of the document.
    struct Line {
        var paragraph: Int
        /// The index of the line in the paragraph.
        var index: Int
        var layout: ParagraphLayout
        /// The offset of the paragraph in UTF-16 units.
        var start: Int

        /// The range of the line without its terminator.
        var range: Range<Int> {
            let own = layout.range(ofLine: index)
            return start + own.lowerBound..<start + own.upperBound
        }

        var isLastOfParagraph: Bool { index + 1 >= layout.lineCount }
    }

    package static let caretWidth: CGFloat = 2

    // MARK: Finding lines

    /// Returns the paragraph that contains an offset, and the offset relative to it; an offset in omitted text is moved
    /// to the end of the displayed text.
    ///
    /// With backward affinity, the position between two blocks of a paragraph is the end of the first block, otherwise
    /// the start of the second one.
    func locate(_ offset: Int, _ affinity: Affinity = .forward) -> (paragraph: Int, offset: Int) {
        guard let storage else { return (0, 0) }
        var paragraph = storage.blockIndex(at: min(max(offset, 0), storage.length))
        if affinity == .backward, storage.isContinuation(paragraph), start(of: paragraph) == offset { paragraph -= 1 }
        if paragraph >= displayedCount, displayedCount > 0 {
            return (displayedCount - 1, layout(of: displayedCount - 1).length)
        }
        return (paragraph, offset - storage.blockRange(paragraph).location)
    }

    private func start(of paragraph: Int) -> Int {
        storage?.blockRange(paragraph).location ?? 0
    }

    private func makeLine(_ paragraph: Int, _ layout: ParagraphLayout, _ index: Int) -> Line {
        Line(paragraph: paragraph, index: index, layout: layout, start: start(of: paragraph))
    }

    /// Returns the line that displays an offset.
    func line(at offset: Int, _ affinity: Affinity = .forward) -> Line {
        let place = locate(offset, affinity)
        let layout = layout(of: place.paragraph)
        return makeLine(place.paragraph, layout, layout.line(at: place.offset, affinity))
    }

    /// Returns the line at a height, or the closest one.
    func line(at y: CGFloat) -> Line {
        // Laying out the paragraph can reveal that it ends above the point.
        var paragraph = paragraph(at: y)
        var layout = layout(of: paragraph)
        while self.paragraph(at: y) != paragraph {
            paragraph = self.paragraph(at: y)
            layout = self.layout(of: paragraph)
        }
        return makeLine(paragraph, layout, layout.line(at: y - top(of: paragraph)))
    }

    /// Returns the line a number of lines below or above, or `nil` beyond the ends of the document.
    func line(_ line: Line, movingBy count: Int) -> Line? {
        var (line, rest) = (line, count)
        while true {
            let index = line.index + rest
            if index >= 0, index < line.layout.lineCount {
                line.index = index
                return line
            }
            let next = line.paragraph + (rest < 0 ? -1 : 1)
            guard next >= 0, next < displayedCount else { return nil }
            rest = rest < 0 ? index + 1 : index - line.layout.lineCount
            let layout = layout(of: next)
            line = makeLine(next, layout, rest <= 0 && index < 0 ? layout.lineCount - 1 : 0)
        }
    }

    /// Returns the frame of a line in the document, as wide as its text.
    func frame(of line: Line) -> CGRect {
        line.layout.frame(ofLine: line.index).offsetBy(dx: space.padding, dy: top(of: line.paragraph))
    }

    /// Returns the rectangle of a line from edge to edge, including the spacing around it.
    ///
    /// In a paragraph that flows around excluded regions, the edges are those of the free space, and the spacing is not
    /// included.
    func fragment(of line: Line) -> CGRect {
        let own = line.layout.frame(ofLine: line.index)
        if let free = line.layout.space(ofLine: line.index) {
            return CGRect(
                x: free.lowerBound, y: self.top(of: line.paragraph) + own.minY,
                width: free.upperBound - free.lowerBound + 2 * space.padding, height: own.height)
        }
        let bottom = line.isLastOfParagraph ? line.layout.height : own.maxY
        let top = line.index == 0 ? 0 : line.layout.frame(ofLine: line.index - 1).maxY
        return CGRect(x: 0, y: self.top(of: line.paragraph) + top, width: lineWidth, height: bottom - top)
    }

    /// The width from edge to edge: the container's width, or if that is unlimited the width of the widest line laid
    /// out.
    package var lineWidth: CGFloat {
        space.textWidth == nil ? widestLine + 2 * space.padding : space.width
    }

    // MARK: Carets

    package func caretRect(at offset: Int, _ affinity: Affinity) -> CGRect {
        let place = locate(offset, affinity)
        let line = line(at: offset, affinity)
        let frame = frame(of: line)
        let x = line.layout.caretX(at: place.offset, affinity) + space.padding
        return CGRect(x: x, y: frame.minY, width: Self.caretWidth, height: frame.height)
    }

    /// Returns the position whose caret is closest to a point, rounded to a grapheme cluster boundary.
    func closestOffset(to point: CGPoint) -> (offset: Int, affinity: Affinity) {
        place(on: line(at: point.y), at: point.x)
    }

    private func place(on line: Line, at x: CGFloat) -> (offset: Int, affinity: Affinity) {
        let place = line.layout.place(at: x - space.padding, line: line.index)
        let offset = line.start + place.offset
        guard let storage, !storage.isBoundary(offset) else {
            let isBetween = place.offset == line.layout.length && storage?.isContinuation(line.paragraph + 1) == true
            return (offset, isBetween ? .backward : place.affinity)
        }
        return (storage.boundary(notAfter: offset), .forward)
    }

    /// Returns the line at a position, without its terminator and without the space at which it wraps.
    func lineRange(at offset: Int, _ affinity: Affinity) -> NSRange {
        let line = line(at: offset, affinity)
        let end = line.start + line.layout.end(ofLine: line.index)
        return NSRange(location: line.range.lowerBound, length: max(end - line.range.lowerBound, 0))
    }

    /// Returns the position a number of lines below or above, closest to a horizontal goal; beyond the first and last
    /// line it is the start or end of the text.
    func offset(
        from offset: Int, _ affinity: Affinity, movingLines count: Int, goalX: inout CGFloat?
    ) -> (offset: Int, affinity: Affinity) {
        let x = goalX ?? caretRect(at: offset, affinity).minX
        goalX = x
        guard let line = line(line(at: offset, affinity), movingBy: count) else {
            return (count < 0 ? 0 : storage?.length ?? 0, .forward)
        }
        return place(on: line, at: x)
    }

    /// Returns the adjacent offset on a side in visual order, across paragraphs.
    func visualNeighbor(of offset: Int, toRight: Bool) -> Int? {
        guard let storage else { return nil }
        let (paragraph, own) = locate(offset)
        let layout = layout(of: paragraph)
        let start = start(of: paragraph)
        var next = layout.neighbor(of: own, toRight: toRight)
        while let place = next, !storage.isBoundary(start + place) {
            next = layout.neighbor(of: place, toRight: toRight)
        }
        if let next { return start + next }
        let isOnward = toRight != layout.isRightToLeft(line: layout.line(at: own))
        if isOnward { return paragraph + 1 < displayedCount ? self.start(of: paragraph + 1) : nil }
        return paragraph > 0 ? visualEnd(of: paragraph - 1, before: offset, toRight: toRight) : nil
    }

    /// Returns the last position of a paragraph; if the paragraph has no terminator, the one before the start of the
    /// next block.
    private func visualEnd(of paragraph: Int, before offset: Int, toRight: Bool) -> Int? {
        let (layout, start) = (layout(of: paragraph), start(of: paragraph))
        guard start + layout.length == offset else { return start + layout.length }
        return layout.neighbor(of: layout.length, toRight: toRight).map { start + $0 }
    }

    // MARK: Ranges

    /// Calls `body` for the lines of a range in some paragraphs, from top to bottom, until it returns `false`.
    ///
    /// An empty range has the line that contains it.
    func forEachLine(in range: NSRange, paragraphs: Range<Int>? = nil, _ body: (Line) -> Bool) {
        guard displayedCount > 0 else { return }
        let end = NSMaxRange(range)
        let (first, last) = (locate(range.location).paragraph, locate(max(end - 1, range.location)).paragraph)
        for paragraph in (first..<last + 1).clamped(to: paragraphs ?? 0..<displayedCount) {
            let layout = layout(of: paragraph)
            let start = start(of: paragraph)
            let from = range.location <= start ? 0 : layout.line(at: range.location - start)
            for index in from..<layout.lineCount {
                let line = makeLine(paragraph, layout, index)
                if index > from, line.range.lowerBound >= end { return }
                guard body(line) else { return }
            }
        }
    }

    /// Returns the horizontal spans that a range covers on a line, from left to right.
    ///
    /// - Parameter isFull: Whether the spans extend to the edge of the line where the range continues on an adjacent
    ///   line.
    func spans(of range: NSRange, on line: Line, isFull: Bool) -> [ClosedRange<CGFloat>] {
        let own = line.range
        let end = NSMaxRange(range)
        let frame = frame(of: line)
        let entersBefore = range.location < own.lowerBound
        let leavesBehind = end > own.upperBound || end == own.upperBound && !line.isLastOfParagraph
        let isRightToLeft = line.layout.isRightToLeft(line: line.index)
        let edges =
            line.layout.space(ofLine: line.index).map { $0.lowerBound + space.padding...$0.upperBound + space.padding }
            ?? space.padding...max(lineWidth - space.padding, space.padding)
        if isFull, entersBefore, leavesBehind { return [edges] }
        var spans = line.layout.spans(
            of: max(range.location - line.start, 0)..<max(end - line.start, range.location - line.start, 0),
            line: line.index
        ).map { $0.lowerBound + space.padding...$0.upperBound + space.padding }
        guard isFull else { return spans }
        if isRightToLeft ? leavesBehind : entersBefore, edges.lowerBound < frame.minX {
            spans.insert(edges.lowerBound...frame.minX, at: 0)
        }
        if isRightToLeft ? entersBefore : leavesBehind, frame.maxX < edges.upperBound {
            spans.append(frame.maxX...edges.upperBound)
        }
        return spans.joined
    }

    /// Returns the rectangles of a selection in some paragraphs.
    package func selectionParts(of range: NSRange, paragraphs: Range<Int>? = nil) -> [TextSelectionPart] {
        guard range.length > 0 else { return [] }
        var parts: [TextSelectionPart] = []
        forEachLine(in: range, paragraphs: paragraphs) { line in
            let frame = frame(of: line)
            let direction: NSWritingDirection =
                line.layout.isRightToLeft(line: line.index) ? .rightToLeft : .leftToRight
            let first = parts.count
            for span in spans(of: range, on: line, isFull: true) {
                let width = span.upperBound - span.lowerBound
                parts.append(
                    TextSelectionPart(
                        rect: CGRect(x: span.lowerBound, y: frame.minY, width: width, height: frame.height),
                        writingDirection: direction))
            }
            guard parts.count > first else { return true }
            let own = line.range
            let (head, tail) = direction == .leftToRight ? (first, parts.count - 1) : (parts.count - 1, first)
            if range.location >= own.lowerBound { parts[head].containsStart = true }
            if NSMaxRange(range) <= own.upperBound { parts[tail].containsEnd = true }
            return true
        }
        return parts
    }
}

extension [ClosedRange<CGFloat>] {
    /// The ranges with adjacent ones merged.
    fileprivate var joined: [ClosedRange<CGFloat>] {
        reduce(into: []) { joined, span in
            if let last = joined.last, span.lowerBound <= last.upperBound + 0.01 {
                joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, span.upperBound)
            } else {
                joined.append(span)
            }
        }
    }
}
