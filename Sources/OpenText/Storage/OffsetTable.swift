/// A table of ascending offsets that is efficient for local edits.
///
/// A pending shift applies to all offsets from an index on. Consecutive edits at the same position only update the
/// shift, so that typing in a document with many paragraphs does not write the offsets of all paragraphs after the
/// caret.
struct OffsetTable {
    private var values: [Int]
    /// The first index to which the pending shift applies.
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

    /// Returns the last index whose offset is at most `offset`, or -1 if there is none.
    func index(notAfter offset: Int) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// Replaces a range of offsets and shifts all offsets after it.
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
