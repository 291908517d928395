/// Creates the backgrounds, underlines and strikethroughs of a line; requires the text lock.
struct DecorationBuilder {
    let frame: CGRect
    let baseline: CGFloat
    let segments: TextSegments
    let bytes: [UInt8]
    let engine: TextEngine

    /// Returns the rectangles from left to right; adjacent equal ones are merged, which avoids seams.
    func decorations(of line: ShapedLine) -> [TextDecoration] {
        var all: [TextDecoration] = []
        for piece in line.pieces where piece.width > 0 {
            for decoration in decorations(of: piece) {
                // A decoration to merge with is among the last few: background, underline and strikethrough of one
                // piece.
                let neighbor = all.suffix(8).lastIndex { $0.isContinued(by: decoration) }
                if let neighbor {
                    all[neighbor].rect.size.width = decoration.rect.maxX - all[neighbor].rect.minX
                    all[neighbor].extend(over: decoration.range)
                } else {
                    all.append(decoration)
                }
            }
        }
        return all
    }

    private func decorations(of piece: ShapedLine.Piece) -> [TextDecoration] {
        let run = segments.run(at: piece.range.lowerBound)
        if run.background == nil, run.underline == nil, run.strikethrough == nil { return [] }
        let metrics = engine.font(for: run.font).lines
        var all: [TextDecoration] = []
        if let background = run.background {
            all.append(
                TextDecoration(
                    rect: span(of: piece, y: frame.minY, height: frame.height), color: background, kind: .background,
                    range: piece.range))
        }
        if let line = run.underline {
            all += bars(
                line, over: piece, top: baseline - run.raise - metrics.underlineTop,
                thickness: metrics.underlineThickness, run: run, kind: .underline)
        }
        if let line = run.strikethrough {
            all += bars(
                line, over: piece, top: baseline - run.raise - metrics.strikethroughTop,
                thickness: metrics.strikethroughThickness, run: run, kind: .strikethrough)
        }
        return all
    }

    private func bars(
        _ line: TextLine, over piece: ShapedLine.Piece, top: CGFloat, thickness: CGFloat, run: TextRun,
        kind: TextDecoration.Kind
    ) -> [TextDecoration] {
        let thickness = max(thickness, 0.5)
        let rows: [(top: CGFloat, thickness: CGFloat)] =
            switch line.style {
            case .single: [(top, thickness)]
            case .thick: [(top, thickness * 2)]
            case .double: [(top, thickness), (top + thickness * 2, thickness)]
            }
        let spans = line.isByWord ? WordSpans(piece, bytes: bytes).spans : [(0, piece.width)]
        return rows.flatMap { row in
            spans.map { span in
                let rect = CGRect(
                    x: frame.minX + piece.x + span.start, y: row.top, width: span.width, height: row.thickness)
                return TextDecoration(
                    rect: rect, color: line.color ?? run.color, kind: kind, range: piece.range,
                    dashes: line.pattern.dashes(thickness: row.thickness), shadow: run.effects.shadow)
            }
        }
    }

    private func span(of piece: ShapedLine.Piece, y: CGFloat, height: CGFloat) -> CGRect {
        CGRect(x: frame.minX + piece.x, y: y, width: piece.width, height: height)
    }
}

extension TextDecoration {
    /// Returns whether `next` starts where this rectangle ends and looks the same.
    fileprivate func isContinued(by next: TextDecoration) -> Bool {
        color == next.color && kind == next.kind && dashes == next.dashes && shadow == next.shadow
            && abs(rect.maxX - next.rect.minX) < 0.001
            && rect.minY == next.rect.minY && rect.height == next.rect.height
    }

    fileprivate mutating func extend(over other: Range<Int>) {
        range = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
    }
}

extension TextLine.Pattern {
    /// The dash lengths in points.
    fileprivate func dashes(thickness: CGFloat) -> [CGFloat] {
        let units: [CGFloat] =
            switch self {
            case .solid: []
            case .dot: [1, 1]
            case .dash: [4, 2]
            case .dashDot: [4, 2, 1, 2]
            case .dashDotDot: [4, 2, 1, 2, 1, 2]
            }
        return units.map { $0 * thickness }
    }
}
