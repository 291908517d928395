extension TypesetText {
    /// Returns the text divided into parts of `count` lines, whose lines keep their positions in the whole.
    ///
    /// A text with at most `count` lines is returned as its only part.
    ///
    /// - Complexity: O(*n*) in the number of lines and glyph runs.
    package func slices(of count: Int) -> [TypesetText] {
        let count = max(count, 1)
        guard lines.count > count else { return [self] }
        var (runs, decorations) = (runs[...], decorations[...])
        return stride(from: 0, to: lines.count, by: count).map { start in
            var part = TypesetResult()
            part.lines = Array(lines[start..<min(start + count, lines.count)])
            let end = start + count < lines.count ? part.lines.last?.range.upperBound ?? .max : .max
            let bottom = start + count < lines.count ? part.lines.last?.frame.maxY ?? .infinity : .infinity
            part.runs = Array(runs.prefix { $0.range.lowerBound < end })
            part.decorations = Array(decorations.prefix { $0.rect.minY < bottom })
            part.attachments = attachments.filter { attachment in
                part.lines.contains { attachment.rect.maxY > $0.frame.minY && attachment.rect.maxY <= $0.frame.maxY }
            }
            runs = runs.dropFirst(part.runs.count)
            decorations = decorations.dropFirst(part.decorations.count)
            part.size = size
            return TypesetText(part)
        }
    }
}
