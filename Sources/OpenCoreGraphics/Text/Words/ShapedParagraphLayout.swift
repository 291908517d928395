/// A paragraph of known words in a space, measured but without assembled glyphs.
struct ShapedParagraphLayout: Sendable {
    private let text: ShapedParagraph
    private let width: CGFloat?
    /// The largest number of lines.
    private let limit: Int?
    let size: CGSize
    let cost: Int

    /// Returns nil if the lines have to be broken by Pango.
    init?(_ text: ShapedParagraph, in space: TextSpace) {
        let width = space.width.flatMap { Typesetter.usableWidth($0) }
        // Hyphenation requires Pango.
        if text.style.restrictsBreaks, width != nil { return nil }
        var limit = text.options.takesOneLine(text.style, width: width) ? 1 : nil
        if space.maximumLines > 0 { limit = min(limit ?? .max, space.maximumLines) }
        guard var measured = text.measure(in: width, limit: limit, height: space.height) else { return nil }
        if let fitting = measured.fitting, fitting < measured.stack.count {
            limit = fitting
            guard let again = text.measure(in: width, limit: limit, height: nil) else { return nil }
            measured = again
        }
        // Tightening requires Pango.
        if text.style.details.tightens, measured.isTruncated, limit == 1 { return nil }
        (self.text, self.width, self.limit) = (text, width, limit)
        size = measured.stack.size
        cost = 120 + 200 * measured.stack.count + 24 * text.range.count
    }

    /// Returns the lines and glyphs; takes the text lock.
    func result() -> TypesetResult {
        let engine = TextEngine.shared
        return engine.withLock {
            let lines = text.lines(in: text.style.availableWidths(in: width), limit: limit) ?? []
            let placer = LinePlacer(
                styles: ParagraphStyles(text.style), segments: text.segments, bytes: text.bytes, width: width,
                engine: engine)
            return placer.place(lines)
        }
    }
}

extension ShapedParagraph {
    /// Returns the lines in a width, and the number of lines that fit into a height; nil if the lines require Pango.
    fileprivate func measure(
        in width: CGFloat?, limit: Int?, height: CGFloat?
    ) -> (stack: LineStack, fitting: Int?, isTruncated: Bool)? {
        var stack = LineStack()
        var fitting: Int?
        var isTruncated = false
        let isKnown = forEachLine(in: style.availableWidths(in: width), limit: limit) { line, index, isLast in
            let shaped = shape(of: line, index: index, isLast: isLast, limit: limit)
            stack.add(shaped, style)
            isTruncated = shaped.isTruncated
            if let height, fitting == nil, stack.size.height > height + Typesetter.tolerance {
                fitting = max(stack.count - 1, 1)
            }
        }
        return isKnown ? (stack, fitting, isTruncated) : nil
    }
}
