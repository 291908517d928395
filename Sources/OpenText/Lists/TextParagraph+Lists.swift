extension TextParagraph {
    /// The indentation of each level, and the distance between a marker and the text, as multiples of the font's size.
    private static let (indentation, gap): (CGFloat, CGFloat) = (2, 0.5)

    /// Adds the marker of a list item and the indentation of its level.
    ///
    /// A marker that is too wide for the indentation moves the first line.
    mutating func showMarker(_ marker: String, font: FontDescriptor, color: CGColor?) {
        let size = font.usableSize
        let indent = size * Self.indentation * CGFloat(details.listLevel)
        let gap = size * Self.gap
        let width = TypesetText(TextContent(marker, font: font), width: nil).size.width
        headIndent = usable(\.headIndent) + indent
        firstLineHeadIndent = max(usable(\.firstLineHeadIndent) + indent, width + gap)
        details.marker = TextMarker(marker, font: font, color: color, gap: gap)
    }
}

extension TextContent {
    /// Whether a paragraph is a list item.
    private var hasLists: Bool {
        paragraph.details.listLevel > 0 || paragraphs.contains { $0.style.details.listLevel > 0 }
    }

    /// Returns the content with the markers of its list items, which are counted from the start of the text.
    ///
    /// An empty paragraph at the end has no marker, and otherwise the style of the preceding one.
    ///
    /// - Parameter slice: The text from which the content was created.
    func showingMarkers(of slice: TextSlice) -> TextContent {
        guard hasLists else { return self }
        var styles =
            (paragraphs.isEmpty ? [TextParagraphRun(range: 0..<string.utf8.count, style: paragraph)] : paragraphs)[...]
        var (sources, looks) = (slice.listRuns[...], runs[...])
        var content = self
        content.paragraphs = []
        var (counter, own) = (TextListCounter(), paragraph)
        for range in Self.paragraphRanges(of: string) {
            let start = range.lowerBound
            sources = sources.drop { $0.end <= start }
            styles = styles.drop { $0.range.upperBound <= start }
            looks = looks.drop { $0.range.upperBound <= start }
            counter.count(sources.first?.lists ?? [])
            own = styles.first.flatMap { $0.range.contains(start) ? $0.style : nil } ?? paragraph
            var style = own
            if let marker = counter.marker {
                let look = looks.first
                style.showMarker(marker, font: look?.font ?? ParagraphSource.defaultFont.face, color: look?.color)
            }
            content.paragraphs.append(TextParagraphRun(range: range, style: style))
        }
        if string.last?.isParagraphBreak == true {
            let end = string.utf8.count
            content.paragraphs.append(TextParagraphRun(range: end..<end, style: own))
        }
        return content
    }

    /// Returns the bytes of the paragraphs, with their terminators, without an empty one at the end.
    private static func paragraphRanges(of string: String) -> [Range<Int>] {
        var (ranges, start, end): ([Range<Int>], Int, Int) = ([], 0, 0)
        for character in string {
            end += character.utf8.count
            guard character.isParagraphBreak else { continue }
            ranges.append(start..<end)
            start = end
        }
        return start < end ? ranges + [start..<end] : ranges
    }
}

extension TextSlice {
    /// The lists of all runs, with the bytes at which the runs end.
    fileprivate var listRuns: [(end: Int, lists: [NSTextList])] {
        var (index, end) = (string.utf16.startIndex, 0)
        return runs.map { run in
            let next = string.utf16.index(index, offsetBy: run.length)
            end += string.utf8.distance(from: index, to: next)
            index = next
            return (end, (run.attributes.values[.paragraphStyle] as? NSParagraphStyle)?.textLists ?? [])
        }
    }
}
