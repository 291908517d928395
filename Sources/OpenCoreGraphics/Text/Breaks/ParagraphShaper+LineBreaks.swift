internal import CGTK

/// The opportunities to break lines: those of ICU, which also finds the words of Khmer, Lao, Burmese and Thai.
///
/// Pango's own opportunities differ from them in these scripts, beside hyphens and before decimal points. Like hyphenation,
/// they are set in Pango's table of character attributes, and then the lines are broken again.
extension ParagraphShaper {
    /// Sets the break opportunities of a layout; positions inside characters that the user perceives are none.
    ///
    /// The lines are broken again only if Pango's opportunities are others.
    func setLineBreaks(in layout: OpaquePointer) {
        guard widths != nil, style.lineBreakMode != .byCharWrapping else { return }
        var count: Int32 = 0
        guard let table = pango_layout_get_log_attrs_readonly(layout, &count),
            let text = pango_layout_get_text(layout)
        else { return }
        let attributes = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(mutating: table), count: Int(count))
        let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text)).bindMemory(to: UInt8.self)
        if Self.setLineBreaks(at: TextBreaks.lines.ends(in: bytes), of: bytes, in: attributes) {
            rebreakLines(of: layout)
        }
    }

    /// Returns whether an attribute was changed.
    private static func setLineBreaks(
        at ends: [Int], of bytes: UnsafeBufferPointer<UInt8>, in attributes: UnsafeMutableBufferPointer<PangoLogAttr>
    ) -> Bool {
        var (character, next, isChanged) = (0, 0, false)
        for (byte, value) in bytes.enumerated() where value & 0xC0 != 0x80 {
            defer { character += 1 }
            if next < ends.count, ends[next] < byte { next += 1 }
            guard byte > 0, attributes.indices.contains(character) else { continue }
            let isEnd = next < ends.count && ends[next] == byte && attributes[character].is_cursor_position != 0
            guard (attributes[character].is_line_break != 0) != isEnd else { continue }
            attributes[character].is_line_break = isEnd ? 1 : 0
            isChanged = true
        }
        return isChanged
    }
}
