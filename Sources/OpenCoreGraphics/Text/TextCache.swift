import Synchronization

/// Remembers what was typeset lately, so that measuring a label again, or drawing what was measured, costs a look-up.
///
/// It holds at most twice `generationSize` texts: what was not asked for while that many others were is forgotten.
final class TextCache: Sendable {
    /// A text and its space.
    ///
    /// Its hash is computed once: a text that was never seen is looked for in two tables and put into one.
    struct Key: Hashable {
        private let hash: Int
        private let content: TextContent
        private let width: CGFloat?
        private let height: CGFloat?
        private let maximumLines: Int

        init(content: TextContent, width: CGFloat?, height: CGFloat?, maximumLines: Int) {
            (self.content, self.width, self.height) = (content, width, height)
            self.maximumLines = maximumLines
            var hasher = Hasher()
            content.hash(into: &hasher)
            hasher.combine(width)
            hasher.combine(height)
            hasher.combine(maximumLines)
            hash = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
        }
    }

    static let shared = TextCache(generationSize: 1024)

    private struct Generations {
        var young: [Key: TypesetText.Storage] = [:]
        var old: [Key: TypesetText.Storage] = [:]
    }

    private let generations = Mutex(Generations())
    private let generationSize: Int

    init(generationSize: Int) {
        self.generationSize = generationSize
    }

    /// The remembered text, or one that is made now; `make` runs without the cache's lock.
    func storage(for key: Key, make: () -> TypesetText.Storage) -> TypesetText.Storage {
        if let known = generations.withLock({ $0.young[key] }) { return known }
        let storage = generations.withLock { $0.old[key] } ?? make()
        generations.withLock { generations in
            if generations.young.count >= generationSize {
                generations.old = generations.young
                generations.young = [:]
            }
            generations.young[key] = storage
        }
        return storage
    }

    /// Forgets all texts, because fonts came or went.
    func removeAll() {
        generations.withLock { $0 = Generations() }
    }

    /// How many texts are remembered, those of both generations twice.
    var count: Int {
        generations.withLock { $0.young.count + $0.old.count }
    }
}
