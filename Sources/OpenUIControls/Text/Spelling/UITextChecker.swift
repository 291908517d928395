/// Finds misspelled words in a string, and suggests corrections and completions.
///
/// The dictionaries are those of the desktop, which the product ComponentFlowSpelling provides. Until it is activated, there are
/// no languages, and no word is misspelled. A language is specified as "en_US", "en-US" or "en".
///
/// The methods load a dictionary on first use, which takes about a tenth of a second. Ranges are UTF-16 units, and are limited to
/// the string.
@preconcurrency @MainActor open class UITextChecker: NSObject {
    private final var ignored: [String] = []

    public override init() {
        super.init()
    }

    // MARK: Checking

    /// The languages for which there are dictionaries, for example "en_US".
    open class var availableLanguages: [String] { Spelling.service?.dictionaries ?? [] }

    /// Returns the first misspelled word in a range, or a range with the location `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - stringToCheck: The string.
    ///   - range: The range that is searched.
    ///   - startingOffset: The offset at which the search starts.
    ///   - wrapFlag: Whether the words of the range before the offset are searched after those behind it.
    ///   - language: The language. If there is no dictionary for it, a diagnostic is reported once.
    ///
    /// - Complexity: O(*n*) in the length of the range.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = Self.dictionary(for: language) else { return none }
        let part = stringToCheck.limited(range)
        let words = SpellingWord.words(
            of: stringToCheck.part(part), script: SpellingScript(of: dictionary)
        ).map {
            SpellingWord(
                range: $0.range.lowerBound + part.location..<$0.range.upperBound + part.location, spelling: $0.spelling)
        }
        let start = words.firstIndex { $0.range.lowerBound >= startingOffset } ?? words.count
        let order = words[start...] + (wrapFlag ? words[..<start] : [])
        let found = order.first { !ignored.contains($0.spelling) && !Spelling.isCorrect($0.spelling, in: dictionary) }
        return found.map { NSRange($0.range) } ?? none
    }

    /// Returns corrections of the word in a range, the most probable first, or `nil` if there is no dictionary for the language.
    ///
    /// Takes up to about a second for a long compound.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = Self.dictionary(for: language) else { return nil }
        let word = string.part(range)
        guard let spelling = SpellingWord.spelling(of: word, nil), word.utf8.count <= Self.longestWord else {
            return []
        }
        let guesses = Spelling.service?.guesses(for: spelling, in: dictionary)
        return guesses?.map { $0.withApostrophes(of: word) }
    }

    /// Returns words that begin with the text in a range, or `nil` if there is no dictionary for the language.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let dictionary = Self.dictionary(for: language) else { return nil }
        let word = string.part(range)
        guard let prefix = SpellingWord.spelling(of: word, nil), word.utf8.count <= Self.longestWord else { return [] }
        let completions = Spelling.service?.completions(of: prefix, in: dictionary)
        return completions?.map { $0.withApostrophes(of: word) }
    }

    private static let longestWord = 128

    private static func dictionary(for language: String) -> String? {
        guard let service = Spelling.service else { return nil }
        let language = SpellingLanguage.normalized(language)
        guard let dictionary = service.dictionary(for: language) else {
            Spelling.reportMissingDictionary(for: language)
            return nil
        }
        return dictionary
    }

    // MARK: Ignored words

    /// The words that this checker does not report.
    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored }
        set { ignored = newValue ?? [] }
    }

    /// Adds a word that this checker does not report.
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    // MARK: Learned words

    /// Adds a word to the user's list of words for the language of the desktop, which all programs share.
    ///
    /// A word that the dictionary contains is not added.
    open class func learnWord(_ word: String) {
        guard let dictionary = dictionary(for: SpellingLanguage.desktop()) else { return }
        Spelling.learn(word, in: dictionary)
    }

    /// Returns whether the user's list of words for the language of the desktop contains a word.
    open class func hasLearnedWord(_ word: String) -> Bool {
        guard let dictionary = dictionary(for: SpellingLanguage.desktop()) else { return false }
        return Spelling.service?.hasLearned(word, in: dictionary) ?? false
    }

    /// Removes a word from the user's list of words for the language of the desktop.
    open class func unlearnWord(_ word: String) {
        guard let dictionary = dictionary(for: SpellingLanguage.desktop()) else { return }
        Spelling.unlearn(word, in: dictionary)
    }
}

extension String {
    /// Returns a range in UTF-16 units that is limited to the string.
    fileprivate func limited(_ range: NSRange) -> NSRange {
        let count = utf16.count
        let (end, overflows) = range.location.addingReportingOverflow(max(range.length, 0))
        let start = min(max(range.location, 0), count)
        return NSRange(location: start, length: max((overflows ? count : min(end, count)) - start, 0))
    }

    /// Returns the text in a range in UTF-16 units; halves of surrogate pairs at its ends become U+FFFD.
    fileprivate func part(_ range: NSRange) -> String {
        let range = limited(range)
        return String(decoding: utf16.dropFirst(range.location).prefix(range.length), as: UTF16.self)
    }
}
