/// Positions shaped lines; requires the text lock.
struct LinePlacer {
    let styles: ParagraphStyles
    let segments: TextSegments
    let bytes: [UInt8]
    /// The width in which lines are aligned, or nil for the width of the longest line.
    let width: CGFloat?
    let engine: TextEngine

    func place(_ lines: [ShapedLine]) -> TypesetResult {
        var result = TypesetResult()
        var stack = LineStack()
        let tops = lines.map { stack.add($0, styles[$0.style]) }
        for (line, stacked) in zip(lines, tops) {
            let height = stack.height(of: line, styles[line.style])
            let top = line.slot?.top ?? stacked
            let x = (line.slot?.minX ?? 0) + left(of: line, in: line.slot?.width ?? width ?? stack.size.width)
            let baseline = top + height - line.descent - line.leading
            let frame = CGRect(x: x, y: top, width: line.width, height: height)
            result.lines.append(
                TypesetLine(
                    frame: frame, baseline: baseline, range: line.range, isTruncated: line.isTruncated,
                    isRightToLeft: line.isRightToLeft, hidden: line.hidden, space: line.slot?.space,
                    window: line.window))
            let marker = marker(of: line, x: x, baseline: baseline)
            if !line.isRightToLeft { result.runs += marker }
            result.runs += runs(of: line, x: x, baseline: baseline)
            if line.isRightToLeft { result.runs += marker }
            result.decorations += DecorationBuilder(
                frame: frame, baseline: baseline, segments: segments, bytes: bytes, engine: engine
            )
            .decorations(of: line)
            result.attachments += attachments(of: line, x: x, baseline: baseline)
        }
        result.size = stack.size
        for (line, placed) in zip(lines, result.lines) where line.slot != nil {
            result.size.width = max(result.size.width, placed.frame.maxX)
            result.size.height = max(result.size.height, placed.frame.maxY)
        }
        return result
    }

    private func left(of line: ShapedLine, in width: CGFloat) -> CGFloat {
        let indents = LineIndents(styles[line.style], isFirst: line.isFirstOfParagraph)
        let availableWidth = indents.availableWidth(in: width)
        let start = line.isRightToLeft ? width - indents.head - availableWidth : indents.head
        let spare = availableWidth - line.width
        switch styles[line.style].alignment {
        case .left: return start
        case .center: return start + spare / 2
        case .right: return start + spare
        case .natural, .justified: return line.isRightToLeft ? start + spare : start
        }
    }

    private func runs(of line: ShapedLine, x: CGFloat, baseline: CGFloat) -> [GlyphRun] {
        line.pieces.compactMap { piece in
            guard let shaped = piece.shaped else { return nil }
            let look = segments.run(at: piece.range.lowerBound)
            return GlyphRun(
                shaped: shaped, origin: CGPoint(x: x + piece.x, y: baseline - look.raise), width: piece.width,
                color: look.color, isColor: piece.isColor, range: piece.range, bytes: bytes,
                isEllipsis: piece.range == line.hidden, rareEffects: look.rareEffects)
        }
    }

    private func attachments(of line: ShapedLine, x: CGFloat, baseline: CGFloat) -> [PlacedAttachment] {
        line.pieces.flatMap { piece -> [PlacedAttachment] in
            guard let attachment = piece.attachment, let picture = attachment.picture else { return [] }
            let look = segments.run(at: piece.range.lowerBound)
            // Each attachment is one U+FFFC, which takes three bytes.
            let count = max(piece.range.count / 3, 1)
            return (0..<count).map { index in
                let place = line.isRightToLeft ? count - 1 - index : index
                let left = x + piece.x + piece.width * CGFloat(place) / CGFloat(count)
                let rect = CGRect(
                    x: left + attachment.padding + attachment.bounds.minX,
                    y: baseline - look.raise - attachment.bounds.maxY,
                    width: attachment.bounds.width, height: attachment.bounds.height)
                return PlacedAttachment(
                    rect: rect, picture: picture, color: look.color, shadow: look.effects.shadow,
                    byte: piece.range.lowerBound + 3 * index)
            }
        }
    }
}
