internal import CEnchant
import Foundation
internal import Synchronization

/// A dictionary of Enchant with the user's list of words.
///
/// It can be used on any thread; calls wait for each other.
final class EnchantDictionary: Sendable {
    /// The objects of Enchant, which are used with the lock held.
    private struct Handle: @unchecked Sendable {
        let broker: OpaquePointer
        let dictionary: OpaquePointer
    }

    private let handle: Mutex<Handle>

    /// Loads a dictionary, which takes about a tenth of a second; `nil` if there is none with the name.
    init?(_ name: String) {
        // Enchant reports a failed assertion for an empty name.
        guard !name.isEmpty, let broker = enchant_broker_init() else { return nil }
        guard let dictionary = enchant_broker_request_dict(broker, name) else {
            enchant_broker_free(broker)
            return nil
        }
        handle = Mutex(Handle(broker: broker, dictionary: dictionary))
    }

    deinit {
        handle.withLock { handle in
            enchant_broker_free_dict(handle.broker, handle.dictionary)
            enchant_broker_free(handle.broker)
        }
    }

    /// Returns the names of all dictionaries in alphabetical order.
    static func names() -> [String] {
        guard let broker = enchant_broker_init() else { return [] }
        defer { enchant_broker_free(broker) }
        let names = NameList()
        let pointer = Unmanaged.passUnretained(names).toOpaque()
        enchant_broker_list_dicts(
            broker,
            { name, _, _, _, list in
                guard let name, let list else { return }
                Unmanaged<NameList>.fromOpaque(list).takeUnretainedValue().names.insert(String(cString: name))
            }, pointer)
        return withExtendedLifetime(names) { names.names.sorted() }
    }

    /// Calls a closure with the dictionary and a word in UTF-8; a word that is empty or contains NUL has no effect.
    private func with<Result: Sendable>(
        _ word: String, _ body: (OpaquePointer, UnsafePointer<CChar>, Int) -> Result
    ) -> Result? {
        guard !word.isEmpty, !word.utf8.contains(0) else { return nil }
        return handle.withLock { handle in
            word.withCString { body(handle.dictionary, $0, word.utf8.count) }
        }
    }

    /// Returns whether the dictionary or the user's list contains a word.
    func contains(_ word: String) -> Bool {
        // A negative result is an error, for example of a word that the dictionary's encoding cannot represent.
        with(word) { enchant_dict_check($0, $1, $2) <= 0 } ?? true
    }

    /// Returns similar words, the most probable first.
    func guesses(for word: String) -> [String] {
        with(word) { dictionary, text, length in
            var count = 0
            guard let list = enchant_dict_suggest(dictionary, text, length, &count) else { return [] }
            defer { enchant_dict_free_string_list(dictionary, list) }
            return (0..<count).compactMap { list[$0].flatMap { String(validatingCString: $0) } }
        } ?? []
    }

    /// Adds a word to the user's list.
    func learn(_ word: String) {
        _ = with(word) { enchant_dict_add($0, $1, $2) }
    }

    /// Removes a word from the user's list.
    ///
    /// Enchant also adds it to the list of words that are wrong, so it must not be in the dictionary.
    func unlearn(_ word: String) {
        _ = with(word) { enchant_dict_remove($0, $1, $2) }
    }

    /// Returns whether the user's list contains a word.
    func hasLearned(_ word: String) -> Bool {
        with(word) { enchant_dict_is_added($0, $1, $2) != 0 } ?? false
    }
}

/// The names that a callback collects.
private final class NameList {
    var names: Set<String> = []
}
