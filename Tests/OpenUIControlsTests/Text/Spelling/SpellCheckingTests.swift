import Testing

@testable import OpenUIControls
@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Marks of misspelled words") @MainActor struct SpellCheckingTests {
    private let words: Set<String> = ["a", "good", "word", "and", "the", "last"]

    private func run(_ body: (WindowStage, FakeSpellingService) throws -> Void) throws {
        try withSpelling(words) { service in
            try WindowStage.run(CGSize(width: 320, height: 240)) { stage in try body(stage, service) }
        }
    }

    @Test("A text view marks misspelled words while it is edited")
    func marks() throws {
        try run { stage, _ in
            let view = stage.addEditedText("a gud word\nand annother")
            #expect(view.markedWords == ["gud", "annother"])
            view.resignFirstResponder()
            #expect(view.markedWords == [])
            view.becomeFirstResponder()
            stage.checkSpelling(of: view)
            #expect(view.markedWords == ["gud", "annother"])
        }
    }

    @Test("Without a service nothing is checked")
    func inactive() {
        WindowStage.run { stage in
            #expect(stage.addEditedText("a gud word").spellChecker == nil)
        }
    }

    @Test("Each marked word has a line, and the lines are removed with the marks")
    func lines() throws {
        try run { stage, _ in
            let view = stage.addEditedText("a gud word\nand annother")
            #expect(view.spellingUnderlines != nil)
            view.text = "a good word"
            stage.checkSpelling(of: view)
            #expect(view.spellingUnderlines == nil)
        }
    }

    @Test("The word at the caret is marked when the caret leaves it")
    func typing() throws {
        try run { stage, _ in
            let view = stage.addEditedText("")
            for character in "gud" { view.editor.insertText(String(character)) }
            stage.checkSpelling(of: view)
            #expect(view.markedWords == [])
            view.editor.insertText(" ")
            stage.checkSpelling(of: view)
            #expect(view.markedWords == ["gud"])
            view.editor.deleteBackward()
            stage.checkSpelling(of: view)
            #expect(view.markedWords == [])
            view.selectedRange = NSRange(location: 0, length: 0)
            stage.checkSpelling(of: view)
            #expect(view.markedWords == ["gud"])
        }
    }

    @Test("Typing in a word keeps the marks of the other words of its paragraph")
    func keepsMarks() throws {
        try run { stage, _ in
            let view = stage.addEditedText("gud a annother")
            view.selectedRange = NSRange(location: 5, length: 0)
            view.editor.insertText("b")
            #expect(view.markedWords == ["gud", "annother"])
            #expect(view.markedRanges.last == NSRange(location: 7, length: 8))
        }
    }

    @Test("After an edit only the words of the changed paragraph are checked")
    func incremental() throws {
        try run { stage, service in
            let text = (0..<2000).map { "paragraph\($0 % 7 == 0 ? "" : "s") of wrongg words" }.joined(separator: "\n")
            let view = stage.addEditedText(text)
            service.lookups = 0
            view.selectedRange = NSRange(location: 30_000, length: 0)
            view.editor.insertText("q")
            stage.checkSpelling(of: view)
            #expect(service.lookups <= 2)
            #expect(view.markedWords.count > 7_000)
        }
    }

    @Test("The visible paragraphs are checked first")
    func visibleFirst() throws {
        try run { stage, _ in
            let view = stage.addEditedText(
                (0..<500).map { "word w\(String(repeating: "x", count: $0 % 90))" }.joined(separator: "\n"))
            view.contentOffset.y = 3000
            stage.frame()
            let first = view.visibleTextRange.location
            #expect(first > 1000)
            view.spellChecker?.checkAgain()
            #expect(view.spellChecker?.nextBlock == view.textStorage.blockIndex(at: first))
        }
    }

    // MARK: Traits

    @Test(
        "Secure fields, addresses, numbers and code are not checked by default",
        arguments: [
            { $0.isSecureTextEntry = true }, { $0.textContentType = .emailAddress }, { $0.textContentType = .URL },
            { $0.keyboardType = .decimalPad }, { $0.keyboardType = .URL }, { $0.autocorrectionType = .no },
            { $0.spellCheckingType = .no }, { $0.font = .monospacedSystemFont(ofSize: 12, weight: .regular) },
        ] as [@MainActor (UITextField) -> Void])
    func traits(change: @MainActor (UITextField) -> Void) throws {
        try run { stage, _ in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 30))
            change(field)
            field.text = "gud"
            field.becomeFirstResponder()
            stage.checkSpelling(of: field)
            #expect(field.markedWords == [])
        }
    }

    @Test("A field marks words, also of a specific kind of text if that is requested, but never secure text")
    func field() throws {
        try run { stage, _ in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 30))
            field.text = "a gud word"
            field.textContentType = .jobTitle
            field.becomeFirstResponder()
            field.editor.select(NSRange(location: 0, length: 0))
            stage.checkSpelling(of: field)
            #expect(field.markedWords == [])
            field.spellCheckingType = .yes
            stage.checkSpelling(of: field)
            #expect(field.markedWords == ["gud"])
            field.isSecureTextEntry = true
            #expect(field.spellChecker == nil)
        }
    }

    @Test("A text that becomes read-only is no longer marked")
    func readOnly() throws {
        try run { stage, _ in
            let view = stage.addEditedText("a gud word")
            view.isEditable = false
            #expect(view.markedWords == [])
        }
    }

    private final class GermanView: UITextView {
        final class German: UITextInputMode {
            override var primaryLanguage: String? { "de-DE" }
        }
        override var textInputMode: UITextInputMode? { German() }
    }

    @Test("The language is that of the text input mode")
    func language() throws {
        try run { stage, _ in
            let view = stage.add(GermanView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.becomeFirstResponder()
            #expect(view.spellChecker?.dictionary == "de_DE")
        }
    }

    // MARK: Menu

    private func rows(_ stage: WindowStage) -> [MenuRow] {
        func rows(_ view: UIView) -> [MenuRow] { ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows) }
        stage.frame()
        return rows(stage.window)
    }

    /// Opens the context menu of a word with the secondary button, and returns the titles of its first rows.
    private func openMenu(at offset: Int, _ view: UITextView, _ stage: WindowStage) -> [String] {
        let caret = view.caretRect(for: .at(offset))
        stage.pointer(.pressed, caret.midX, caret.midY, button: 3)
        stage.pointer(.released, caret.midX, caret.midY, button: 3)
        return titles(stage)
    }

    private func titles(_ stage: WindowStage) -> [String] {
        rows(stage).prefix { !$0.element.title.hasPrefix("Undo") }.map { $0.element.title + ($0.isEnabled ? "" : "*") }
    }

    private func choose(_ title: String, _ stage: WindowStage) throws {
        let row = try #require(rows(stage).first { $0.element.title == title })
        #expect(row.accessibilityActivate())
        stage.frame()
    }

    @Test("The context menu lists guesses; choosing one replaces the word as an edit that can be undone")
    func guesses() throws {
        try run { stage, _ in
            let view = stage.addEditedText("a gud word")
            #expect(openMenu(at: 3, view, stage) == ["good", "Learn Spelling", "Ignore Spelling"])
            try choose("good", stage)
            #expect(view.text == "a good word")
            stage.checkSpelling(of: view)
            #expect(view.markedWords == [])
            view.undoManager?.undo()
            #expect(view.text == "a gud word")
            stage.checkSpelling(of: view)
            #expect(view.markedWords == ["gud"])
        }
    }

    @Test("At most five guesses are listed")
    func fiveGuesses() throws {
        try run { stage, service in
            service.words = ["ga", "gb", "gc", "gd", "ge", "gf"]
            let view = stage.addEditedText("gud")
            #expect(openMenu(at: 1, view, stage).count == 5 + 2)
        }
    }

    @Test("Guesses appear in the open menu when they have been found")
    func slowGuesses() throws {
        try run { stage, service in
            service.isSlow = true
            let view = stage.addEditedText("a gud word")
            #expect(openMenu(at: 3, view, stage) == ["Loading…*", "Learn Spelling", "Ignore Spelling"])
            service.provideGuesses()
            #expect(titles(stage) == ["good", "Learn Spelling", "Ignore Spelling"])
        }
    }

    @Test("A word without guesses has a disabled row")
    func noGuesses() throws {
        try run { stage, _ in
            let view = stage.addEditedText("xyz")
            #expect(openMenu(at: 1, view, stage).first == "No Guesses Found*")
        }
    }

    @Test("The menu of a correct word has no guesses")
    func correctWord() throws {
        try run { stage, _ in
            let view = stage.addEditedText("a gud word")
            #expect(openMenu(at: 9, view, stage) == [])
        }
    }

    @Test("A learned word is no longer marked in any view")
    func learn() throws {
        try run { stage, service in
            let view = stage.addEditedText("a gud word, gud")
            _ = openMenu(at: 3, view, stage)
            try choose("Learn Spelling", stage)
            stage.checkSpelling(of: view)
            #expect(service.learned == ["gud"])
            #expect(view.markedWords == [])
        }
    }

    @Test("An ignored word is no longer marked in its view")
    func ignore() throws {
        try run { stage, service in
            let view = stage.addEditedText("a gud word, gud")
            _ = openMenu(at: 3, view, stage)
            try choose("Ignore Spelling", stage)
            stage.checkSpelling(of: view)
            #expect(service.learned == [])
            #expect(view.markedWords == [])
        }
    }

    @Test("A guess has no effect if the text has changed meanwhile, or if the delegate rejects it")
    func stale() throws {
        try run { stage, _ in
            let view = stage.addEditedText("a gud word")
            view.editor.correct(NSRange(location: 2, length: 3), from: "bad", to: "good")
            #expect(view.text == "a gud word")
            view.editor.correct(NSRange(location: 200, length: 3), from: "gud", to: "good")
            #expect(view.text == "a gud word")
        }
    }
}
