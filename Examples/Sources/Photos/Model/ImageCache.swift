import FLIC

/// Decoded pictures within a budget of memory; those that were used least recently go first.
struct ImageCache {
    struct Key: Hashable, Sendable {
        var url: String
        /// In points; nil for the picture's own.
        var side: CGFloat?
    }

    private struct Entry {
        var image: UIImage
        var cost: Int
        var lastUse: Int
    }

    /// In bytes.
    let budget: Int
    /// What all pictures take, in bytes; never more than the budget.
    private(set) var cost = 0
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    init(budget: Int) {
        self.budget = budget
    }

    var count: Int {
        entries.count
    }

    mutating func image(for key: Key) -> UIImage? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.image
    }

    /// Remembers a picture, unless it alone is over the budget.
    mutating func insert(_ image: UIImage, for key: Key) {
        remove(key)
        let cost = image.byteCount
        guard cost <= budget else { return }
        while self.cost + cost > budget, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
        uses += 1
        entries[key] = Entry(image: image, cost: cost, lastUse: uses)
        self.cost += cost
    }

    private mutating func remove(_ key: Key) {
        cost -= entries.removeValue(forKey: key)?.cost ?? 0
    }
}

extension UIImage {
    /// What its pixels take in memory.
    var byteCount: Int {
        cgImage.map { $0.width * $0.height * 4 } ?? 0
    }
}
