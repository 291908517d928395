internal import CGTK

/// Restrictions on where the lines of a paragraph end.
///
/// Like hyphenation, they modify Pango's table of character attributes, and then the lines are broken again.
extension ParagraphShaper {
    /// Removes the break opportunities that the paragraph's style excludes.
    func restrictBreaks(of layout: OpaquePointer, in range: Range<Int>) {
        guard widths != nil, style.lineBreakMode != .byCharWrapping else { return }
        if style.details.keepsHangulWords { joinHangul(in: layout, range) }
        if style.details.avoidsSingleLastWord { pushOut(layout, range) }
    }

    /// Removes the break opportunities between Hangul syllables.
    private func joinHangul(in layout: OpaquePointer, _ range: Range<Int>) {
        var characters: [Int] = []
        var follows = false
        for (index, scalar) in String(decoding: bytes[range], as: UTF8.self).unicodeScalars.enumerated() {
            let isHangul = scalar.isHangul
            if follows, isHangul { characters.append(index) }
            follows = isHangul
        }
        forbidBreaks(before: characters, in: layout)
    }

    /// Moves the word before the last one to the last line, if that contains a single word otherwise.
    private func pushOut(_ layout: OpaquePointer, _ range: Range<Int>) {
        let count = pango_layout_get_line_count(layout)
        guard count > 1, pango_layout_is_ellipsized(layout) == 0, isParagraph(range), let widths,
            let last = pango_layout_get_line_readonly(layout, count - 1),
            let previous = pango_layout_get_line_readonly(layout, count - 2),
            let text = pango_layout_get_text(layout)
        else { return }
        let start = Int(last.pointee.start_index)
        let word = trimmed(range.lowerBound + start..<range.upperBound)
        let line = trimmed(range.lowerBound + Int(previous.pointee.start_index)..<range.lowerBound + start)
        guard !word.isEmpty, !bytes[word].contains(0x20), line.upperBound < word.lowerBound,
            let space = bytes[line].lastIndex(of: 0x20)
        else { return }
        // Both words and the space between them, which is as wide as the one before them, have to fit on a line.
        var (from, to, size) = (Int32(0), Int32(0), PangoRectangle())
        pango_layout_line_index_to_x(previous, Int32(space - range.lowerBound), 0, &from)
        pango_layout_line_index_to_x(previous, Int32(start), 0, &to)
        pango_layout_line_get_extents(last, nil, &size)
        let length = abs(PangoUnit.points(to) - PangoUnit.points(from)) + PangoUnit.points(size.width)
        guard length < PangoUnit.points(PangoUnit.width(widths.others)) else { return }
        forbidBreaks(before: [Int(g_utf8_pointer_to_offset(text, text + start))], in: layout)
    }

    /// Returns whether a range is a whole paragraph.
    private func isParagraph(_ range: Range<Int>) -> Bool {
        Paragraphs(bytes).ranges.contains { $0.text == range }
    }

    /// Returns a range without the spaces at its end.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
        return range.lowerBound..<end
    }

    private func forbidBreaks(before characters: [Int], in layout: OpaquePointer) {
        var count: Int32 = 0
        guard !characters.isEmpty, let table = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        let attributes = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(mutating: table), count: Int(count))
        for character in characters where attributes.indices.contains(character) {
            attributes[character].is_line_break = 0
        }
        rebreakLines(of: layout)
    }
}

extension Unicode.Scalar {
    /// Whether the character is a Hangul syllable or letter.
    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
