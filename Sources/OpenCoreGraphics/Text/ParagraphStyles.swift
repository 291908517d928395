/// The styles of a text's paragraphs, sanitized.
struct ParagraphStyles {
    /// All styles; the first is the default for paragraphs without a style of their own.
    let all: [TextParagraph]
    private let runs: [TextParagraphRun]

    init(_ content: TextContent) {
        runs = content.paragraphs
        all = [content.paragraph.sanitized] + runs.map(\.style.sanitized)
    }

    /// Creates the styles of a text with a single paragraph.
    init(_ style: TextParagraph) {
        (all, runs) = ([style], [])
    }

    subscript(index: Int) -> TextParagraph {
        all[index]
    }

    /// Returns the index of a paragraph's style.
    ///
    /// - Parameter byte: The paragraph's first byte. An empty paragraph at the end of the text has the style of the
    ///   preceding text.
    func index(forParagraphAt byte: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound <= byte { low = middle + 1 } else { high = middle }
        }
        if low < runs.count, runs[low].range.contains(byte) { return low + 1 }
        guard low > 0, low == runs.count, runs[low - 1].range.upperBound == byte else { return 0 }
        return low
    }
}

extension TextParagraph {
    /// The style with numbers that are invalid or not finite replaced.
    var sanitized: TextParagraph {
        func clean(_ value: CGFloat, from low: CGFloat = 0) -> CGFloat {
            value.isFinite ? min(max(value, low), 1_000_000) : 0
        }
        var style = self
        style.lineSpacing = clean(lineSpacing)
        style.lineHeightMultiple = clean(lineHeightMultiple)
        style.minimumLineHeight = clean(minimumLineHeight)
        style.maximumLineHeight = clean(maximumLineHeight)
        style.firstLineHeadIndent = clean(firstLineHeadIndent)
        style.headIndent = clean(headIndent)
        style.tailIndent = clean(tailIndent, from: -1_000_000)
        style.paragraphSpacing = clean(paragraphSpacing)
        style.paragraphSpacingBefore = clean(paragraphSpacingBefore)
        return style
    }
}
