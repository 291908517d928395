internal import Synchronization

/// Remembers the pixels of picture files, up to a number of bytes; those that were used least lately go first.
///
/// Images made of files keep the files' bytes and are decoded when they are first shown, drawn or asked for their
/// pixels. What is shown at the moment stays alive without the cache and is never decoded twice. Any thread may use it.
public final class DecodedImageCache: Sendable {
    /// The cache of all images.
    public static let shared = DecodedImageCache(budget: 128 << 20)

    /// What the cache did so far.
    public struct Statistics: Hashable, Sendable {
        /// How often pixels were there.
        public var hits = 0
        /// How often they were not.
        public var misses = 0
        /// How many pictures were let go of to stay within the budget.
        public var evictions = 0
        /// How many pictures there are.
        public var count = 0
        /// How many bytes their pixels have.
        public var bytes = 0
    }

    struct Key: Hashable, Sendable {
        let source: ObjectIdentifier
        let orientation: UIImage.Orientation
    }

    private struct Entry {
        let image: CGImage
        let cost: Int
        /// When it was used, counted in uses of the cache.
        var lastUse: Int
    }

    private struct Contents {
        var entries: [Key: Entry] = [:]
        var budget: Int
        var uses = 0
        var statistics = Statistics()
    }

    private let contents: Mutex<Contents>

    init(budget: Int) {
        contents = Mutex(Contents(budget: max(budget, 0)))
    }

    /// How many bytes of pixels are remembered at most; 128 MB at first.
    public var budget: Int {
        get { contents.withLock { $0.budget } }
        set {
            contents.withLock { contents in
                contents.budget = max(newValue, 0)
                Self.trim(&contents)
            }
        }
    }

    /// What the cache did so far.
    public var statistics: Statistics {
        contents.withLock { $0.statistics }
    }

    /// Forgets all pixels.
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

    /// Remembers an image, unless it alone is more than the budget.
    func insert(_ image: CGImage, for key: Key) {
        let cost = image.bytesPerRow * image.height
        contents.withLock { contents in
            Self.remove(key, from: &contents)
            guard cost <= contents.budget else { return }
            contents.uses += 1
            contents.entries[key] = Entry(image: image, cost: cost, lastUse: contents.uses)
            contents.statistics.bytes += cost
            Self.trim(&contents)
        }
    }

    /// Forgets what came from a source.
    func forget(_ keys: [Key]) {
        contents.withLock { contents in
            for key in keys { Self.remove(key, from: &contents) }
            contents.statistics.count = contents.entries.count
        }
    }

    private static func remove(_ key: Key, from contents: inout Contents) {
        guard let old = contents.entries.removeValue(forKey: key) else { return }
        contents.statistics.bytes -= old.cost
    }

    /// Cost: sorts the entries if there is too much; an insertion lets go of few, so this is rare per byte.
    private static func trim(_ contents: inout Contents) {
        defer { contents.statistics.count = contents.entries.count }
        guard contents.statistics.bytes > contents.budget else { return }
        for (key, _) in contents.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(key, from: &contents)
            contents.statistics.evictions += 1
            if contents.statistics.bytes <= contents.budget { return }
        }
    }
}
