/// Words by the hashes of their bytes: an open table, because hashing a hash again costs more than looking.
struct WordTable {
    private struct Slot {
        var hash: UInt64
        /// Nil, in a slot that is taken, for a word that must be shaped with its line.
        var word: ShapedWord?
        var isTaken = false
    }

    private static let none = Slot(hash: 0, word: nil)

    private var slots = Array(repeating: WordTable.none, count: 64)
    private(set) var count = 0

    /// What is known of a hash: nothing (nil), or a word, or that there is none.
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

    /// Keeps a word; the hash must not be there.
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
