internal import CGTK

/// A paragraph of simple text that consists of previously shaped words: it is broken into lines at any width without
/// shaping.
///
/// The lines are the same as Pango's. Cases in which that is not guaranteed are left to Pango: text that is not simple,
/// justified, truncated elsewhere than at its end, or broken inside a word. For these, there are no lines.
///
/// After its creation, only the glyphs require the text lock.
final class ShapedParagraph: Sendable {
    /// A word or a single space.
    struct Entry: Sendable {
        let word: ShapedWord
        /// The offset of its first byte in the text.
        let start: Int32
        /// The index of its style.
        let segment: Int32
        let isSpace: Bool
        /// Whether a line may end after it.
        var allowsBreak: Bool
    }

    /// A line as a range of entries.
    struct Line {
        var entries: Range<Int>
        /// In Pango's units.
        var width: Int
        /// Whether a space at its end has no width, because the line is broken there.
        var endsInBreak = false
        /// The position of the truncation: an entry and a glyph in it.
        var cut: (entry: Int, glyph: Int)?
    }

    let entries: [Entry]
    let range: Range<Int>
    let segments: TextSegments
    let style: TextParagraph
    let options: TextContent.Options
    /// The font of a text with one style, or nil if there are several.
    private let onlyFont: WordFont?
    private let onlyRaise: CGFloat
    private let ellipsis: ShapedWord?

