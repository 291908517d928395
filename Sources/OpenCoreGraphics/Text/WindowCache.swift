/// The lines of recently laid out windows of text without spaces; requires the text lock.
///
/// After an edit of a very long word, most windows have a text that was laid out before: those before the edit, and in
/// repetitive text also those after it. Shaping a window of hyphens in Inter takes 2 ms.
final class WindowCache {
    /// Everything that determines the lines of a window.
    struct Key: Hashable {
        private let bytes: [UInt8]
        private let run: TextRun
        private let style: TextParagraph
        private let first: CGFloat
        private let others: CGFloat

        /// Returns nil if the window has several styles, or if its lines depend on more than its text.
        init?(_ shaper: ParagraphShaper, _ window: Range<Int>) {
            let segments = shaper.segments.meeting(window)
            guard let widths = shaper.widths, segments.count == 1, let run = segments.first?.run, !run.hasEffects,
                !shaper.style.restrictsBreaks, shaper.lineOffset == 0
            else { return nil }
            bytes = Array(shaper.bytes[window])
            // Colors and underlines are added to the lines later.
            self.run = TextRun(range: 0..<0, font: run.font, kern: run.kern, baselineOffset: run.baselineOffset)
            style = shaper.style
            (first, others) = (widths.first, widths.others)
        }

        /// The approximate size of the window's lines in bytes.
        fileprivate var cost: Int { 200 + 32 * bytes.count }
    }

    /// The largest total cost.
    private static let budget = 1_000_000

    private var entries: [Key: [ShapedLine]] = [:]
    private var cost = 0

    /// Returns the lines of a window that starts at byte 0.
    func lines(of key: Key) -> [ShapedLine]? { entries[key] }

    /// Stores the lines of a window that starts at byte 0.
    func add(_ lines: [ShapedLine], for key: Key) {
        if cost + key.cost > Self.budget { removeAll() }
        guard key.cost <= Self.budget, entries.updateValue(lines, forKey: key) == nil else { return }
        cost += key.cost
    }

    func removeAll() {
        entries.removeAll()
        cost = 0
    }
}

extension ShapedLine {
    /// Returns the line of the same text at another place.
    func moved(by distance: Int) -> ShapedLine {
        func shifted(_ range: Range<Int>) -> Range<Int> {
            range.lowerBound + distance..<range.upperBound + distance
        }
        var line = self
        line.range = shifted(range)
        line.hidden = hidden.map(shifted)
        line.window = window.map(shifted)
        for index in pieces.indices { line.pieces[index].range = shifted(pieces[index].range) }
        return line
    }
}
