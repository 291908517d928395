/// Queries for the geometry of characters, and for the character at a point.
///
/// Points and rectangles are in the container's coordinates.
extension NSLayoutManager {
    // MARK: Glyphs and characters

    /// The number of glyphs, which equals the number of UTF-16 units.
    public final var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns whether there is a glyph with an index.
    public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
        glyphIndex >= 0 && glyphIndex < numberOfGlyphs
    }

    /// Returns the glyph of a character, which has the same index.
    public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph, which has the same index.
    public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyphs of a range of characters, which is the same range.
    public final func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of a range of glyphs, which is the same range.
    public final func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the characters that are displayed in a container.
    public final func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first, let document, let textStorage else { return NSRange() }
        guard document.displayedCount > 0 else { return NSRange() }
        let last = document.displayedCount - 1
        guard last + 1 < document.count || document.space.isLimited else {
            return NSRange(location: 0, length: textStorage.length)
        }
        let layout = document.layout(of: last)
        let start = textStorage.blockRange(last).location
        let isAll = last + 1 == document.count && layout.shownLength == layout.length
        return NSRange(location: 0, length: isAll ? textStorage.length : start + layout.shownLength)
    }

    /// Returns the characters of the lines that intersect a rectangle.
    public final func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard container === textContainers.first, let document, bounds.isFinite, document.displayedCount > 0 else {
            return NSRange()
        }
        guard bounds.maxY > 0, bounds.minY < document.height else { return NSRange() }
        let (first, last) = (document.line(at: bounds.minY), document.line(at: max(bounds.maxY - 0.001, bounds.minY)))
        let start = first.range.lowerBound
        return NSRange(location: start, length: max(NSMaxRange(fullRange(of: last)) - start, 0))
    }

    /// Returns the characters of the lines that intersect a rectangle.
    public final func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Returns the number of characters, because every query performs the layout that it requires.
    public final func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }

    /// Returns the number of glyphs, because every query performs the layout that it requires.
    public final func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

    // MARK: Containers

    /// Returns the container that displays a character, or `nil` if the character is omitted.
    public final func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        let range = glyphRange(for: container)
        effectiveRange?.pointee = range
        return NSLocationInRange(glyphIndex, range) ? container : nil
    }

    /// Returns the bounds of all lines of a container, including the padding at their ends.
    ///
    /// Lays out the entire text: O(text) on first use.
    public final func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first, let document else { return .zero }
        document.layOutAll()
        var rect = CGRect.null
        for index in 0..<document.displayedCount where document.isLaidOut(index) {
            let layout = document.layout(of: index)
            let used = layout.typeset.usedRect
            rect = rect.union(
                CGRect(x: used.minX, y: document.top(of: index), width: used.width, height: layout.height))
        }
        guard !rect.isNull else { return .zero }
        // Layouts that were released in the meantime were no wider than the widest line.
        let left = document.space.textWidth == nil || rect.width >= document.widestLine ? rect.minX : 0
        let width = max(rect.maxX - left, document.widestLine)
        return CGRect(x: left, y: 0, width: width + 2 * document.space.padding, height: document.height)
    }

    // MARK: Lines

    private func line(at glyphIndex: Int) -> DocumentLayout.Line? {
        guard let document, document.displayedCount > 0 else { return nil }
        return document.line(at: clamped(NSRange(location: glyphIndex, length: 0)).location)
    }

    /// Returns the characters of a line, including its terminator.
    private func fullRange(of line: DocumentLayout.Line) -> NSRange {
        let own = NSRange(line.range)
        guard line.isLastOfParagraph, let textStorage else { return own }
        return NSRange(
            location: own.location, length: NSMaxRange(textStorage.blockRange(line.paragraph)) - own.location)
    }

    private func usedRect(of line: DocumentLayout.Line) -> CGRect {
        guard let document else { return .zero }
        let fragment = document.fragment(of: line)
        let frame = document.frame(of: line).insetBy(dx: -document.space.padding, dy: 0)
        return CGRect(x: frame.minX, y: fragment.minY, width: frame.width, height: fragment.height)
    }

    /// Returns the rectangle of the line that contains a character, from edge to edge.
    public final func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let document, let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = fullRange(of: line)
        return document.fragment(of: line)
    }

    /// Returns the rectangle of the line that contains a character, from edge to edge, regardless of the flag.
    public final func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    /// Returns the rectangle of the line that contains a character, as wide as its text and the padding at its ends.
    public final func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex) else { return .zero }
        effectiveRange?.pointee = fullRange(of: line)
        return usedRect(of: line)
    }

    /// Returns the rectangle of the line that contains a character, as wide as its text and the padding at its ends,
    /// regardless of the flag.
    public final func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    /// The rectangle of the empty line after a trailing paragraph break, from edge to edge; zero if there is none.
    public final var extraLineFragmentRect: CGRect {
        guard let document, let line = extraLine else { return .zero }
        return document.fragment(of: line)
    }

    /// The used rectangle of the empty line after a trailing paragraph break; zero if there is none.
    public final var extraLineFragmentUsedRect: CGRect { extraLine.map(usedRect(of:)) ?? .zero }

    /// The container of the empty line after a trailing paragraph break.
    public final var extraLineFragmentTextContainer: NSTextContainer? {
        extraLine == nil ? nil : textContainers.first
    }

    private var extraLine: DocumentLayout.Line? {
        guard let document, let textStorage, document.displayedCount == document.count else { return nil }
        guard textStorage.length == 0 || textStorage.blockRange(document.count - 1).length == 0 else { return nil }
        return document.line(at: textStorage.length)
    }

    /// Returns the start of a character on its baseline, relative to the top-left corner of its line's rectangle.
    public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let document, let line = line(at: glyphIndex) else { return .zero }
        let fragment = document.fragment(of: line)
        let baseline = document.top(of: line.paragraph) + line.layout.baseline(ofLine: line.index)
        let caret = document.caretRect(at: glyphIndex, .forward)
        return CGPoint(x: caret.minX - fragment.minX, y: baseline - fragment.minY)
    }

    /// Returns the characters that an ellipsis replaces on the line of a character.
    ///
    /// The location of the range is `NSNotFound` if there are none.
    public final func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let line = line(at: glyphIndex), let hidden = line.layout.hidden(line: line.index) else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: line.start + hidden.lowerBound, length: hidden.count)
    }

    /// Returns whether a character has no visible glyph because it is a line or paragraph break.
    public final func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        guard let textStorage, isValidGlyphIndex(glyphIndex) else { return true }
        let block = textStorage.blockRange(textStorage.blockIndex(at: glyphIndex))
        let unit = (textStorage.slice(block).string as NSString).character(at: glyphIndex - block.location)
        return unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x2028
    }

    // MARK: Rectangles

    public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard container === textContainers.first, let document else { return .zero }
        let range = clamped(glyphRange)
        var rect = CGRect.null
        document.forEachLine(in: range) { line in
            let frame = document.frame(of: line)
            let spans = document.spans(of: range, on: line, isFull: false)
            guard let first = spans.first, let last = spans.last else {
                // A break, or an empty range.
                let x = document.caretRect(at: max(range.location, line.range.lowerBound), .forward).minX
                rect = rect.union(CGRect(x: x, y: frame.minY, width: 0, height: frame.height))
                return true
            }
            rect = rect.union(
                CGRect(
                    x: first.lowerBound, y: frame.minY, width: last.upperBound - first.lowerBound,
                    height: frame.height))
            return true
        }
        return rect.isNull ? .zero : rect
    }

    /// Calls `block` for the lines of a range, with the line's rectangle, its used rectangle and its characters.
    public final func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard let document, let container = textContainers.first else { return }
        document.forEachLine(in: clamped(glyphRange)) { line in
            var stops = false
            block(document.fragment(of: line), usedRect(of: line), container, fullRange(of: line), &stops)
            return !stops
        }
    }

    /// Calls `block` for the rectangles that enclose a range.
    ///
    /// `selectedRange` is a selected range, for which rectangles extend to the edges of the lines; if its location is
    /// `NSNotFound`, the rectangles are as wide as the text.
    public final func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
    ) {
        guard textContainer === textContainers.first, let document else { return }
        let range = clamped(glyphRange)
        let isFull = selectedRange.location != NSNotFound
        document.forEachLine(in: range) { line in
            let frame = document.frame(of: line)
            for span in document.spans(of: range, on: line, isFull: isFull) {
                var stops = false
                let width = span.upperBound - span.lowerBound
                block(CGRect(x: span.lowerBound, y: frame.minY, width: width, height: frame.height), &stops)
                if stops { return false }
            }
            return true
        }
    }

    // MARK: Points

    /// Returns the character closest to a point.
    public final func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the character closest to a point, and the fraction of its width at which the point lies, from 0 to 1.
    public final func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = character(at: point, in: container)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// Returns the fraction of the width of the closest character at which a point lies, from 0 to 1.
    public final func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        character(at: point, in: container).fraction
    }

    /// Returns the character closest to a point, and the fraction of the distance to the next insertion point.
    public final func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    private func character(at point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
        guard container === textContainers.first, let document, let textStorage, document.displayedCount > 0,
            textStorage.length > 0
        else { return (0, 0) }
        let place = document.closestOffset(to: point)
        let line = document.line(at: place.offset, place.affinity)
        // The closest caret is at one end of the character.
        let candidates = [textStorage.boundary(before: place.offset), place.offset]
        for start in candidates where start >= line.range.lowerBound && start < line.range.upperBound {
            let end = min(textStorage.boundary(after: start), line.range.upperBound)
            let range = NSRange(location: start, length: end - start)
            guard let span = document.spans(of: range, on: line, isFull: false).first else { continue }
            guard span.contains(point.x), span.upperBound > span.lowerBound else { continue }
            let fraction = (point.x - span.lowerBound) / (span.upperBound - span.lowerBound)
            return (start, isRightToLeft(range, on: line) ? 1 - fraction : fraction)
        }
        // Beside the line: the first or last character.
        if place.offset <= line.range.lowerBound { return (min(place.offset, textStorage.length - 1), 0) }
        return (max(textStorage.boundary(before: place.offset), line.range.lowerBound), 1)
    }

    private func isRightToLeft(_ character: NSRange, on line: DocumentLayout.Line) -> Bool {
        let start = line.layout.caretX(at: character.location - line.start, .forward)
        let end = line.layout.caretX(at: NSMaxRange(character) - line.start, .backward)
        return end < start
    }
}