    /// Looks up the words, shaping new ones; returns nil if the text requires Pango.
    ///
    /// Requires the text lock.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init?(
        _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, segments: TextSegments, style: TextParagraph,
        options: TextContent.Options = [], engine: TextEngine
    ) {
        guard style.alignment != .justified, style.lineBreakMode != .byCharWrapping,
            style.writingDirection != .rightToLeft, !range.isEmpty, range.upperBound < Int32.max
        else { return nil }
        var reader = WordReader(bytes: bytes, range: range, engine: engine)
        if let run = segments.uniformRun {
            guard reader.read(range, run: run, segment: 0) else { return nil }
            onlyFont = reader.entries.first?.word.font
            onlyRaise = run.raise
            ellipsis = options.marksEnd(style) ? reader.ellipsis : nil
        } else {
            for (index, segment) in segments.meeting(range).enumerated() {
                guard reader.read(segment.range.clamped(to: range), run: segment.run, segment: index) else {
                    return nil
                }
            }
            (onlyFont, onlyRaise, ellipsis) = (nil, 0, nil)
        }
        (self.range, self.segments, self.style, self.options) = (range, segments, style, options)
        entries = reader.entries
    }

    /// The approximate size in bytes.
    var cost: Int {
        200 + entries.capacity * MemoryLayout<Entry>.stride
    }

    // MARK: Breaking

    /// Calls a closure with each line in a width; returns false if the lines require Pango.
    ///
    /// Allocates nothing.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    func forEachLine(
        in widths: (first: CGFloat, others: CGFloat)?, limit: Int?, _ body: (Line, _ index: Int, _ isLast: Bool) -> Void
    ) -> Bool {
        let availableWidths = widths.map { (Int(PangoUnit.width($0.first)), Int(PangoUnit.width($0.others))) }
        return entries.withUnsafeBufferPointer { entries in
            var (start, index) = (0, 0)
            while start < entries.count {
                let availableWidth = availableWidths.map { index == 0 ? $0.0 : $0.1 } ?? .max
                let isLastAllowed = index + 1 == limit
                let found =
                    isLastAllowed && (style.lineBreakMode.truncates || options.marksEnd(style))
                    ? shortenedLine(entries, from: start, availableWidth: availableWidth)
                    : line(entries, from: start, availableWidth: availableWidth)
                guard let line = found else { return false }
                start = line.entries.upperBound
                body(line, index, start == entries.count)
                if isLastAllowed { break }
                index += 1
            }
            return true
        }
    }

    /// Returns the line that starts with an entry, or nil if a word is too long for it or several spaces hang beyond its end.
    private func line(_ entries: UnsafeBufferPointer<Entry>, from start: Int, availableWidth: Int) -> Line? {
        var (width, index) = (0, start)
        var candidate: Line?
        while index < entries.count {
            let entry = entries[index]
            let own = Int(entry.word.width)
            // A space at which the line is broken has no width.
            let needed = entry.isSpace && entry.allowsBreak ? width : width + own
            if needed > availableWidth {
                guard let candidate, !entry.isSpace, !entry.word.hasHiddenBreaks,
                    !separatesDependentWords(entries, at: candidate.entries.upperBound),
                    !endsInSpaces(entries[candidate.entries])
                else { return nil }
                return candidate
            }
            width += own
            index += 1
            if entry.allowsBreak, index < entries.count {
                candidate = Line(entries: start..<index, width: needed, endsInBreak: true)
            }
        }
        return width > availableWidth ? nil : Line(entries: start..<index, width: width)
    }

    /// Returns whether several spaces are at the end of a line.
    private func endsInSpaces(_ entries: Slice<UnsafeBufferPointer<Entry>>) -> Bool {
        entries.count > 1 && entries[entries.endIndex - 1].isSpace && entries[entries.endIndex - 2].isSpace
    }

    /// Returns whether a break would separate a word from a neighbor on which its glyphs depend.
    private func separatesDependentWords(_ entries: UnsafeBufferPointer<Entry>, at index: Int) -> Bool {
        let before = entries[index - 1].isSpace ? index - 2 : index - 1
        return entries[index].word.place != 0 || before >= 0 && entries[before].word.place != 0
    }

    /// Returns the rest of the text, truncated with an ellipsis if it does not fit.
    private func shortenedLine(_ entries: UnsafeBufferPointer<Entry>, from start: Int, availableWidth: Int) -> Line? {
        var line = Line(entries: start..<entries.count, width: 0)
        for entry in entries[start...] { line.width += Int(entry.word.width) }
        if line.width <= availableWidth { return line }
        guard let ellipsis else { return nil }
        let spare = availableWidth - Int(ellipsis.width)
        guard spare > 0 else { return nil }
        var (width, index) = (0, start)
        while index < entries.count, width + Int(entries[index].word.width) <= spare {
            width += Int(entries[index].word.width)
            index += 1
        }
        guard index < entries.count else { return nil }
        let (glyphs, part) = entries[index].word.fitting(spare - width)
        guard index > start || glyphs > 0 else { return nil }
        line.cut = (index, glyphs)
        line.width = width + part + Int(ellipsis.width)
        return line
    }

    // MARK: Lines

    /// Returns a line without its glyphs.
    func shape(of line: Line, index: Int, isLast: Bool, limit: Int?) -> ShapedLine {
        let start = Int(entries[line.entries.lowerBound].start)
        let end = isLast ? range.upperBound : Int(entries[line.entries.upperBound].start)
        var shaped = ShapedLine(range: start..<end)
        shaped.width = CGFloat(line.width) / PangoUnit.perPoint
        shaped.isFirstOfParagraph = index == 0
        shaped.isLastOfParagraph = isLast
        shaped.hidden = line.cut.map { cutByte($0)..<end }
        shaped.isTruncated = line.cut != nil || (index + 1 == limit && !isLast)
        if let onlyFont {
            shaped.makeSpace(for: onlyFont.metrics, raisedBy: onlyRaise)
        } else {
            for entry in entries[line.entries] {
                let run = segments.run(at: Int(entry.start))
                shaped.makeSpace(for: entry.word.font.metrics, raisedBy: run.raise)
            }
        }
        if options.contains(.omitsLeading) { shaped.leading = 0 }
        return shaped
    }

    /// The UTF-8 form of the text.
    var bytes: [UInt8] {
        entries.flatMap(\.word.bytes)
    }

    /// Returns the lines with their glyphs, or nil if they require Pango.
    ///
    /// Requires the text lock.
    func lines(in widths: (first: CGFloat, others: CGFloat)?, limit: Int?) -> [ShapedLine]? {
        var lines: [ShapedLine] = []
        let isKnown = forEachLine(in: widths, limit: limit) { line, index, isLast in
            var shaped = shape(of: line, index: index, isLast: isLast, limit: limit)
            shaped.pieces = pieces(of: line, end: shaped.range.upperBound)
            lines.append(shaped)
        }
        return isKnown ? lines : nil
    }

    private func pieces(of line: Line, end: Int) -> [ShapedLine.Piece] {
        var pieces: [ShapedLine.Piece] = []
        var x = 0
        func add(_ glyphs: WordGlyphs, _ range: Range<Int>) {
            pieces.append(
                ShapedLine.Piece(
                    shaped: glyphs.shaped(from: range.lowerBound), isColor: false, x: CGFloat(x) / PangoUnit.perPoint,
                    width: CGFloat(glyphs.width) / PangoUnit.perPoint, range: range))
            x += glyphs.width
        }
        var next = line.entries.lowerBound
        let last = line.cut.map { $0.glyph > 0 ? $0.entry + 1 : $0.entry } ?? line.entries.upperBound
        while next < last {
            let first = next
            while next < last, entries[next].segment == entries[first].segment { next += 1 }
            let after = next < line.entries.upperBound ? Int(entries[next].start) : end
            var glyphs = WordGlyphs(entries: entries[first..<next])
            glyphs.hidesEnd = next == last && line.endsInBreak && entries[next - 1].isSpace
            var stop = after
            if let cut = line.cut, next == last {
                if cut.glyph > 0 { glyphs.end = cut.glyph }
                stop = cutByte(cut)
            }
            add(glyphs, Int(entries[first].start)..<stop)
        }
        if let cut = line.cut, let ellipsis {
            let word = Entry(
                word: ellipsis, start: Int32(cutByte(cut)), segment: 0, isSpace: false, allowsBreak: false)
            add(WordGlyphs(entries: [word]), cutByte(cut)..<end)
        }
        return pieces
    }

    private func cutByte(_ cut: (entry: Int, glyph: Int)) -> Int {
        let entry = entries[cut.entry]
        return Int(entry.start) + (cut.glyph > 0 ? Int(entry.word.clusters[cut.glyph]) : 0)
    }
}

