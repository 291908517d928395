internal import CGTK

/// Hyphenation: lines that end inside a word.
///
/// The break opportunities are set in Pango's table of character attributes. A layout creates that table once for its
/// text and attributes, and reads it whenever it breaks lines. Therefore the table is modified after both are set, and
/// then the lines are broken again.
extension ParagraphShaper {
    /// A word and its hyphenation points.
    private struct Word {
        /// The byte of its first letter in the layout's text.
        var byte: Int
        /// The end of the preceding text, without the space in between.
        var previousEnd: Int
        /// The character index and the byte of each point.
        var points: [(character: Int, byte: Int)]
    }

    /// Allows the lines of a layout to end at hyphenation points, if they would be too short otherwise.
    ///
    /// The lines are broken again for each word that is kept whole because its line is long enough without it.
    func hyphenate(_ layout: OpaquePointer, of range: Range<Int>) {
        let details = style.details
        guard details.hyphenationFactor > 0, widths != nil, style.lineBreakMode != .byCharWrapping,
            let patterns = engine.hyphenation(for: details.language)
        else { return }
        let words = words(in: range, patterns)
        guard !words.isEmpty else { return }
        mark(words, in: layout, true)
        rebreakLines(of: layout)
        guard details.hyphenationFactor < 1 else { return }
        while let word = firstUnnecessarilyHyphenatedWord(of: words, in: layout) {
            mark([word], in: layout, false)
            rebreakLines(of: layout)
        }
    }

    private func mark(_ words: [Word], in layout: OpaquePointer, _ isBreak: Bool) {
        var count: Int32 = 0
        guard let table = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        let characters = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(mutating: table), count: Int(count))
        for point in words.lazy.flatMap(\.points) where characters.indices.contains(point.character) {
            characters[point.character].is_line_break = isBreak ? 1 : 0
            characters[point.character].break_inserts_hyphen = isBreak ? 1 : 0
        }
    }

    func rebreakLines(of layout: OpaquePointer) {
        let width = pango_layout_get_width(layout)
        pango_layout_set_width(layout, width + 1)
        pango_layout_set_width(layout, width)
    }

    /// Returns the first word that is divided although its line would be long enough without it.
    private func firstUnnecessarilyHyphenatedWord(of words: [Word], in layout: OpaquePointer) -> Word? {
        var index = 0
        for number in 0..<pango_layout_get_line_count(layout) {
            guard let line = pango_layout_get_line_readonly(layout, number) else { continue }
            let end = Int(line.pointee.start_index + line.pointee.length)
            while index < words.count, words[index].points.last.map({ $0.byte < end }) == true { index += 1 }
            guard index < words.count, words[index].points.contains(where: { $0.byte == end }),
                words[index].byte > Int(line.pointee.start_index), isDivided(at: end, in: layout)
            else { continue }
            var x: Int32 = 0
            pango_layout_line_index_to_x(line, Int32(words[index].previousEnd), 0, &x)
            let availableWidth = number == 0 ? widths?.first : widths?.others
            if let availableWidth, PangoUnit.points(x) >= style.details.hyphenationFactor * availableWidth {
                return words[index]
            }
        }
        return nil
    }

    /// Returns whether a hyphen is currently allowed before a byte.
    private func isDivided(at byte: Int, in layout: OpaquePointer) -> Bool {
        var count: Int32 = 0
        guard let table = pango_layout_get_log_attrs_readonly(layout, &count),
            let text = pango_layout_get_text(layout)
        else { return false }
        let character = g_utf8_pointer_to_offset(text, text + byte)
        return character < Int(count) && table[character].break_inserts_hyphen != 0
    }

    // MARK: Words

    /// Returns all words that can be divided by patterns; words with soft hyphens are excluded.
    private func words(in range: Range<Int>, _ patterns: HyphenationPatterns) -> [Word] {
        var words: [Word] = []
        var letters: [(scalar: Unicode.Scalar, byte: Int)] = []
        var (byte, character, previousEnd) = (0, 0, 0)
        var isDivisible = true
        func endWord() {
            guard let start = letters.first?.byte else { return }
            if isDivisible {
                let first = character - letters.count
                let points = patterns.points(in: letters.lazy.map(\.scalar)).map { (first + $0, letters[$0].byte) }
                if !points.isEmpty { words.append(Word(byte: start, previousEnd: previousEnd, points: points)) }
            }
            (letters, isDivisible, previousEnd) = ([], true, byte)
        }
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
            let length = UTF8.width(scalar)
            if let isLetter = scalar.isLetterOfWord {
                isDivisible = isDivisible && isLetter
                letters.append((scalar, byte))
            } else {
                endWord()
                if !scalar.properties.isWhitespace { previousEnd = byte + length }
            }
            byte += length
            character += 1
        }
        endWord()
        return words
    }
}

extension Unicode.Scalar {
    /// Whether a character of a word allows the word to be divided by patterns, or nil if it separates words.
    fileprivate var isLetterOfWord: Bool? {
        switch value {
        case 0xAD, 0x30...0x39, 0x5F: false
        case 0x27, 0x2019: true
        default:
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark: true
            default: properties.isAlphabetic ? true : nil
            }
        }
    }
}
