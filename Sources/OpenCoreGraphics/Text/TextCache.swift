/// A cache of typeset texts, so that measuring a label again, or drawing it after measuring, costs a lookup.
///
/// An entry has a text and its layouts in a few spaces. Entries are stored in sets of four by their hashes; a full set
/// replaces its least recently used entry. If the total cost exceeds the budget, further entries are evicted.
final class TextCache: Sendable {
    static let shared = TextCache(sets: 256, budget: 1_000_000)

    private static let ways = 4
    /// The largest number of layouts per text: a label is measured at one or two widths and displayed at one.
    private static let formLimit = 4

    private struct Form {
        var space: TextSpace
        var storage: TypesetText.Storage
    }

    /// A text and its layouts; only accessed with the lock held.
    private final class Entry {
        let content: TextContent
        /// The text's shaped words, or nil if it requires Pango.
        let known: ShapedParagraph?
        private var latest: Form
        /// The other layouts, newest last.
        private var others: [Form] = []
        /// The time of the last use, counted in lookups.
        var time: UInt
        private(set) var cost: Int

        init(_ content: TextContent, known: ShapedParagraph?, form: Form, cost: Int, time: UInt) {
            (self.content, self.known, latest, self.time) = (content, known, form, time)
            self.cost = cost + form.storage.cost
        }

        func storage(for space: TextSpace) -> TypesetText.Storage? {
            latest.space == space ? latest.storage : others.last { $0.space == space }?.storage
        }

        func add(_ form: Form) {
            if others.count == TextCache.formLimit - 1 { cost -= others.removeFirst().storage.cost }
            others.append(latest)
            latest = form
            cost += form.storage.cost
        }
    }

    private struct Table {
        /// The hashes, stored separately from the entries so that few entries are accessed.
        var hashes: [Int]
        var entries: [Entry?]
        var time: UInt = 0
        var cost = 0
        /// The slot at which the next eviction starts.
        var hand = 0

        init(count: Int) {
            hashes = Array(repeating: 0, count: count)
            entries = Array(repeating: nil, count: count)
        }

        func slot(of content: TextContent, hash: Int, from first: Int) -> Int? {
            for slot in first..<first + TextCache.ways where hashes[slot] == hash {
                if let entry = entries[slot], entry.content == content { return slot }
            }
            return nil
        }

        /// Returns an empty slot, or the slot of the least recently used text.
        func freeSlot(from first: Int) -> Int {
            var oldest = first
            for slot in first..<first + TextCache.ways {
                guard let entry = entries[slot] else { return slot }
                if let old = entries[oldest], entry.time < old.time { oldest = slot }
            }
            return oldest
        }

        /// Evicts texts slot by slot until the cost is within the budget, sparing recently used ones on the first pass.
        mutating func evict(budget: Int, sparing spared: Int) {
            var steps = 0
            while cost > budget, steps < 2 * entries.count {
                let slot = hand
                hand = (slot + 1) % entries.count
                steps += 1
                guard slot != spared, let entry = entries[slot] else { continue }
                let isRecent = time &- entry.time < UInt(entries.count / 4)
                if isRecent, steps <= entries.count { continue }
                cost -= entry.cost
                entries[slot] = nil
            }
        }
    }

    private let table: OrderedMutex<Table>
    private let setCount: Int
    private let budget: Int

    /// Creates a cache for four times as many texts as there are sets, with a budget in bytes.
    init(sets: Int, budget: Int) {
        (setCount, self.budget) = (sets, budget)
        table = OrderedMutex(Table(count: sets * Self.ways))
    }

    /// The result of a lookup.
    private enum Answer {
        case found(TypesetText.Storage)
        case otherSpace(ShapedParagraph?)
        case nothing
    }

    /// Returns the cached layout of a text, or creates one without holding the cache's lock.
    ///
    /// - Parameters:
    ///   - read: Looks up the text's words; returns nil if the text requires Pango.
    ///   - make: Creates a layout, from the words if there are any.
    @inline(__always)
    func storage(
        for content: TextContent, in space: TextSpace, read: () -> ShapedParagraph?,
        make: (ShapedParagraph?) -> TypesetText.Storage
    ) -> TypesetText.Storage {
        let hash = content.quickHash
        switch find(content, hash: hash, in: space) {
        case .found(let storage): return storage
        case .otherSpace(let known):
            let storage = make(known)
            keep(storage, known, of: content, hash: hash, in: space)
            return storage
        case .nothing:
            let known = read()
            let storage = make(known)
            keep(storage, known, of: content, hash: hash, in: space)
            return storage
        }
    }

