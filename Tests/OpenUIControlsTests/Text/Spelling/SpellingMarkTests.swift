import Fuzzing
import Testing

@testable import OpenUIControls
import UIKitTestSupport

@Suite("Marks after edits") @MainActor struct SpellingMarkTests {
    private static let words: Set<String> = ["a", "b", "word", "two", "é", "x"]
    private static let pieces =
        DifficultTexts.pieces + [
            "wrod", "don\u{2019}t", "'", "\u{AD}", "Größe", "misspeled", " ", ".", "@", "/", "http://", "\u{200D}", "2",
        ]

    /// Edits a text view at random, and compares its marks with those of a new view and those of a simple checker.
    private func run(seed: UInt64, start: String, edits: Int, compares: (String) -> Bool) throws {
        try withSpelling(Self.words) { _ in
            try WindowStage.run(CGSize(width: 300, height: 100)) { stage in
                var generator = SeededRandom(seed: seed)
                let view = stage.addEditedText(start, size: CGSize(width: 300, height: 50))
                for edit in 0..<edits {
                    change(view, &generator)
                    if Int.random(in: 0..<4, using: &generator) == 0 { stage.frame() }
                    guard Int.random(in: 0..<5, using: &generator) == 0 || edit == edits - 1 else { continue }
                    try compare(view, stage, isSimple: compares(view.text))
                    view.becomeFirstResponder()
                }
            }
        }
    }

    private func compare(_ view: UITextView, _ stage: WindowStage, isSimple: Bool) throws {
        // The word at the caret is marked, too, if the caret moved.
        view.editor.select(NSRange(location: view.textStorage.length, length: 0))
        view.editor.select(NSRange(location: 0, length: 0))
        stage.checkSpelling(of: view)
        let found = view.markedRanges
        let fresh = UITextView()
        stage.add(fresh, CGRect(x: 0, y: 50, width: 300, height: 50))
        fresh.text = view.text
        fresh.becomeFirstResponder()
        stage.checkSpelling(of: fresh)
        let expected = fresh.markedRanges
        fresh.removeFromSuperview()
        try #require(found == expected)
        if isSimple { try #require(found == simpleMarks(of: view.text)) }
    }

    /// Checks the whole text paragraph by paragraph.
    private func simpleMarks(of text: String) -> [NSRange] {
        let units = Array(text.utf16)
        let starts = DifficultTexts.paragraphStarts(units)
        return zip(starts, starts.dropFirst() + [units.count]).flatMap { start, end in
            SpellingWord.words(
                of: String(decoding: units[start..<end], as: UTF16.self), script: SpellingScript(of: "en_US")
            )
            .filter { !Self.words.contains($0.spelling) }
            .map { NSRange(location: $0.range.lowerBound + start, length: $0.range.count) }
        }
    }

    private func change(_ view: UITextView, _ generator: inout SeededRandom) {
        let units = Array(view.text.utf16)
        let start = DifficultTexts.scalarPlace(units, &generator)
        let most = Int.random(in: 0..<8, using: &generator) == 0 ? 2000 : 12
        let end = min(start + Int.random(in: 0...most, using: &generator), units.count)
        let count = Int.random(in: 0..<6, using: &generator) == 0 ? 300 : 3
        let text = (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            Self.pieces.randomElement(using: &generator) ?? ""
        }.joined()
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: view.textStorage.replaceCharacters(in: NSRange(start..<end), with: text)
        case 1: view.undoManager?.undo()
        case 2: view.undoManager?.redo()
        case 3:
            view.editor.select(NSRange(location: start, length: 0))
            view.editor.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0))
        case 4:
            view.editor.select(NSRange(location: start, length: 0))
            view.editor.deleteBackward()
        default:
            view.editor.select(NSRange(start..<end))
            view.editor.insertText(text)
        }
    }

    @Test(
        "After random edits of short paragraphs the marks equal those of a fresh check",
        arguments: 1...6 as ClosedRange<UInt64>)
    func short(seed: UInt64) throws {
        try run(seed: seed, start: "a wrod\nb", edits: 60) { text in
            !text.utf16.split(separator: 0x0A).contains { $0.count > 2000 }
        }
    }

    @Test(
        "After random edits of a very long paragraph the marks equal those of a fresh check",
        arguments: 1...3 as ClosedRange<UInt64>)
    func long(seed: UInt64) throws {
        let start = String(repeating: "wrod a misspeled word, Größe 👩‍👩‍👧‍👦 don\u{2019}t ", count: 500)
        try run(seed: seed, start: start, edits: 25) { _ in false }
    }

    @Test("After random edits of a long word without spaces the marks equal those of a fresh check")
    func unbroken() throws {
        try run(seed: 9, start: String(repeating: "wrodé", count: 3000), edits: 25) { _ in false }
    }
}
