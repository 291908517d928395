extension TextContent {
    /// Returns the content with Unicode's embedding and override characters inserted for the directions of its runs.
    ///
    /// Ranges of the result include these characters; without such runs, the content is returned unchanged. The runs
    /// have to be in ascending order and must not overlap.
    package func markingDirections() -> TextContent {
        guard runs.contains(where: { $0.hasEffects && !$0.effects.directions.isEmpty }),
            let marked = DirectionMarker(self)
        else { return self }
        var content = self
        content.string = String(decoding: marked.bytes, as: UTF8.self)
        content.runs = marked.runs
        content.paragraphs = paragraphs.map {
            let range = marked.place(of: $0.range.lowerBound)..<marked.place(of: $0.range.upperBound)
            return TextParagraphRun(range: range, style: $0.style)
        }
        return content
    }
}

private struct DirectionMarker {
    private(set) var bytes: [UInt8] = []
    private(set) var runs: [TextRun] = []
    /// The ends of runs in the original text, and the number of bytes added up to them.
    private var ends: [(end: Int, added: Int)] = []

    /// Returns nil if the runs are not in ascending order or overlap.
    init?(_ content: TextContent) {
        let old = Array(content.string.utf8)
        var end = 0
        for run in content.runs {
            guard run.range.lowerBound >= end, run.range.upperBound <= old.count else { return nil }
            bytes += old[end..<run.range.lowerBound]
            end = run.range.upperBound
            let start = bytes.count
            append(old[run.range], in: run.hasEffects ? run.effects.directions : [])
            var placed = run
            placed.range = start..<bytes.count
            runs.append(placed)
            ends.append((end, bytes.count - end))
        }
        bytes += old[end...]
    }

    /// Appends text within directions, which every paragraph reopens, because a paragraph's end closes them.
    private mutating func append(_ text: ArraySlice<UInt8>, in directions: [TextDirection]) {
        guard !directions.isEmpty else { return bytes += text }
        let opening = directions.flatMap(\.opening)
        let closing = directions.flatMap { _ in Array("\u{202C}".utf8) }
        for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { bytes.append(0x0A) }
            if !line.isEmpty { bytes += opening + line + closing }
        }
    }

    /// Returns the position in the new text of a byte of the original one.
    func place(of byte: Int) -> Int {
        byte + (ends.last { $0.end <= byte }?.added ?? 0)
    }
}

extension TextDirection {
    fileprivate var opening: [UInt8] {
        let scalar: Unicode.Scalar =
            switch self {
            case .embedding(let isRightToLeft): isRightToLeft ? "\u{202B}" : "\u{202A}"
            case .override(let isRightToLeft): isRightToLeft ? "\u{202E}" : "\u{202D}"
            }
        return Array(String(scalar).utf8)
    }
}
