/// Words and sentences, which are searched in the blocks around an offset.
extension TextBuffer {
    /// The number of blocks before and after an offset that are searched; longer units are divided.
    private static let reach = (first: 1, most: 16)

    /// Returns the word, the sentence, or the text between two words that contains the character after an offset.
    ///
    /// The range starts and ends at grapheme cluster boundaries.
    ///
    /// - Complexity: O(*n*) in the length of the unit, which is limited.
    func unit(_ breaks: TextBreaks, at offset: Int) -> (range: Range<Int>, isWord: Bool) {
        let place = place(at: offset)
        var reach = Self.reach.first
        while true {
            let window = window(around: blockIndex(at: offset), reach: reach)
            let unit = withUTF8 { text in
                let byte = place.byte - window.bytes.lowerBound
                return breaks.unit(at: byte, in: UnsafeBufferPointer(rebasing: text[window.bytes]))
            }
            let isCut =
                unit.range.lowerBound == 0 && !window.isAtStart
                || unit.range.upperBound == window.bytes.count && !window.isAtEnd
            if !isCut || reach >= Self.reach.most {
                let start = self.unit(ofByte: window.bytes.lowerBound + unit.range.lowerBound, near: place)
                let end = self.unit(ofByte: window.bytes.lowerBound + unit.range.upperBound, near: place)
                return (boundary(notAfter: start)..<boundary(notBefore: end), unit.isWord)
            }
            reach *= 4
        }
    }

    /// The number of bytes that are searched for a word at a time, and in all.
    private static let searched = (part: 4096, most: 131_072)

    /// Returns the first offset at or after another that belongs to a word, or `nil` if there is none.
    ///
    /// If there is none in the next 131,072 bytes, returns the offset after these, so that a key press in a megabyte of symbols
    /// takes bounded time.
    func wordOffset(from offset: Int) -> Int? {
        let place = place(at: offset)
        let found: Int? = withUTF8 { text in
            var start = place.byte
            while start < text.count {
                guard start - place.byte < Self.searched.most else { return start }
                var end = min(start + Self.searched.part, text.count)
                while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
                let part = UnsafeBufferPointer(rebasing: text[start..<end])
                if let byte = TextBreaks.words.wordByte(from: 0, in: part) { return start + byte }
                start = end
            }
            return nil
        }
        return found.map { unit(ofByte: $0, near: place) }
    }

    /// Returns an offset before another that belongs to the last word there, or `nil` if there is none.
    ///
    /// If there is none in the previous 131,072 bytes, returns the offset before these.
    func wordOffset(before offset: Int) -> Int? {
        let place = place(at: offset)
        let found: Int? = withUTF8 { text in
            var end = place.byte
            while end > 0 {
                guard place.byte - end < Self.searched.most else { return end }
                var start = max(end - Self.searched.part, 0)
                while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
                let part = UnsafeBufferPointer(rebasing: text[start..<end])
                if let byte = TextBreaks.words.wordStart(before: part.count, in: part) { return start + byte }
                end = start
            }
            return nil
        }
        return found.map { unit(ofByte: $0, near: place) }
    }

    /// Returns the bytes of a block and of adjacent blocks of its paragraph, and whether they reach its ends.
    private func window(around index: Int, reach: Int) -> (bytes: Range<Int>, isAtStart: Bool, isAtEnd: Bool) {
        let first = max(index - reach, firstBlock(ofParagraphAround: index))
        var last = index
        while last < index + reach, isFollowedByContinuation(last) { last += 1 }
        return (
            blockBytes(first).lowerBound..<blockBytes(last).upperBound, !isContinuation(first),
            !isFollowedByContinuation(last)
        )
    }

    private func isFollowedByContinuation(_ index: Int) -> Bool {
        index + 1 < blockCount && isContinuation(index + 1)
    }
}
