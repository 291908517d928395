/// A hash table of words keyed by the hashes of their bytes; open addressing, because rehashing would cost more than
/// probing.
struct WordTable {
    private struct Slot {
        var hash: UInt64
        /// The word; nil in an occupied slot if the word has to be shaped with its line.
        var word: ShapedWord?
        var isTaken = false
    }

    private static let none = Slot(hash: 0, word: nil)

    private var slots = Array(repeating: WordTable.none, count: 64)
    private(set) var count = 0

    /// Returns nil if the hash is unknown, `.some(nil)` if there is no word for it, or the word.
    @inline(__always)
    func find(_ hash: UInt64) -> ShapedWord?? {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
        while slots[index].isTaken {
            if slots[index].hash == hash { return .some(slots[index].word) }
            index = (index + 1) & mask
        }
        return nil
    }

    /// Inserts a word; `hash` must not be present.
    mutating func insert(_ word: ShapedWord?, for hash: UInt64) {
        if count * 2 >= slots.count { grow() }
        place(Slot(hash: hash, word: word, isTaken: true))
        count += 1
    }

    mutating func removeAll() {
        slots = Array(repeating: Self.none, count: 64)
        count = 0
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Self.none, count: old.count * 2)
        for slot in old where slot.isTaken { place(slot) }
    }

    private mutating func place(_ slot: Slot) {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: slot.hash ^ slot.hash >> 32) & mask
        while slots[index].isTaken { index = (index + 1) & mask }
        slots[index] = slot
    }
}
