/// Growing offsets that move together.
///
/// All offsets from one index on have still to be moved by one length. Edits at the same place only change that length,
/// so that typing in a document with many paragraphs does not touch the paragraphs behind the caret.
struct OffsetTable {
    private var values: [Int]
    /// The first index whose offset has still to be moved.
    private var step: Int
    private var shift = 0

    init(_ values: [Int]) {
        self.values = values
        step = values.count
    }

    var count: Int { values.count }

    subscript(index: Int) -> Int {
        index < step ? values[index] : values[index] + shift
    }

    /// The last index whose offset is not greater; -1 if there is none.
    func index(notAfter offset: Int) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// Puts offsets in the place of others, and moves all behind them.
    mutating func replace(_ range: Range<Int>, with new: [Int], movingRestBy delta: Int) {
        moveStep(to: range.upperBound)
        values.replaceSubrange(range, with: new)
        step = range.lowerBound + new.count
        shift += delta
    }

    private mutating func moveStep(to index: Int) {
        if shift != 0 {
            for later in stride(from: step, to: index, by: 1) { values[later] += shift }
            for earlier in stride(from: index, to: step, by: 1) { values[earlier] -= shift }
        }
        step = index
        if step == values.count { shift = 0 }
    }
}
