/// The spelling service of the program, and what it answered before.
@MainActor package enum Spelling {
    /// Posted after the service, or the user's list of words, has changed.
    static let didChangeNotification = Notification.Name("SpellingDidChangeNotification")

    /// The service; `nil` until the product ComponentFlowSpelling is activated.
    package static var service: (any SpellingService)? {
        didSet { if service !== oldValue { didChange() } }
    }

    /// The largest number of words whose results are remembered; about 2 MB.
    private static let cacheLimit = 16_384

    private struct Query: Hashable {
        var word: String
        var dictionary: String
    }

    private static var cache: [Query: Bool] = [:]
    private static var reportedLanguages: Set<String> = []

    /// Returns whether a word is spelled correctly; without a service, all words are.
    static func isCorrect(_ word: String, in dictionary: String) -> Bool {
        let query = Query(word: word, dictionary: dictionary)
        if let known = cache[query] { return known }
        guard let service else { return true }
        if cache.count >= cacheLimit { cache.removeAll(keepingCapacity: true) }
        let isCorrect = service.contains(word, in: dictionary)
        cache[query] = isCorrect
        return isCorrect
    }

    /// Adds a word to the user's list of words of a dictionary.
    static func learn(_ word: String, in dictionary: String) {
        service?.learn(word, in: dictionary)
        didChange()
    }

    /// Removes a word from the user's list of words of a dictionary.
    static func unlearn(_ word: String, in dictionary: String) {
        service?.unlearn(word, in: dictionary)
        didChange()
    }

    private static func didChange() {
        cache.removeAll()
        NotificationCenter.default.post(name: didChangeNotification, object: nil)
    }

    /// Reports once that there is no dictionary for a language.
    static func reportMissingDictionary(for language: String) {
        guard reportedLanguages.insert(language).inserted else { return }
        let package = "hunspell-\(language.lowercased().replacingOccurrences(of: "_", with: "-"))"
        Diagnostics.report(
            Diagnostic(
                rule: "spelling.no-dictionary",
                message: "There is no dictionary for the language “\(language)”, so its text is not checked.",
                subject: "", hint: "Install a dictionary of Hunspell, for example the package \(package)."))
    }
}
