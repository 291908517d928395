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

    @Test("In scripts without spaces, changes between kinds of letters and line breaks end words")
    func otherScripts() {
        let text = units("東京タワーへ行く\nab")
        #expect(text.word(around: 0) == 0..<2)
        #expect(text.word(around: 3) == 2..<5)
        #expect(text.word(around: 5) == 5..<6)
        #expect(text.word(around: 8) == 7..<8)
        #expect(text.word(around: 9) == 9..<11)
        #expect(units("a\n\nb").word(around: 2) == 2..<2)
        #expect(units("שלום עולם").wordEnd(after: 0) == 4)
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

    @Test("The first strong character determines a paragraph's writing direction")
    func direction() {
        #expect(units("(1) שלום abc").isRightToLeft(at: 0))
        #expect(!units("abc שלום").isRightToLeft(at: 5))
        #expect(units("abc\nمرحبا").isRightToLeft(at: 6))
        #expect(!units("123").isRightToLeft(at: 0))
    }
}
