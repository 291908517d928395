extension TypesetText {
    /// Returns the text divided into parts of `count` lines, whose lines keep their positions in the whole.
    ///
    /// A text with at most `count` lines is returned as its only part.
    ///
    /// - Complexity: O(*n*) in the number of lines and glyph runs.
    package func slices(of count: Int) -> [TypesetText] {
        slices(startingAt: Array(stride(from: 0, to: lines.count, by: max(count, 1))))
    }

    /// Returns the text divided into parts that start at given lines, which keep their positions in the whole.
    ///
    /// - Parameter starts: The indices of lines in ascending order, the first one 0.
    /// - Complexity: O(*n*) in the number of lines and glyph runs.
    package func slices(startingAt starts: [Int]) -> [TypesetText] {
        guard starts.count > 1 else { return [self] }
        var (runs, decorations) = (runs[...], decorations[...])
        return starts.indices.map { index in
            let isLast = index == starts.count - 1
            var part = TypesetResult()
            part.lines = Array(lines[starts[index]..<(isLast ? lines.count : starts[index + 1])])
            let end = isLast ? .max : part.lines.last?.range.upperBound ?? .max
            let bottom = isLast ? .infinity : part.lines.last?.frame.maxY ?? .infinity
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
