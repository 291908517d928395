/// Gives shaped lines their places; to be used with the text lock held.
struct LinePlacer {
    let styles: ParagraphStyles
    let segments: TextSegments
    let bytes: [UInt8]
    /// The width in which lines are aligned; nil means the longest line's.
    let width: CGFloat?
    let engine: TextEngine

    func place(_ lines: [ShapedLine]) -> TypesetResult {
        var result = TypesetResult()
        let used = lines.map { indents(of: $0).width(around: $0.width) }.max() ?? 0
        var y: CGFloat = 0
        for (index, line) in lines.enumerated() {
            y += index == 0 ? 0 : space(between: lines[index - 1], and: line)
            let height = height(of: line)
            let x = left(of: line, in: width ?? used)
            let baseline = y + height - line.descent - line.leading
            let frame = CGRect(x: x, y: y, width: line.width, height: height)
            result.lines.append(
                TypesetLine(
                    frame: frame, baseline: baseline, range: line.range, isTruncated: line.isTruncated,
                    isRightToLeft: line.isRightToLeft, hidden: line.hidden))
            result.runs += runs(of: line, x: x, baseline: baseline)
            result.decorations += DecorationBuilder(
                frame: frame, baseline: baseline, segments: segments, bytes: bytes, engine: engine
            )
            .decorations(of: line)
            result.attachments += attachments(of: line, x: x, baseline: baseline)
            y += height
        }
        result.size = CGSize(width: used, height: y)
        return result
    }

    private func indents(of line: ShapedLine) -> LineIndents {
        LineIndents(styles[line.style], isFirst: line.isFirstOfParagraph)
    }

    /// What is added below a line belongs to its paragraph, what is added above to that of the next.
    private func space(between line: ShapedLine, and next: ShapedLine) -> CGFloat {
        let (style, nextStyle) = (styles[line.style], styles[next.style])
        let between = next.isFirstOfParagraph ? style.paragraphSpacing + nextStyle.paragraphSpacingBefore : 0
        return style.lineSpacing + between
    }

    /// What a line takes; more or less than the font's own height goes to the top.
    private func height(of line: ShapedLine) -> CGFloat {
        let style = styles[line.style]
        var height = line.ascent + line.descent + line.leading
        if style.lineHeightMultiple > 0 {
            height *= style.lineHeightMultiple
        }
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }

    private func left(of line: ShapedLine, in width: CGFloat) -> CGFloat {
        let indents = indents(of: line)
        let room = indents.room(in: width)
        let start = line.isRightToLeft ? width - indents.head - room : indents.head
        let spare = room - line.width
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
            let raise = look.baselineOffset.isFinite ? look.baselineOffset : 0
            return GlyphRun(
                shaped: shaped, origin: CGPoint(x: x + piece.x, y: baseline - raise), width: piece.width,
                color: look.color, isColor: piece.isColor, range: piece.range, rareEffects: look.rareEffects)
        }
    }

    private func attachments(of line: ShapedLine, x: CGFloat, baseline: CGFloat) -> [PlacedAttachment] {
        line.pieces.flatMap { piece -> [PlacedAttachment] in
            guard let attachment = piece.attachment, let picture = attachment.picture else { return [] }
            let look = segments.run(at: piece.range.lowerBound)
            let raise = look.baselineOffset.isFinite ? look.baselineOffset : 0
            // Each is one U+FFFC, which takes three bytes.
            let count = max(piece.range.count / 3, 1)
            return (0..<count).map { index in
                let place = line.isRightToLeft ? count - 1 - index : index
                let left = x + piece.x + piece.width * CGFloat(place) / CGFloat(count)
                let rect = CGRect(
                    x: left + attachment.padding + attachment.bounds.minX, y: baseline - raise - attachment.bounds.maxY,
                    width: attachment.bounds.width, height: attachment.bounds.height)
                return PlacedAttachment(
                    rect: rect, picture: picture, color: look.color, shadow: look.effects.shadow,
                    byte: piece.range.lowerBound + 3 * index)
            }
        }
    }
}
