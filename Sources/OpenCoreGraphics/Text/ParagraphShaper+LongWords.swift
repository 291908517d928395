internal import CGTK

/// Words of thousands of characters, such as encoded data.
///
/// Where no line can end between words, Pango shapes all that is left of the word again for each line, which takes time
/// in proportion to the square of its length. So such a paragraph is laid out a window at a time: of a window's lines
/// the last is thrown away, and the next window begins where a line began. That changes nothing as long as nothing runs
/// from right to left and the window begins with a letter that neither joins the one before nor needs it.
extension ParagraphShaper {
    private static let longWord = 1000
    private static let window = 1024

    /// Whether a paragraph has a word that Pango would take too long for.
    func hasLongWord(_ range: Range<Int>) -> Bool {
        guard range.count >= Self.longWord, widths != nil, style.writingDirection != .rightToLeft else { return false }
        var (length, isLong) = (0, false)
        for byte in bytes[range] {
            length = byte > 0x20 && byte < 0x7F ? length + 1 : 0
            isLong = isLong || length >= Self.longWord
        }
        return isLong && !mayRunFromRightToLeft(range)
    }

    /// Whether there may be a character that is written from right to left or says so.
    private func mayRunFromRightToLeft(_ range: Range<Int>) -> Bool {
        String(decoding: bytes[range], as: UTF8.self).unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
                0x10800...0x10FFF, 0x1E800...0x1EFFF:
                true
            default: false
            }
        }
    }

    /// The lines of a paragraph with a long word; it must not have to be shortened.
    func windowedLines(of range: Range<Int>, limit: Int?) -> [ShapedLine] {
        let limit = limit ?? .max
        var lines: [ShapedLine] = []
        var (start, size) = (range.lowerBound, Self.window)
        while start < range.upperBound, lines.count < limit {
            let end = characterEnd(start + size, in: range)
            var added = windowLines(of: start..<end, isFirst: lines.isEmpty)
            if end < range.upperBound {
                guard let kept = added.indices.dropFirst().last(where: { canStart(at: added[$0].range.lowerBound) })
                else {
                    size *= 2
                    continue
                }
                start = added[kept].range.lowerBound
                added.removeSubrange(kept...)
                added[kept - 1].isLastOfParagraph = false
                size = Self.window
            } else {
                start = end
            }
            lines += added
        }
        if lines.count > limit || start < range.upperBound {
            lines.removeSubrange(min(limit, lines.count)...)
            if let last = lines.indices.last { lines[last].isTruncated = true }
        }
        return lines
    }

    private func windowLines(of range: Range<Int>, isFirst: Bool) -> [ShapedLine] {
        var shaper = self
        if !isFirst, let others = widths?.others { shaper.widths = (others, others) }
        var lines = shaper.layoutLines(of: range, limit: nil, isContinued: false)
        if !isFirst, !lines.isEmpty { lines[0].isFirstOfParagraph = false }
        return lines
    }

    private func characterEnd(_ index: Int, in range: Range<Int>) -> Int {
        var index = min(index, range.upperBound)
        while index < range.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return index
    }

    /// Whether a window may begin at a byte: with a Latin letter behind a character of ASCII.
    private func canStart(at byte: Int) -> Bool {
        guard bytes[byte - 1] < 0x7F else { return false }
        switch bytes[byte] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        default: return false
        }
    }
}
