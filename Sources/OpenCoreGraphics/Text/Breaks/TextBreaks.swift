internal import CTextBreaks
/// Finds the words or sentences of a text (UAX #29), or where its lines may end (UAX #14).
///
/// Text is UTF-8, and places are byte offsets in it. Chinese, Japanese, Thai, Lao, Khmer and Burmese text is divided into
/// words with dictionaries. The time of a query does not depend on the length of the text, except for the length of the
/// unit that is found and of text that requires a dictionary.
package final class TextBreaks: Sendable {
    /// A word, the text between two words, or a sentence.
    package struct Unit: Equatable, Sendable {
        package var range: Range<Int>
        /// Whether the unit is a word, and neither white space nor punctuation.
        package var isWord: Bool
    }

    package static let words = TextBreaks(text_unit_word)
    package static let sentences = TextBreaks(text_unit_sentence)
    /// The pieces of text between two opportunities to break a line; spaces belong to the piece before them.
    package static let lines = TextBreaks(text_unit_line)

    /// The iterator of ICU, or nil if its data are missing; then each text is a single unit.
    private let iterator: OrderedMutex<BreakIterator?>
    private let joinsInitials: Bool

    private init(_ unit: text_unit) {
        iterator = OrderedMutex(text_breaks_create(unit).map { BreakIterator(pointer: $0) })
        joinsInitials = unit == text_unit_sentence
    }

    /// Returns the unit that contains a byte.
    package func unit(at byte: Int, in text: UnsafeBufferPointer<UInt8>) -> Unit {
        withIterator(text) { iterator in
            let (first, isWord) = iterator.unit(from: byte)
            var (start, end) = (iterator.start(before: first), first)
            guard joinsInitials else { return Unit(range: start..<end, isWord: isWord) }
            while start > 0, Initials.surround(start, in: text) { start = iterator.start(before: start) }
            while end < text.count, Initials.surround(end, in: text) { end = iterator.unit(from: end).end }
            return Unit(range: start..<end, isWord: false)
        } ?? Unit(range: 0..<text.count, isWord: false)
    }

    /// Returns the ends of all units, in order; the last one is the end of the text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func ends(in text: UnsafeBufferPointer<UInt8>) -> [Int] {
        withIterator(text) { iterator in
            var ends: [Int] = []
            while ends.last ?? 0 < text.count { ends.append(iterator.unit(from: ends.last ?? 0).end) }
            return ends
        } ?? [text.count]
    }

    /// Returns the ranges of all words, in order, without the text between them.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package func words(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        withIterator(text) { iterator in
            var (words, start): ([Range<Int>], Int) = ([], 0)
            while start < text.count {
                let (end, isWord) = iterator.unit(from: start)
                if isWord { words.append(start..<min(end, text.count)) }
                start = end
            }
            return words
        } ?? []
    }

    /// Returns the first byte at or after another that belongs to a word, or nil if there is none.
    package func wordByte(from byte: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        withIterator(text) { iterator in
            var place = byte
            while place < text.count {
                let (end, isWord) = iterator.unit(from: place)
                if isWord { return place }
                place = end
            }
            return nil
        }
    }

    /// Returns the start of the last word with a byte before another, or nil if there is none.
    package func wordStart(before byte: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        withIterator(text) { iterator in
            var place = byte
            while place > 0 {
                place = iterator.start(before: place)
                if iterator.unit(from: place).isWord { return place }
            }
            return nil
        }
    }

    private func withIterator<Result: Sendable>(
        _ text: UnsafeBufferPointer<UInt8>, _ body: (BreakIterator) -> Result?
    ) -> Result? {
        iterator.withLock { iterator in
            iterator?.count = text.count
            guard let iterator, text_breaks_set_text(iterator.pointer, text.baseAddress, Int64(text.count)) != 0 else {
                return nil
            }
            return body(iterator)
        }
    }
}

/// An iterator of ICU with the length of its text.
// Sendable: it is only used with the lock held.
private struct BreakIterator: @unchecked Sendable {
    let pointer: OpaquePointer
    var count = 0

    /// Returns the end of the unit that contains a byte, and whether that unit is a word.
    func unit(from byte: Int) -> (end: Int, isWord: Bool) {
        let end = text_breaks_after(pointer, Int32(clamping: byte))
        // At least one byte, so that every loop ends.
        guard end > byte else { return (max(count, byte + 1), false) }
        return (Int(end), text_breaks_ends_word(pointer) != 0)
    }

    /// Returns the start of the unit that contains the byte before another.
    func start(before byte: Int) -> Int {
        min(max(Int(text_breaks_before(pointer, Int32(clamping: byte))), 0), max(byte - 1, 0))
    }
}
