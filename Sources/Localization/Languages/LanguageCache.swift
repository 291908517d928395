internal import Synchronization

/// Values of languages, which are found on first use and kept.
final class LanguageCache<Value: Sendable>: Sendable {
    private let known = Mutex<[String: Value]>([:])

    func value(of language: Language, find: (LanguageTag) -> Value) -> Value {
        known.withLock { known in
            if let value = known[language.identifier] { return value }
            // Identifiers may come from files, so their number is limited.
            if known.count >= 64 { known.removeAll() }
            let value = find(language.tag)
            known[language.identifier] = value
            return value
        }
    }
}
