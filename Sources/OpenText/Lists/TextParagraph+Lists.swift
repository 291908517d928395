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
    /// - Parameter slice: The text from which the content was created.
    func showingMarkers(of slice: TextSlice) -> TextContent {
        guard hasLists else { return self }
        let styles =
            paragraphs.isEmpty ? [TextParagraphRun(range: 0..<string.utf8.count, style: paragraph)] : paragraphs
        var content = self
        content.paragraphs = []
        var counter = TextListCounter()
        var sources = slice.listRuns[...]
        for range in Self.paragraphRanges(of: string) {
            let start = range.lowerBound
            sources = sources.drop { $0.end <= start }
            counter.count(range.isEmpty ? [] : sources.first?.lists ?? [])
            var style = styles.first { $0.range.contains(start) }?.style ?? paragraph
            if let marker = counter.marker {
                let look = runs.first { $0.range.contains(start) }
                style.showMarker(marker, font: look?.font ?? UIFont.systemFont(ofSize: 12).face, color: look?.color)
            }
            content.paragraphs.append(TextParagraphRun(range: range, style: style))
        }
        return content
    }

    /// Returns the bytes of all paragraphs, with their terminators; the last one is empty if the text ends with one.
    private static func paragraphRanges(of string: String) -> [Range<Int>] {
        var (ranges, start, end): ([Range<Int>], Int, Int) = ([], 0, 0)
        for character in string {
            end += character.utf8.count
            guard ["\n", "\r", "\r\n", "\u{2029}"].contains(character) else { continue }
            ranges.append(start..<end)
            start = end
        }
        return ranges + [start..<end]
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