/// The concatenated glyphs of words.
private struct WordGlyphs {
    let entries: ArraySlice<ShapedParagraph.Entry>
    /// Whether the last entry is a space that is hidden.
    var hidesEnd = false
    /// The number of glyphs of the last entry, or nil for all.
    var end: Int?

    init(entries: ArraySlice<ShapedParagraph.Entry>) {
        self.entries = entries
    }

    private func count(_ index: Int) -> Int {
        let all = entries[index].word.glyphs.count
        return index == entries.endIndex - 1 ? end ?? all : all
    }

    /// In Pango's units.
    var width: Int {
        entries.indices.reduce(0) { sum, index in
            if hidesEnd, index == entries.endIndex - 1 { return sum }
            return sum + entries[index].word.glyphs.prefix(count(index)).reduce(0) { $0 + Int($1.geometry.width) }
        }
    }

    /// Returns the glyphs for Pango, with cluster indices relative to `start`, or nil if there is only a hidden space.
    func shaped(from start: Int) -> ShapedGlyphs? {
        guard let font = entries.first?.word.font.font, !(hidesEnd && entries.count == 1),
            let string = pango_glyph_string_new()
        else { return nil }
        pango_glyph_string_set_size(string, Int32(entries.indices.reduce(0) { $0 + count($1) }))
        var next = 0
        for index in entries.indices {
            let (word, offset) = (entries[index].word, entries[index].start - Int32(start))
            for glyph in 0..<count(index) {
                string.pointee.glyphs[next] = word.glyphs[glyph]
                string.pointee.log_clusters[next] = offset + word.clusters[glyph]
                next += 1
            }
        }
        if hidesEnd {
            string.pointee.glyphs[next - 1].glyph = 0x0FFF_FFFF
            string.pointee.glyphs[next - 1].geometry.width = 0
        }
        return ShapedGlyphs(font: font, adopting: string)
    }
}

extension ShapedWord {
    /// Returns the number of glyphs, of complete clusters only, that fit into a width, and their width.
    fileprivate func fitting(_ availableWidth: Int) -> (glyphs: Int, width: Int) {
        var (width, count, fitting) = (0, 0, (glyphs: 0, width: 0))
        while count < glyphs.count {
            repeat {
                width += Int(glyphs[count].geometry.width)
                count += 1
            } while count < glyphs.count && glyphs[count].attr.is_cluster_start == 0
            if width > availableWidth { break }
            fitting = (count, width)
        }
        return fitting
    }
}

extension TextContent.Options {
    /// Returns whether an ellipsis replaces the omitted end of a paragraph.
    fileprivate func marksEnd(_ style: TextParagraph) -> Bool {
        switch style.lineBreakMode {
        case .byTruncatingTail: true
        case .byWordWrapping, .byCharWrapping: contains(.showsEllipsisForOmittedLines)
        case .byTruncatingHead, .byTruncatingMiddle, .byClipping: false
        }
    }
}

extension ParagraphShaper {
    /// Returns the lines of a paragraph, or nil if it requires Pango.
    func simpleLines(of range: Range<Int>, limit: Int?) -> [ShapedLine]? {
        bytes.withUnsafeBufferPointer { bytes in
            ShapedParagraph(
                bytes, in: range, segments: segments, style: style,
                options: showsEllipsisForOmittedLines ? .showsEllipsisForOmittedLines : [],
                engine: engine)?
                .lines(in: widths, limit: limit)
        }
    }
}
