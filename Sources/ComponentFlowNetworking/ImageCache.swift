internal import ComponentFlow

/// Decoded images within a memory budget, of which the least recently used ones are removed first.
struct ImageCache {
    private struct Entry {
        let image: UIImage
        let cost: Int
        var lastUse: Int
    }

    /// The maximum total size of the images, in bytes.
    let budget: Int
    /// The total size of the images, in bytes; never exceeds the budget.
    private(set) var cost = 0
    private var entries: [ImageRequest: Entry] = [:]
    private var uses = 0

    init(budget: Int) {
        self.budget = budget
    }

    mutating func image(for request: ImageRequest) -> UIImage? {
        uses += 1
        entries[request]?.lastUse = uses
        return entries[request]?.image
    }

    /// Adds an image, unless it exceeds the budget on its own.
    ///
    /// - Complexity: O(*n*) for each image that is removed.
    mutating func insert(_ image: UIImage, for request: ImageRequest) {
        remove(request)
        let cost = image.byteCount
        guard cost <= budget else { return }
        while self.cost + cost > budget, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
        uses += 1
        entries[request] = Entry(image: image, cost: cost, lastUse: uses)
        self.cost += cost
    }

    mutating func removeAll() {
        entries = [:]
        cost = 0
    }

    private mutating func remove(_ request: ImageRequest) {
        cost -= entries.removeValue(forKey: request)?.cost ?? 0
    }
}

extension UIImage {
    /// The memory size of the pixels, in bytes.
    fileprivate var byteCount: Int {
        cgImage.map { $0.width * $0.height * 4 } ?? 0
    }
}
