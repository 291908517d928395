/// Gives shaped lines their places; to be used with the text lock held.
struct LinePlacer {
    let style: TextParagraph
    let segments: TextSegments
    /// The width in which lines are aligned; nil means the longest line's.
    let width: CGFloat?
    let engine: TextEngine

    func place(_ lines: [ShapedLine]) -> TypesetResult {
        var result = TypesetResult()
        let used = lines.map { indents(of: $0).width(around: $0.width) }.max() ?? 0
        var y: CGFloat = 0
        for (index, line) in lines.enumerated() {
            y += index == 0 ? 0 : spaceAbove(line)
            let height = height(of: line)
            let x = left(of: line, in: width ?? used)
            let baseline = y + height - line.descent - line.leading
            let frame = CGRect(x: x, y: y, width: line.width, height: height)
            result.lines.append(
                TypesetLine(frame: frame, baseline: baseline, range: line.range, isTruncated: line.isTruncated))
            result.runs += runs(of: line, x: x, baseline: baseline)
            result.decorations += DecorationBuilder(
                frame: frame, baseline: baseline, segments: segments, engine: engine
            )
            .decorations(of: line)
            y += height
        }
        result.size = CGSize(width: used, height: y)
        return result
    }

    private func indents(of line: ShapedLine) -> LineIndents {
        LineIndents(style, isFirst: line.isFirstOfParagraph)
    }

    private func spaceAbove(_ line: ShapedLine) -> CGFloat {
        let between = line.isFirstOfParagraph ? style.paragraphSpacing + style.paragraphSpacingBefore : 0
        return style.lineSpacing + between
    }

    /// What a line takes; more or less than the font's own height goes to the top.
    private func height(of line: ShapedLine) -> CGFloat {
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
        switch style.alignment {
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
                color: look.color, isColor: piece.isColor, range: piece.range)
        }
    }
}
