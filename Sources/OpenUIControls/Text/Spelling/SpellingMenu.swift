/// The section of the edit menu for a misspelled word.
extension UIMenu {
    /// The largest number of guesses that are listed.
    private static let guessLimit = 5

    /// Returns the guesses for the misspelled word at the caret, and the commands to learn and ignore it; `nil` if there is no
    /// such word.
    static func spellingMenu(for view: any SpellCheckedView) -> UIMenu? {
        guard let checker = view.spellChecker, let dictionary = checker.dictionary,
            let word = checker.misspelledWord(at: view.editor.selection.head),
            let spelling = SpellingWord.spelling(of: word.text, nil)
        else { return nil }
        let guesses = UIDeferredMenuElement { [weak view] completion in
            Spelling.service?.loadGuesses(for: spelling, in: dictionary) { guesses in
                completion(elements(for: guesses, of: word, in: view))
            }
        }
        let learn = UIAction(title: view.builtInText(.BuiltIn.spellingLearn)) { _ in
            Spelling.learn(spelling, in: dictionary)
        }
        let ignore = UIAction(title: view.builtInText(.BuiltIn.spellingIgnore)) { [weak checker] _ in
            checker?.ignore(spelling)
        }
        return UIMenu(
            options: .displayInline,
            children: [
                UIMenu(options: .displayInline, children: [guesses]),
                UIMenu(options: .displayInline, children: [learn, ignore]),
            ])
    }

    private static func elements(
        for guesses: [String], of word: (range: NSRange, text: String), in view: (any SpellCheckedView)?
    ) -> [UIMenuElement] {
        guard !guesses.isEmpty else {
            let title = LocalizedString.BuiltIn.spellingNoGuesses.text(in: view?.traitCollection.language ?? .preferred)
            return [UIAction(title: title, attributes: .disabled) { _ in }]
        }
        return guesses.prefix(guessLimit).map { guess in
            let guess = guess.withApostrophes(of: word.text)
            return UIAction(title: guess) { [weak view] _ in
                view?.editor.correct(word.range, from: word.text, to: guess)
            }
        }
    }
}

extension String {
    /// The word with the typographic apostrophes of another one.
    func withApostrophes(of word: String) -> String {
        word.contains("\u{2019}") ? replacingOccurrences(of: "'", with: "\u{2019}") : self
    }
}
