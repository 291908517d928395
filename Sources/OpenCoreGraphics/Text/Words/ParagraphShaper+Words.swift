internal import CGTK

/// The short way: simple text is broken into lines from words that were shaped before.
extension ParagraphShaper {
    /// The lines of a paragraph; nil if only Pango can tell.
    ///
    /// The result is the one that Pango gives. What is not sure to be so takes Pango's way: text that is not simple,
    /// that has several looks, that has to be justified, shortened, or broken inside a word.
    func simpleLines(of range: Range<Int>, limit: Int?) -> [ShapedLine]? {
        guard style.alignment != .justified, style.lineBreakMode != .byCharWrapping,
            style.writingDirection != .rightToLeft, let run = segments.onlyRun, run.kern == 0, !run.hasEffects,
            let places = SimpleText.words(in: bytes[range])
        else { return nil }
        let font = engine.font(for: run.font)
        guard let space = font.words.space else { return nil }
        var words: [ShapedWord] = []
        words.reserveCapacity(places.count)
        for place in places {
            guard let word = font.words.word(bytes[place]) else { return nil }
            words.append(word)
        }
        guard let breaks = breaks(words, space: space.geometry.width) else { return nil }
        if let limit, breaks.count > limit, style.lineBreakMode.shortens || marksLeftOut { return nil }
        let builder = WordLineBuilder(words: words, places: places, space: space, run: run, font: font)
        return builder.lines(breaks, limit: limit, end: range.upperBound)
    }

    /// For each line the words that stand on it; nil if a word is too long for its line.
    private func breaks(_ words: [ShapedWord], space: Int32) -> [Range<Int>]? {
        guard let widths else { return [0..<words.count] }
        let (first, others) = (PangoUnit.width(widths.first), PangoUnit.width(widths.others))
        var lines: [Range<Int>] = []
        var (start, index) = (0, 0)
        while start < words.count {
            let room = lines.isEmpty ? first : others
            var width = words[start].width
            guard width <= room else { return nil }
            index = start + 1
            while index < words.count, width + space + words[index].width <= room {
                width += space + words[index].width
                index += 1
            }
            lines.append(start..<index)
            start = index
        }
        return lines
    }
}

/// Puts words together to lines, with the glyphs and positions that Pango gives the whole line.
private struct WordLineBuilder {
    let words: [ShapedWord]
    let places: [Range<Int>]
    let space: PangoGlyphInfo
    let run: TextRun
    let font: LoadedFont

    func lines(_ breaks: [Range<Int>], limit: Int?, end: Int) -> [ShapedLine] {
        let shown = min(breaks.count, limit ?? breaks.count)
        return (0..<shown).map { index in
            let isLast = index == breaks.count - 1
            var line = line(of: breaks[index], end: isLast ? end : places[breaks[index].upperBound].lowerBound)
            line.isFirstOfParagraph = index == 0
            line.isLastOfParagraph = isLast
            line.isTruncated = index == shown - 1 && !isLast
            return line
        }
    }

    private func line(of range: Range<Int>, end: Int) -> ShapedLine {
        let start = places[range.lowerBound].lowerBound
        var line = ShapedLine(range: start..<end)
        let shaped = glyphs(of: range, end: end)
        line.width = PangoUnit.points(width(of: range))
        line.pieces = [ShapedLine.Piece(shaped: shaped, isColor: false, x: 0, width: line.width, range: start..<end)]
        line.makeRoom(for: font.metrics, raisedBy: run.baselineOffset.isFinite ? run.baselineOffset : 0)
        return line
    }

    private func width(of range: Range<Int>) -> Int32 {
        words[range].reduce(space.geometry.width * Int32(range.count - 1)) { $0 + $1.width }
    }

    /// A space at the end of a line that goes on is there, but takes no room.
    private func glyphs(of range: Range<Int>, end: Int) -> ShapedGlyphs? {
        guard let pangoFont = font.font, let string = pango_glyph_string_new() else { return nil }
        let hasEndSpace = end > places[range.upperBound - 1].upperBound
        let count = words[range].reduce(range.count - (hasEndSpace ? 0 : 1)) { $0 + $1.glyphs.count }
        pango_glyph_string_set_size(string, Int32(count))
        let start = places[range.lowerBound].lowerBound
        var next = 0
        for index in range {
            let (word, offset) = (words[index], Int32(places[index].lowerBound - start))
            for (glyph, cluster) in zip(word.glyphs, word.clusters) {
                string.pointee.glyphs[next] = glyph
                string.pointee.log_clusters[next] = offset + cluster
                next += 1
            }
            guard next < count else { break }
            string.pointee.glyphs[next] = space
            if index == range.upperBound - 1 {
                string.pointee.glyphs[next].glyph = 0x0FFF_FFFF
                string.pointee.glyphs[next].geometry.width = 0
            }
            string.pointee.log_clusters[next] = Int32(places[index].upperBound - start)
            next += 1
        }
        return ShapedGlyphs(font: pangoFont, adopting: string)
    }
}
