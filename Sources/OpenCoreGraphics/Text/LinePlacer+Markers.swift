/// Markers of list items.
extension LinePlacer {
    /// Returns the glyphs of the marker at the leading side of the first line of a paragraph.
    ///
    /// - Parameter x: The left end of the line.
    func marker(of line: ShapedLine, x: CGFloat, baseline: CGFloat) -> [GlyphRun] {
        guard line.isFirstOfParagraph, let marker = styles[line.style].details.marker else { return [] }
        let shaped = shape(marker, isRightToLeft: line.isRightToLeft)
        let left = line.isRightToLeft ? x + line.width + marker.gap : x - marker.gap - shaped.size.width
        return shaped.runs.map { run in
            var run = run
            run.origin = CGPoint(x: left + run.origin.x, y: baseline)
            (run.markerRange, run.range) = (run.range, line.range.lowerBound..<line.range.lowerBound)
            return run
        }
    }

    private func shape(_ marker: TextMarker, isRightToLeft: Bool) -> TypesetResult {
        var paragraph = TextParagraph(alignment: .left)
        paragraph.writingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let content = TextContent(marker.string, font: marker.font, color: marker.color, paragraph: paragraph)
        return Typesetter(content: content, width: nil, engine: engine).lines(height: nil, maximumLines: 1)
    }
}
