/// The looks of a text's paragraphs, without numbers that make no sense.
struct ParagraphStyles {
    /// The first is that of paragraphs of which nothing else is said.
    let all: [TextParagraph]
    private let runs: [TextParagraphRun]

    init(_ content: TextContent) {
        runs = content.paragraphs
        all = [content.paragraph.sanitized] + runs.map(\.style.sanitized)
    }

    /// The look of the only paragraph.
    init(_ style: TextParagraph) {
        (all, runs) = ([style], [])
    }

    subscript(index: Int) -> TextParagraph {
        all[index]
    }

    /// Which style a paragraph has.
    ///
    /// - Parameter byte: The paragraph's first; that of an empty paragraph at the end of the text is the one before it
    ///   if that does not lead on.
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
    /// The same style without numbers that are not finite or make no sense.
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
