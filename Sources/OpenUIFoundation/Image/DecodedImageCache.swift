/// A cache of decoded image files, limited by size, that evicts the least recently used images first.
///
/// Images created from files keep the encoded data and are decoded when they are first displayed or drawn, or when
/// their pixels are first accessed. An image that is currently in use is never decoded again, even if it was evicted.
/// The cache can be used on any thread.
public final class DecodedImageCache: Sendable {
    /// The cache of all images.
    public static let shared = DecodedImageCache(budget: 128 << 20)

    /// The statistics of a cache.
    public struct Statistics: Hashable, Sendable {
        /// The number of lookups that found an image.
        public var hits = 0
        /// The number of lookups that found no image.
        public var misses = 0
        /// The number of images evicted to stay within the budget.
        public var evictions = 0
        /// The current number of images.
        public var count = 0
        /// The current size of the images in bytes.
        public var bytes = 0
    }

    struct Key: Hashable, Sendable {
        let source: ObjectIdentifier
        let orientation: UIImage.Orientation
    }

    private struct Entry {
        let image: CGImage
        let cost: Int
        /// The value of the use counter at the last use.
        var lastUse: Int
    }

    private struct Contents {
        var entries: [Key: Entry] = [:]
        var budget: Int
        var uses = 0
        var statistics = Statistics()
    }

    private let contents: OrderedMutex<Contents>

    init(budget: Int) {
        contents = OrderedMutex(Contents(budget: max(budget, 0)))
    }

    /// The maximum size of all cached images in bytes; the default is 128 MB.
    public var budget: Int {
        get { contents.withLock { $0.budget } }
        set {
            contents.withLock { contents in
                contents.budget = max(newValue, 0)
                Self.trim(&contents)
            }
        }
    }

    /// The statistics since the cache was created.
    public var statistics: Statistics {
        contents.withLock { $0.statistics }
    }

    /// Removes all images.
    public func removeAll() {
        contents.withLock { contents in
            contents.entries = [:]
            (contents.statistics.count, contents.statistics.bytes) = (0, 0)
        }
    }

    func image(for key: Key) -> CGImage? {
        contents.withLock { contents in
            contents.uses += 1
            guard let entry = contents.entries[key] else {
                contents.statistics.misses += 1
                return nil
            }
            contents.statistics.hits += 1
            contents.entries[key]?.lastUse = contents.uses
            return entry.image
        }
    }

    /// Adds an image, unless its size alone exceeds the budget.
    func insert(_ image: CGImage, for key: Key) {
        let cost = image.bytesPerRow * image.height
        contents.withLock { contents in
            Self.remove(key, from: &contents)
            guard cost <= contents.budget else { return }
            contents.uses += 1
            contents.entries[key] = Entry(image: image, cost: cost, lastUse: contents.uses)
            contents.statistics.bytes += cost
            contents.statistics.count += 1
            Self.trim(&contents)
        }
    }

    /// Removes the images with some keys.
    func forget(_ keys: [Key]) {
        contents.withLock { contents in
            for key in keys { Self.remove(key, from: &contents) }
        }
    }

    private static func remove(_ key: Key, from contents: inout Contents) {
        guard let old = contents.entries.removeValue(forKey: key) else { return }
        contents.statistics.bytes -= old.cost
        contents.statistics.count -= 1
    }

    /// Evicts images until the budget is met.
    ///
    /// Sorts the entries, but only when the budget is exceeded, so the cost per inserted byte is low.
    private static func trim(_ contents: inout Contents) {
        guard contents.statistics.bytes > contents.budget else { return }
        for (key, _) in contents.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(key, from: &contents)
            contents.statistics.evictions += 1
            if contents.statistics.bytes <= contents.budget { return }
        }
    }
}
