import TestSupport
import Testing

import OpenText

@Suite struct TextUnitsTests {
    private func units(_ text: String) -> TextUnits {
        let buffer = TextBuffer()
        buffer.replace(0..<0, with: text)
        return TextUnits(buffer: buffer)
    }

    @Test("Words end after their letters and include inner apostrophes")
    func words() {
        let text = units("It's  here, at_last!")
        #expect(text.wordEnd(after: 0) == 4)
        #expect(text.wordEnd(after: 4) == 10)
        #expect(text.wordEnd(after: 10) == 19)
        #expect(text.wordEnd(after: 19) == 20)
        #expect(text.wordStart(before: 20) == 12)
        #expect(text.wordStart(before: 12) == 6)
        #expect(text.wordStart(before: 3) == 0)
        #expect(text.word(around: 2) == 0..<4)
        #expect(text.word(around: 4) == 4..<6)
        #expect(text.word(around: 10) == 10..<11)
        #expect(text.word(around: 20) == 19..<20)
        #expect(units("").word(around: 0) == 0..<0)
    }

    @Test(
        "A word contains its decimal points, soft hyphens, joiners and quotation marks",
        arguments: [
            "3.14", "1,000,000", "Auf\u{AD}lage", "x\u{2060}y", "צה״ל", "don’t", "at_last", "e\u{301}te\u{301}",
        ])
    func innerPunctuation(word: String) {
        let text = units("– " + word + ", b")
        #expect(text.word(around: 3) == 2..<2 + word.utf16.count)
    }

    @Test(
        "Words of scripts without spaces are found with dictionaries",
        arguments: [
            ("ภาษาไทยเป็นภาษา", [4, 7, 11, 15]), ("東京タワーへ行く", [5, 6, 8]), ("中华人民共和国", [2, 4, 7]),
        ])
    func dictionaries(text: String, ends: [Int]) {
        let units = units(text)
        var found: [Int] = []
        while found.last != text.utf16.count, found.count < 20 { found.append(units.wordEnd(after: found.last ?? 0)) }
        #expect(found == ends)
    }

    @Test("A line break is no word, and ends words and runs of spaces")
    func lineBreaks() {
        let text = units("東京へ  \nab")
        #expect(text.word(around: 5) == 3..<5)
        #expect(text.word(around: 6) == 6..<8)
        #expect(units("a\n\nb").word(around: 2) == 2..<2)
        #expect(units("שלום עולם").wordEnd(after: 0) == 4)
    }

    @Test("A symbol is no word", arguments: ["👩‍💻", "!?", "…", "\u{301}", "+"])
    func symbols(text: String) {
        let units = units(text + " ab")
        #expect(units.wordRange(at: 0, forward: true) == nil)
        #expect(units.wordEnd(after: 0) == text.utf16.count + 3)
        #expect(units.wordStart(before: text.utf16.count) == 0)
    }

    @Test("Words of a long paragraph are not divided where its blocks end")
    func longParagraph() {
        let word = "достопримечательности"
        let text = units(String(repeating: word + " ", count: 2000))
        var (place, count) = (0, 0)
        while place < text.buffer.length - 1 {
            let end = text.wordEnd(after: place)
            guard end - place <= word.count + 1 else { break }
            #expect(text.wordStart(before: end) == end - word.count)
            (place, count) = (end, count + 1)
        }
        #expect(count == 2000)
    }

    @Test("Beyond 131,072 bytes without a word, a search ends at a character")
    func longSearches() {
        let text = units("a " + String(repeating: "👩‍💻", count: 30_000) + " b")
        let end = text.wordEnd(after: 2)
        #expect((end - 2) % 5 == 0)
        expectNear((end - 2) / 5, 131_072 / 11, within: 12)
    }

    @Test("Repeated searches pass symbols of any length")
    func repeatedSearches() {
        let text = units("a " + String(repeating: "😀", count: 100_000) + " b")
        var (place, count) = (1, 0)
        while place < text.buffer.length, count < 10 {
            place = text.wordEnd(after: place)
            count += 1
        }
        #expect(place == text.buffer.length)
        #expect(text.wordStart(before: place) == place - 1)
        while place > 1, count < 20 {
            place = text.wordStart(before: place)
            count += 1
        }
        #expect(place == 0)
    }

    @Test("Sentences end after their punctuation and trailing spaces, or at paragraph breaks")
    func sentences() {
        let text = units("One. Two (yes?)! \"Three.\" Four\nFive")
        #expect(text.sentence(around: 0) == 0..<5)
        #expect(text.sentence(around: 6) == 5..<17)
        #expect(text.sentence(around: 20) == 17..<26)
        #expect(text.sentence(around: 27) == 26..<31)
        #expect(text.sentence(around: 33) == 31..<35)
    }

    @Test(
        "Abbreviations in a sentence do not end it",
        arguments: ["See e.g. this one.", "z. B. gut.", "J. R. R. Tolkien wrote it.", "Das ist z. B. Wasser."])
    func abbreviations(sentence: String) {
        let text = units("Ja! " + sentence + " B")
        #expect(text.sentence(around: 4) == 4..<4 + sentence.utf16.count + 1)
    }

    @Test(
        "The punctuation marks of other scripts end sentences",
        arguments: ["यह है। ", "هل هذا صحيح؟ ", "これはペンです。"])
    func otherTerminators(sentence: String) {
        #expect(units(sentence + "А").sentence(around: 0) == 0..<sentence.utf16.count)
    }

    @Test("A sentence that is longer than the blocks of its paragraph is found as a whole")
    func longSentence() {
        let sentence = String(repeating: "Many words, ", count: 1500) + "and an end. "
        let text = units("Before. " + sentence + "After. " + String(repeating: "More. ", count: 2000))
        #expect(text.sentence(around: 9000) == 8..<8 + sentence.utf16.count)
    }

    @Test("The first strong character determines a paragraph's writing direction")
    func direction() {
        #expect(units("(1) שלום abc").isRightToLeft(at: 0))
        #expect(!units("abc שלום").isRightToLeft(at: 5))
        #expect(units("abc\nمرحبا").isRightToLeft(at: 6))
        #expect(!units("123").isRightToLeft(at: 0))
    }
}
