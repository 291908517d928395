extension Array where Element == Int {
    /// The indices of a longest strictly increasing subsequence, ascending.
    ///
    /// Applied to a list of previous positions, it identifies the elements that can stay in place, so that only the
    /// others have to move. O(n log n), after M. L. Fredman, "On computing the length of longest increasing
    /// subsequences", 1975.
    package var longestIncreasingSubsequence: [Int] {
        // tails[k] is the index of the smallest value that ends an increasing subsequence of length k + 1.
        var tails: [Int] = []
        var previous = [Int](repeating: -1, count: count)
        for (index, value) in enumerated() {
            let place = placeOfTail(for: value, in: tails)
            if place > 0 { previous[index] = tails[place - 1] }
            if place == tails.count { tails.append(index) } else { tails[place] = index }
        }
        var result: [Int] = []
        result.reserveCapacity(tails.count)
        var index = tails.last ?? -1
        while index >= 0 {
            result.append(index)
            index = previous[index]
        }
        return result.reversed()
    }

    /// Returns the position of a value among the tails, which are in ascending order.
    private func placeOfTail(for value: Int, in tails: [Int]) -> Int {
        // Fast path for ascending values, the common case.
        if let last = tails.last, self[last] < value { return tails.count }
        var (low, high) = (0, tails.count)
        while low < high {
            let middle = (low + high) / 2
            if self[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
