import Fuzzing
import Testing

import Accessibility

@Suite("Accessible text") struct AccessibilityTextTests {
    @Test("Offsets count Unicode scalars")
    func scalars() {
        let text = AccessibilityText("a👩‍💻b")
        #expect(text.count == 5)
        #expect(text.substring(4..<5) == "b")
        #expect(AccessibilityText.units(in: text.string, before: 4) == 6)
        #expect(AccessibilityText.scalars(in: text.string, before: 6) == 4)
    }

    @Test("Ranges outside of the text are limited to it", arguments: [-5..<0, 2..<Int.max, 100..<200, -9..<900])
    func outside(range: Range<Int>) {
        let text = AccessibilityText("abc", selection: range)
        #expect(text.substring(range).count == range.clamped(to: 0..<3).count)
        #expect(0...3 ~= text.caret)
    }

    @Test(
        "The unit at an offset",
        arguments: [
            (AccessibilityText.Unit.character, 1, 1..<4), (.word, 0, 0..<5), (.word, 6, 5..<13), (.sentence, 0, 0..<13),
            (.sentence, 13, 13..<18), (.line, 17, 0..<18), (.line, 18, 18..<21), (.paragraph, 19, 18..<21),
        ])
    func units(unit: AccessibilityText.Unit, offset: Int, expected: Range<Int>) {
        let text = AccessibilityText("a👩‍💻 second. Next\nend")
        #expect(text.range(of: unit, at: offset) == expected)
    }

    @Test(
        "Words and sentences are those of Unicode",
        arguments: [
            (AccessibilityText.Unit.word, "3.14, x", 0..<6), (.word, "ภาษาไทย", 0..<4),
            (.sentence, "z. B. so. Ja.", 0..<10),
            (.sentence, "यह है। वह", 0..<7),
        ])
    func unicode(unit: AccessibilityText.Unit, text: String, expected: Range<Int>) {
        #expect(AccessibilityText(text).range(of: unit, at: 1) == expected)
    }

    @Test("The parts of a text belong to exactly one unit")
    func partition() {
        let text = AccessibilityText("One, two! Three?  \n\nFour’s 5th 👩‍💻.")
        for unit in [AccessibilityText.Unit.character, .word, .sentence, .line, .paragraph] {
            var offset = 0
            while offset < text.count {
                let range = text.range(of: unit, at: offset)
                #expect(range.lowerBound == offset)
                guard range.upperBound > offset else { break }
                offset = range.upperBound
            }
            #expect(offset == text.count)
        }
    }

    @Test("Each offset of a unit gives the same unit, in texts of random pieces")
    func offsets() {
        let pieces = ["a", "Bc", " ", "  ", ".", "!", "\n", "e\u{301}", "👩‍💻", "\u{301}", "7", "’s", "。", "\r\n"]
        var random = SeededRandom(seed: 4)
        for _ in 0..<200 {
            let text = AccessibilityText((0..<12).compactMap { _ in pieces.randomElement(using: &random) }.joined())
            for unit in [AccessibilityText.Unit.character, .word, .sentence, .line] {
                var expected = 0..<0
                for offset in 0..<text.count {
                    let range = text.range(of: unit, at: offset)
                    if offset >= expected.upperBound { expected = offset..<max(range.upperBound, offset + 1) }
                    #expect(range == expected, "\(unit) at \(offset) of \(text.string.debugDescription)")
                }
            }
        }
    }

    @Test("The units of character are grapheme clusters, also at an offset in the middle of one")
    func clusters() {
        let text = AccessibilityText("a👩‍💻e\u{301}b")
        #expect((0..<text.count).map { text.range(of: .character, at: $0).lowerBound } == [0, 1, 1, 1, 4, 4, 6])
    }

    @Test(
        "An edit is the shortest replacement",
        arguments: [("", "a", 0, "", "a"), ("aa", "a", 1, "a", ""), ("abc", "axc", 1, "b", "x")])
    func edit(old: String, new: String, start: Int, removed: String, inserted: String) {
        let edit = AccessibilityTextEdit(from: old, to: new)
        #expect(edit?.start == start)
        #expect(edit?.removed == removed)
        #expect(edit?.inserted == inserted)
    }

    @Test("An edit turns the old text into the new one and keeps common scalars, in random texts")
    func randomEdits() {
        let pieces = ["a", "b", "é", "e\u{301}", "ê", "…", "‥", "👍", "👎"]
        var random = SeededRandom(seed: 11)
        func text() -> String {
            (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
                .joined()
        }
        for _ in 0..<5_000 {
            let (old, new) = (text(), text())
            var scalars = Array(old.unicodeScalars)
            if let edit = AccessibilityTextEdit(from: old, to: new) {
                let (removed, inserted) = (Array(edit.removed.unicodeScalars), Array(edit.inserted.unicodeScalars))
                #expect(removed.isEmpty || removed.first != inserted.first, "\(old) to \(new)")
                #expect(removed.isEmpty || removed.last != inserted.last, "\(old) to \(new)")
                scalars.replaceSubrange(edit.start..<edit.start + removed.count, with: inserted)
            }
            #expect(scalars == Array(new.unicodeScalars), "\(old) to \(new)")
        }
    }
}
