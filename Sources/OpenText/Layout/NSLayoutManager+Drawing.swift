/// Drawing of lines into the current context.
extension NSLayoutManager {
    /// A line whose parts are drawn: its text, and the position of the text's top-left corner.
    struct DrawnLine {
        let line: DocumentLayout.Line
        let text: TypesetText
        let position: CGPoint
        /// The characters of the line without its terminator.
        let range: NSRange
    }

    /// Returns the lines that contain glyphs of a range, and the empty line at the end of the text, which may have the marker of
    /// a list, if the range extends to it.
    ///
    /// - Parameter origin: The location of the container's top-left corner.
    func drawnLines(of glyphRange: NSRange, at origin: CGPoint) -> [DrawnLine] {
        let range = clamped(glyphRange)
        guard let document, origin.isFinite else { return [] }
        var lines: [DrawnLine] = []
        func add(_ line: DocumentLayout.Line) {
            let texts = line.layout.lineTexts
            guard texts.indices.contains(line.index) else { return }
            let top = document.top(of: line.paragraph) + line.layout.spaceBefore
            lines.append(
                DrawnLine(
                    line: line, text: texts[line.index],
                    position: CGPoint(x: origin.x + document.space.padding, y: origin.y + top),
                    range: NSRange(line.range)))
        }
        if range.length > 0 {
            document.forEachLine(in: range) { line in
                add(line)
                return true
            }
        }
        let end = textStorage?.length ?? 0
        if NSMaxRange(range) == end {
            document.forEachLine(in: NSRange(location: end, length: 0)) { line in
                if line.range.isEmpty { add(line) }
                return false
            }
        }
        return lines
    }

    /// Returns the characters of a decoration, without those that belong to other lines.
    func characters(of decoration: TextDecoration, on line: DrawnLine) -> NSRange {
        let layout = line.line.layout
        let start = line.line.start + layout.offset(decoration.range.lowerBound)
        let end = line.line.start + layout.offset(decoration.range.upperBound)
        return NSRange(start..<max(end, start)).intersection(line.range) ?? NSRange(location: start, length: 0)
    }

    /// Draws the backgrounds of a line, of which each has the width of adjacent characters with the same color.
    func drawBackgrounds(of line: DrawnLine, in context: CGContext) {
        for decoration in line.text.decorations where decoration.kind == .background {
            guard let color = decoration.color else { continue }
            context.setFillColor(color)
            let rects = [decoration.rect.offsetBy(dx: line.position.x, dy: line.position.y)]
            fillBackgroundRectArray(
                rects, count: rects.count, forCharacterRange: characters(of: decoration, on: line),
                color: UIColor(cgColor: color))
        }
    }

    func drawText(of line: DrawnLine, at origin: CGPoint, in context: CGContext) {
        draw(at: line.position, in: context, line.text.drawShadows)
        let fragment = lineFragmentRect(forGlyphAt: line.range.location, effectiveRange: nil)
        for (range, style) in decoratedRanges(of: .underline, on: line) {
            underlineGlyphRange(
                range, underlineType: style, lineFragmentRect: fragment, lineFragmentGlyphRange: line.range,
                containerOrigin: origin)
        }
        draw(at: line.position, in: context, line.text.drawGlyphs)
        for (range, style) in decoratedRanges(of: .strikethrough, on: line) {
            strikethroughGlyphRange(
                range, strikethroughType: style, lineFragmentRect: fragment, lineFragmentGlyphRange: line.range,
                containerOrigin: origin)
        }
    }

    private func draw(at position: CGPoint, in context: CGContext, _ draw: (CGContext) -> Void) {
        context.saveGState()
        context.translateBy(x: position.x, y: position.y)
        draw(context)
        context.restoreGState()
    }

    /// Returns the ranges that are underlined or struck through on a line, in logical order, with their styles.
    private func decoratedRanges(
        of kind: TextDecoration.Kind, on line: DrawnLine
    ) -> [(range: NSRange, style: NSUnderlineStyle)] {
        let found = line.text.decorations.filter { $0.kind == kind }.map { characters(of: $0, on: line) }
        var ranges: [NSRange] = []
        // Ranges intersect if the line has several directions, or several lines or words are drawn for the same characters.
        for range in found.filter({ $0.length > 0 }).sorted(by: { $0.location < $1.location }) {
            if let last = ranges.last, NSMaxRange(last) > range.location {
                ranges[ranges.count - 1] = last.union(range)
            } else {
                ranges.append(range)
            }
        }
        let key: NSAttributedString.Key = kind == .underline ? .underlineStyle : .strikethroughStyle
        return ranges.map { ($0, style(key, at: $0.location)) }
    }

    private func style(_ key: NSAttributedString.Key, at index: Int) -> NSUnderlineStyle {
        let attribute =
            temporaryAttribute(key, atCharacterIndex: index, effectiveRange: nil)
            ?? textStorage?.attribute(key, at: index, effectiveRange: nil)
        let value = attribute.flatMap(CGFloat.init(attribute:))
        // Links have an underline without the attribute.
        return value.flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:)) ?? .single
    }

    /// Draws the decorations of a kind in a range, clipped to its glyphs if it covers only a part of them.
    func drawDecorations(of kind: TextDecoration.Kind, in glyphRange: NSRange, containerOrigin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let document else { return }
        for line in drawnLines(of: glyphRange, at: containerOrigin) {
            for decoration in line.text.decorations where decoration.kind == kind {
                let range = characters(of: decoration, on: line)
                guard let shown = range.intersection(glyphRange), shown.length > 0 else { continue }
                draw(at: line.position, in: context) { context in
                    if shown != range {
                        let padding = document.space.padding
                        context.clip(
                            to: document.spans(of: shown, on: line.line, isFull: false).map { span in
                                CGRect(
                                    x: span.lowerBound - padding, y: decoration.rect.minY,
                                    width: span.upperBound - span.lowerBound, height: decoration.rect.height)
                            })
                    }
                    context.draw(decoration)
                }
            }
        }
    }
}
