/// Where places are, and which place is at a point.
extension DocumentLayout {
    typealias Affinity = CaretMap.Affinity

    /// A line of the document.
    struct Line {
        var paragraph: Int
        /// Within the paragraph.
        var index: Int
        var layout: ParagraphLayout
        /// Where the paragraph starts, in UTF-16 units.
        var start: Int

        /// Without a break at its end.
        var range: Range<Int> {
            let own = layout.range(ofLine: index)
            return start + own.lowerBound..<start + own.upperBound
        }

        var isLastOfParagraph: Bool { index + 1 >= layout.lineCount }
    }

    static let caretWidth: CGFloat = 2

    // MARK: Finding

    /// The paragraph of an offset, and where in it that is; what is not shown counts as the end of what is.
    ///
    /// The place between two blocks of a paragraph is the end of the first or the start of the other.
    func locate(_ offset: Int, _ affinity: Affinity = .forward) -> (paragraph: Int, offset: Int) {
        guard let storage else { return (0, 0) }
        var paragraph = storage.blockIndex(at: min(max(offset, 0), storage.length))
        if affinity == .backward, storage.isContinuation(paragraph), start(of: paragraph) == offset { paragraph -= 1 }
        if paragraph >= shownCount, shownCount > 0 { return (shownCount - 1, layout(of: shownCount - 1).length) }
        return (paragraph, offset - storage.blockRange(paragraph).location)
    }

    private func start(of paragraph: Int) -> Int {
        storage?.blockRange(paragraph).location ?? 0
    }

    private func makeLine(_ paragraph: Int, _ layout: ParagraphLayout, _ index: Int) -> Line {
        Line(paragraph: paragraph, index: index, layout: layout, start: start(of: paragraph))
    }

    /// The line on which an offset is shown.
    func line(at offset: Int, _ affinity: Affinity = .forward) -> Line {
        let place = locate(offset, affinity)
        let layout = layout(of: place.paragraph)
        return makeLine(place.paragraph, layout, layout.line(at: place.offset, affinity))
    }

    /// The line at a height, or the nearest one.
    func line(at y: CGFloat) -> Line {
        // Laying the paragraph out can show that it ends above the point.
        var paragraph = paragraph(at: y)
        var layout = layout(of: paragraph)
        while self.paragraph(at: y) != paragraph {
            paragraph = self.paragraph(at: y)
            layout = self.layout(of: paragraph)
        }
        return makeLine(paragraph, layout, layout.line(at: y - top(of: paragraph)))
    }

    /// The line so many lines further down, or up; nil beyond the ends of the document.
    func line(_ line: Line, movingBy count: Int) -> Line? {
        var (line, rest) = (line, count)
        while true {
            let index = line.index + rest
            if index >= 0, index < line.layout.lineCount {
                line.index = index
                return line
            }
            let next = line.paragraph + (rest < 0 ? -1 : 1)
            guard next >= 0, next < shownCount else { return nil }
            rest = rest < 0 ? index + 1 : index - line.layout.lineCount
            let layout = layout(of: next)
            line = makeLine(next, layout, rest <= 0 && index < 0 ? layout.lineCount - 1 : 0)
        }
    }

    /// Where a line lies in the document; as wide as what stands on it.
    func frame(of line: Line) -> CGRect {
        line.layout.frame(ofLine: line.index).offsetBy(dx: space.padding, dy: top(of: line.paragraph))
    }

    /// The room of a line, from edge to edge, with the space around it.
    func fragment(of line: Line) -> CGRect {
        let own = line.layout.frame(ofLine: line.index)
        let bottom = line.isLastOfParagraph ? line.layout.height : own.maxY
        let top = line.index == 0 ? 0 : line.layout.frame(ofLine: line.index - 1).maxY
        return CGRect(x: 0, y: self.top(of: line.paragraph) + top, width: lineWidth, height: bottom - top)
    }

    /// From edge to edge: the container's width, or if it has none that of the widest line that is known.
    var lineWidth: CGFloat {
        space.textWidth == nil ? widestLine + 2 * space.padding : space.width
    }

    // MARK: Carets

    func caretRect(at offset: Int, _ affinity: Affinity) -> CGRect {
        let place = locate(offset, affinity)
        let line = line(at: offset, affinity)
        let frame = frame(of: line)
        let x = line.layout.caretX(at: place.offset, affinity) + space.padding
        return CGRect(x: x, y: frame.minY, width: Self.caretWidth, height: frame.height)
    }

    /// The place whose caret is nearest to a point, between two characters as people see them.
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

    /// The line of a place, without its break, and without the space at which it is broken.
    func lineRange(at offset: Int, _ affinity: Affinity) -> NSRange {
        let line = line(at: offset, affinity)
        let end = line.start + line.layout.end(ofLine: line.index)
        return NSRange(location: line.range.lowerBound, length: max(end - line.range.lowerBound, 0))
    }

    /// The place so many lines away, nearest to a distance from the left; beyond the ends of the text, its ends.
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

    /// What the eye sees beside a place, through the paragraphs.
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
        if isOnward { return paragraph + 1 < shownCount ? self.start(of: paragraph + 1) : nil }
        return paragraph > 0 ? visualEnd(of: paragraph - 1, before: offset, toRight: toRight) : nil
    }

    /// The last place of a paragraph; if nothing ends it, that before the start of the next one.
    private func visualEnd(of paragraph: Int, before offset: Int, toRight: Bool) -> Int? {
        let (layout, start) = (layout(of: paragraph), start(of: paragraph))
        guard start + layout.length == offset else { return start + layout.length }
        return layout.neighbor(of: layout.length, toRight: toRight).map { start + $0 }
    }

    // MARK: Parts

    /// Calls back with the lines of a range, as far as they lie in some paragraphs, from top to bottom.
    ///
    /// An empty range has the line on which it is.
    func forEachLine(in range: NSRange, paragraphs: Range<Int>? = nil, _ body: (Line) -> Bool) {
        guard shownCount > 0 else { return }
        let end = NSMaxRange(range)
        let (first, last) = (locate(range.location).paragraph, locate(max(end - 1, range.location)).paragraph)
        for paragraph in (first..<last + 1).clamped(to: paragraphs ?? 0..<shownCount) {
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

    /// What a range covers of a line, from left to right.
    ///
    /// - Parameter isFull: whether a line that the range enters or leaves is covered up to its edge.
    func spans(of range: NSRange, on line: Line, isFull: Bool) -> [ClosedRange<CGFloat>] {
        let own = line.range
        let end = NSMaxRange(range)
        let frame = frame(of: line)
        let entersBefore = range.location < own.lowerBound
        let leavesBehind = end > own.upperBound || end == own.upperBound && !line.isLastOfParagraph
        let isRightToLeft = line.layout.isRightToLeft(line: line.index)
        let edges = space.padding...max(lineWidth - space.padding, space.padding)
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

    /// The rectangles of a selection, as far as it lies in some paragraphs.
    func selectionParts(of range: NSRange, paragraphs: Range<Int>? = nil) -> [TextSelectionPart] {
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
    /// Without seams.
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
