import ComponentFlow

/// A cache of decoded pictures with a memory budget and least-recently-used eviction.
struct ImageCache {
    struct Key: Hashable, Sendable {
        var url: String
        /// The side of the square, in points; `nil` for the original size.
        var side: CGFloat?
    }

    private struct Entry {
        var image: UIImage
        var cost: Int
        var lastUse: Int
    }

    /// The maximum total size of the pictures, in bytes.
    let budget: Int
    /// The total size of the pictures, in bytes; never exceeds the budget.
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

    /// Adds a picture, unless it exceeds the budget on its own.
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
    /// The memory size of the pixels, in bytes.
    var byteCount: Int {
        cgImage.map { $0.width * $0.height * 4 } ?? 0
    }
}
