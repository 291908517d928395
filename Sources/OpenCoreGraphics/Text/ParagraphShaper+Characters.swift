internal import CGTK

/// Lines that do not end inside a character that the user perceives.
///
/// Unicode's line breaking allows a break between a space and a combining mark, and before an emoji modifier, although
/// both belong to the preceding character (UAX #14, LB9 and LB10; UAX #29, GB9). Pango ends the program if a run of
/// glyphs begins at such a position and its line is too short (Pango 1.50: `process_line` forces a break in the run, but
/// never before its first character).
extension ParagraphShaper {
    /// Forbids the breaks inside characters in a layout whose width is not set yet.
    ///
    /// Reading Pango's table of character attributes shapes the text, which takes as long as laying it out. Therefore text
    /// without such characters is skipped.
    func keepCharactersWhole(in layout: OpaquePointer, of range: Range<Int>) {
        guard widths != nil, mayBreakInsideCharacters(range) else { return }
        var count: Int32 = 0
        guard let table = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        let characters = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(mutating: table), count: Int(count))
        for index in characters.indices where characters[index].is_cursor_position == 0 {
            characters[index].is_line_break = 0
            characters[index].is_char_break = 0
        }
    }

    private func mayBreakInsideCharacters(_ range: Range<Int>) -> Bool {
        // All characters concerned are U+0300 or above, whose first byte in UTF-8 is at least 0xCC.
        guard bytes[range].contains(where: { $0 >= 0xCC }) else { return false }
        var previous: Unicode.Scalar = "\n"
        for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
            defer { previous = scalar }
            guard scalar.value >= 0x300 else { continue }
            let (properties, category) = (scalar.properties, scalar.properties.generalCategory)
            if properties.isEmojiModifier || scalar.isPrependedLetter { return true }
            if category == .format, scalar != "\u{200B}" { return true }
            if previous == " ", properties.isGraphemeExtend || category == .spacingMark { return true }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter that belongs to the following character (`Grapheme_Cluster_Break=Prepend`).
    ///
    /// The other scalars with this property are format characters.
    fileprivate var isPrependedLetter: Bool {
        switch value {
        case 0xD4E, 0x111C2...0x111C3, 0x1193F, 0x11941, 0x11A3A, 0x11A84...0x11A89, 0x11D46, 0x11F02: true
        default: false
        }
    }
}
