/// The dictionaries with which spelling is checked.
///
/// A dictionary is named by the language and region of its words, such as "en_US". Words are passed without soft hyphens, with
/// straight apostrophes and in the composed form (NFC).
@MainActor package protocol SpellingService: AnyObject {
    /// The names of all dictionaries, in alphabetical order.
    var dictionaries: [String] { get }
    /// Returns the dictionary for a language, which is loaded first if necessary, or `nil` if there is none.
    func dictionary(for language: String) -> String?
    /// Loads the dictionary for a language without blocking; the closure receives its name, or `nil` if there is none.
    func loadDictionary(for language: String, completion: @escaping @MainActor (String?) -> Void)
    /// Returns whether a dictionary, or the user's list of words, contains a word.
    func contains(_ word: String, in dictionary: String) -> Bool
    /// Returns words similar to a misspelled one, the most probable first; can take longer than a frame.
    func guesses(for word: String, in dictionary: String) -> [String]
    /// Finds words similar to a misspelled one without blocking.
    func loadGuesses(for word: String, in dictionary: String, completion: @escaping @MainActor ([String]) -> Void)
    /// Returns words that begin with a prefix.
    func completions(of prefix: String, in dictionary: String) -> [String]
    /// Adds a word to the user's list of words, unless the dictionary contains it.
    func learn(_ word: String, in dictionary: String)
    /// Removes a word from the user's list of words.
    func unlearn(_ word: String, in dictionary: String)
    /// Returns whether the user's list contains a word.
    func hasLearned(_ word: String, in dictionary: String) -> Bool
}
