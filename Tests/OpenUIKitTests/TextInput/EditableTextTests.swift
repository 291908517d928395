import Testing

@testable import OpenUIKit

@Suite struct EditableTextTests {
    @Test("An emoji, a letter with an accent and a flag are one place each")
    func graphemes() {
        var text = EditableText("a👨‍👩‍👧e\u{301}🇩🇪")
        #expect(text.count == 4 && text.head == 4)
        text.replace(1..<2, with: "")
        #expect(text.text == "ae\u{301}🇩🇪" && text.head == 1)
        #expect(text.utf16Offset(of: 2) == 3 && text.place(atUTF16: 3) == 2)
        // In the middle of a flag counts as behind it.
        #expect(text.place(atUTF16: 5) == 3)
    }

    @Test("An accent that is typed behind its letter joins it, and the caret stands behind both")
    func joining() {
        var text = EditableText("ab")
        text.replace(1..<1, with: "\u{301}")
        #expect(text.count == 2 && text.head == 1 && text.text == "a\u{301}b")
        text = EditableText("🇩")
        text.replace(1..<1, with: "🇪")
        #expect(text.count == 1 && text.head == 1)
    }

    @Test("Words end where their letters do, apostrophes inside belong to them")
    func words() {
        let text = EditableText("It's  here, at_last!")
        #expect(text.wordEnd(after: 0) == 4 && text.wordEnd(after: 4) == 10)
        #expect(text.wordEnd(after: 10) == 19 && text.wordEnd(after: 19) == 20)
        #expect(text.wordStart(before: 20) == 12 && text.wordStart(before: 12) == 6 && text.wordStart(before: 3) == 0)
        #expect(text.word(around: 2) == 0..<4 && text.word(around: 4) == 4..<6 && text.word(around: 10) == 10..<11)
        #expect(text.word(around: 20) == 19..<20 && EditableText().word(around: 0) == 0..<0)
    }

    @Test("Random edits leave the text that a string edited in UTF-16 would be, and places inside of it")
    func random() {
        var generator = SeededGenerator(seed: 11)
        let pieces = ["a", "bc", " ", "é", "e\u{301}", "👍🏽", "🇩🇪", "\u{301}", "", "שלום", "\u{200D}", "👩"]
        for _ in 0..<200 {
            var text = EditableText()
            var model = ""
            for _ in 0..<40 {
                let ends = (0..<2).map { _ in Int.random(in: -1...text.count + 1, using: &generator) }.sorted()
                let range = max(ends[0], 0)..<max(min(ends[1], text.count), max(ends[0], 0))
                let piece = pieces.randomElement(using: &generator) ?? ""
                let utf16 = text.utf16Offset(of: range.lowerBound)..<text.utf16Offset(of: range.upperBound)
                text.replace(range, with: piece)
                let units = Array(model.utf16)
                model = String(
                    decoding: units[..<utf16.lowerBound] + Array(piece.utf16) + units[utf16.upperBound...],
                    as: UTF16.self)
                #expect(Array(text.text.utf16) == Array(model.utf16))
                #expect(text.count == model.count && (0...text.count).contains(text.head))
                // No character ends between the text that was put in and the caret.
                #expect(text.utf16Offset(of: text.head) >= utf16.lowerBound + piece.utf16.count)
                text.select(from: ends[0], to: ends[1])
                #expect(text.selection.lowerBound >= 0 && text.selection.upperBound <= text.count)
            }
        }
    }
}
