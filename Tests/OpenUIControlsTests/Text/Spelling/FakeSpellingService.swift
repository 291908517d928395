@testable import OpenUIControls
import UIKitTestSupport

/// A dictionary with the given words.
@MainActor final class FakeSpellingService: SpellingService {
    var words: Set<String>
    var learned: Set<String> = []
    /// The number of words that were searched.
    var lookups = 0
    /// Whether guesses are provided later, by ``provideGuesses()``.
    var isSlow = false
    private var waiting: [@MainActor () -> Void] = []

    init(_ words: Set<String>) {
        self.words = words
    }

    var dictionaries: [String] { ["de_DE", "en_US"] }

    func dictionary(for language: String) -> String? {
        dictionaries.first { $0 == language || $0.hasPrefix(language + "_") }
    }

    func loadDictionary(for language: String, completion: @escaping @MainActor (String?) -> Void) {
        completion(dictionary(for: language))
    }

    func contains(_ word: String, in dictionary: String) -> Bool {
        lookups += 1
        return words.contains(word) || learned.contains(word)
    }

    /// Words of the dictionary with the same first letter.
    func guesses(for word: String, in dictionary: String) -> [String] {
        words.filter { $0.first == word.first }.sorted()
    }

    func loadGuesses(for word: String, in dictionary: String, completion: @escaping @MainActor ([String]) -> Void) {
        guard isSlow else { return completion(guesses(for: word, in: dictionary)) }
        waiting.append { completion(self.guesses(for: word, in: dictionary)) }
    }

    func provideGuesses() {
        for body in waiting { body() }
        waiting = []
    }

    func completions(of prefix: String, in dictionary: String) -> [String] {
        words.filter { $0.hasPrefix(prefix) }.sorted()
    }

    func learn(_ word: String, in dictionary: String) { learned.insert(word) }
    func unlearn(_ word: String, in dictionary: String) { learned.remove(word) }
    func hasLearned(_ word: String, in dictionary: String) -> Bool { learned.contains(word) }
}

/// Runs a body while the program has a spelling service with the given words.
@MainActor func withSpelling(_ words: Set<String>, _ body: (FakeSpellingService) throws -> Void) rethrows {
    let service = FakeSpellingService(words)
    Spelling.service = service
    defer { Spelling.service = nil }
    try body(service)
}

extension WindowStage {
    /// Renders frames until the text of a view is checked.
    func checkSpelling(of view: any SpellCheckedView) {
        for _ in 0..<10_000 where view.spellChecker?.isPending == true {
            clock.set(clock.now + 1.0 / 60)
            frame()
        }
        frame()
    }

    /// Adds a text view that is being edited.
    func addEditedText(_ text: String, size: CGSize = CGSize(width: 300, height: 200)) -> UITextView {
        let view = add(UITextView(), CGRect(origin: .zero, size: size))
        view.text = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
        checkSpelling(of: view)
        return view
    }
}

extension SpellCheckedView {
    var markedWords: [String] {
        markedRanges.map { editor.text(in: .of($0)) }
    }

    var markedRanges: [NSRange] {
        spellChecker?.visibleMarks(in: NSRange(location: 0, length: editor.storage.length)) ?? []
    }
}
