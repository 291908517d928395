import Foundation
import OpenUIKit

/// The dictionaries of Enchant, which are loaded on first use.
@MainActor final class EnchantService: SpellingService {
    /// The dictionaries of a language.
    private struct Loaded {
        var checker: EnchantDictionary
        /// Finds guesses on another thread; words are checked meanwhile.
        var guesser: EnchantDictionary?
    }

    private static let queue = DispatchQueue(label: "ComponentFlowSpelling", qos: .userInitiated)
    private var loaded: [String: Loaded] = [:]
    private var names: [String]?
    private var lists: [String: WordList] = [:]

    // MARK: Dictionaries

    var dictionaries: [String] {
        if let names { return names }
        let names = EnchantDictionary.names()
        self.names = names
        return names
    }

    func dictionary(for language: String) -> String? {
        guard let name = DictionaryNames.name(for: language, among: dictionaries) else { return nil }
        if loaded[name] == nil {
            loaded[name] = EnchantDictionary(name).map { Loaded(checker: $0) }
        }
        return loaded[name] == nil ? nil : name
    }

    func loadDictionary(for language: String, completion: @escaping @MainActor (String?) -> Void) {
        let known = names
        if let known {
            let name = DictionaryNames.name(for: language, among: known)
            guard let name, loaded[name] == nil else { return completion(name) }
        }
        Self.perform {
            let names = known ?? EnchantDictionary.names()
            let name = DictionaryNames.name(for: language, among: names)
            return (names, name, name.flatMap { EnchantDictionary($0) })
        } then: { [weak self] names, name, checker in
            guard let self else { return }
            self.names = names
            guard let name, let checker else { return completion(nil) }
            if loaded[name] == nil { loaded[name] = Loaded(checker: checker) }
            completion(name)
        }
    }

    /// Calls a closure on another thread, and another one with its result on the main thread.
    private static func perform<Result: Sendable>(
        _ body: @escaping @Sendable () -> Result, then completion: @escaping @MainActor (Result) -> Void
    ) {
        queue.async {
            let result = body()
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(result) } }
        }
    }

    // MARK: Words

    func contains(_ word: String, in dictionary: String) -> Bool {
        loaded[dictionary]?.checker.contains(word) ?? true
    }

    func guesses(for word: String, in dictionary: String) -> [String] {
        loaded[dictionary]?.checker.guesses(for: word) ?? []
    }

    func loadGuesses(for word: String, in dictionary: String, completion: @escaping @MainActor ([String]) -> Void) {
        let known = loaded[dictionary]?.guesser
        Self.perform {
            let guesser = known ?? EnchantDictionary(dictionary)
            return (guesser, guesser?.guesses(for: word) ?? [])
        } then: { [weak self] guesser, guesses in
            self?.loaded[dictionary]?.guesser = guesser
            completion(guesses)
        }
    }

    func completions(of prefix: String, in dictionary: String) -> [String] {
        let list = lists[dictionary] ?? WordList(dictionary)
        lists[dictionary] = list
        guard let list, let checker = loaded[dictionary]?.checker else { return [] }
        return list.words(with: prefix).filter { checker.contains($0) }
    }

    // MARK: The user's words

    func learn(_ word: String, in dictionary: String) {
        guard let checker = loaded[dictionary]?.checker, !checker.contains(word) else { return }
        checker.learn(word)
    }

    func unlearn(_ word: String, in dictionary: String) {
        guard let checker = loaded[dictionary]?.checker, checker.hasLearned(word) else { return }
        checker.unlearn(word)
    }

    func hasLearned(_ word: String, in dictionary: String) -> Bool {
        loaded[dictionary]?.checker.hasLearned(word) ?? false
    }
}
