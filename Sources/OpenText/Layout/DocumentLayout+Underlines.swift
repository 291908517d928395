/// A part of a line below which an underline is drawn.
package struct TextUnderlinePart: Equatable, Sendable {
    /// The horizontal extent.
    package var span: ClosedRange<CGFloat>
    /// The baseline of the line.
    package var baseline: CGFloat
    /// The lower edge of the line.
    package var bottom: CGFloat

    package init(span: ClosedRange<CGFloat>, baseline: CGFloat, bottom: CGFloat) {
        (self.span, self.baseline, self.bottom) = (span, baseline, bottom)
    }
}

extension DocumentLayout {
    /// Returns the parts of lines that a range covers in some paragraphs, from top to bottom.
    package func underlineParts(of range: NSRange, paragraphs: Range<Int>) -> [TextUnderlinePart] {
        guard range.length > 0 else { return [] }
        var parts: [TextUnderlinePart] = []
        forEachLine(in: range, paragraphs: paragraphs) { line in
            let baseline = top(of: line.paragraph) + line.layout.baseline(ofLine: line.index)
            let bottom = frame(of: line).maxY
            for span in spans(of: range, on: line, isFull: false) where span.upperBound > span.lowerBound {
                parts.append(TextUnderlinePart(span: span, baseline: baseline, bottom: bottom))
            }
            return true
        }
        return parts
    }

    /// Returns the rectangles behind a range in some paragraphs, from top to bottom.
    package func backgroundRects(of range: NSRange, paragraphs: Range<Int>) -> [CGRect] {
        guard range.length > 0 else { return [] }
        var rects: [CGRect] = []
        forEachLine(in: range, paragraphs: paragraphs) { line in
            let frame = frame(of: line)
            for span in spans(of: range, on: line, isFull: false) where span.upperBound > span.lowerBound {
                let width = span.upperBound - span.lowerBound
                rects.append(CGRect(x: span.lowerBound, y: frame.minY, width: width, height: frame.height))
            }
            return true
        }
        return rects
    }

    /// Returns the range of the text whose lines are displayed between two heights.
    package func range(from top: CGFloat, to bottom: CGFloat) -> NSRange {
        guard displayedCount > 0 else { return NSRange(location: 0, length: 0) }
        let (start, end) = (line(at: top).range.lowerBound, line(at: bottom).range.upperBound)
        return NSRange(location: start, length: max(end - start, 0))
    }
}
