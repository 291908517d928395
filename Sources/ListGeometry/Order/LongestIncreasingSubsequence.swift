extension Array where Element == Int {
    /// The indices of a longest strictly increasing subsequence, ascending.
    ///
    /// In a list of former places they are what keeps its order, so that only the rest has to move. O(n log n), after
    /// M. L. Fredman, "On computing the length of longest increasing subsequences", 1975.
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

    /// Where among the tails a value belongs, which are in order.
    private func placeOfTail(for value: Int, in tails: [Int]) -> Int {
        // What comes in order, as most does, belongs to the end.
        if let last = tails.last, self[last] < value { return tails.count }
        var (low, high) = (0, tails.count)
        while low < high {
            let middle = (low + high) / 2
            if self[tails[middle]] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