    private func firstSlot(_ hash: Int) -> Int {
        Int(UInt(bitPattern: hash) % UInt(setCount)) * Self.ways
    }

    private func find(_ content: TextContent, hash: Int, in space: TextSpace) -> Answer {
        let first = firstSlot(hash)
        return table.withLock { table in
            table.time &+= 1
            guard let slot = table.slot(of: content, hash: hash, from: first), let entry = table.entries[slot] else {
                return .nothing
            }
            entry.time = table.time
            if let storage = entry.storage(for: space) { return .found(storage) }
            return .otherSpace(entry.known)
        }
    }

    private func keep(
        _ storage: TypesetText.Storage, _ known: ShapedParagraph?, of content: TextContent, hash: Int,
        in space: TextSpace
    ) {
        let own = 300 + content.string.utf8.count + 128 * (content.runs.count - 1) + (known?.cost ?? 0)
        guard own + storage.cost <= budget / 4 else { return }
        let first = firstSlot(hash)
        table.withLock { table in
            let form = Form(space: space, storage: storage)
            let slot: Int
            if let known = table.slot(of: content, hash: hash, from: first), let entry = table.entries[known] {
                slot = known
                table.cost -= entry.cost
                entry.add(form)
                table.cost += entry.cost
            } else {
                slot = table.freeSlot(from: first)
                table.cost += own + storage.cost - (table.entries[slot]?.cost ?? 0)
                table.hashes[slot] = hash
                table.entries[slot] = Entry(content, known: known, form: form, cost: own, time: table.time)
            }
            table.evict(budget: budget, sparing: slot)
        }
    }

    /// Removes all texts, because the available fonts have changed.
    func removeAll() {
        table.withLock { $0 = Table(count: setCount * Self.ways) }
    }

    /// The number of cached texts, and their approximate size in bytes.
    var statistics: (count: Int, cost: Int) {
        table.withLock { table in (table.entries.count { $0 != nil }, table.cost) }
    }
}

/// The space available to a text.
struct TextSpace: Hashable, Sendable {
    /// In points, or nil to break lines only at line breaks in the text.
    var width: CGFloat?
    /// In points, or nil for no limit.
    var height: CGFloat?
    /// The largest number of lines; 0 for any number.
    var maximumLines: Int
}

extension TextSpace {
    /// Creates a space from values of any kind: lengths that are not finite are no limit, a negative width counts as 0
    /// and a negative number of lines as any number.
    init(width: CGFloat?, height: CGFloat?, anyMaximumLines maximumLines: Int) {
        self.init(
            width: width.flatMap { $0.isFinite ? max($0, 0) : nil },
            height: height.flatMap { $0.isFinite ? $0 : nil }, maximumLines: max(maximumLines, 0))
    }
}

extension TextContent {
    /// A hash of the properties that usually differ between texts.
    ///
    /// A `Hasher` would take as long as looking up all words of a label.
    fileprivate var quickHash: Int {
        var string = string
        var hash = string.withUTF8 { bytes in
            var (hash, index): (UInt64, Int) = (UInt64(bytes.count), 0)
            let raw = UnsafeRawBufferPointer(bytes)
            while index + 8 <= raw.count {
                hash = Self.mix(hash, raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                index += 8
            }
            var rest: UInt64 = 0
            while index < raw.count {
                rest = rest << 8 | UInt64(raw[index])
                index += 1
            }
            return Self.mix(hash, rest)
        }
        if let run = runs.first {
            hash = Self.mix(hash, run.font.size.native.bitPattern ^ UInt64(truncatingIfNeeded: run.font.weight))
        }
        return Int(truncatingIfNeeded: Self.mix(hash, UInt64(runs.count)))
    }

    /// Combines both halves of a product, so that every bit affects every bit.
    private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
        let product = (hash ^ value ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
