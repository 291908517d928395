/// The blocks of a text that continue the paragraph of the previous block.
///
/// Few texts have any. A lookup costs O(log n), a change O(n).
struct BlockContinuations {
    /// Sorted in ascending order.
    private var blocks: [Int] = []

    var count: Int { blocks.count }

    /// Returns the first index that satisfies a condition, which must also hold for all later indices.
    private func firstPlace(where condition: (_ place: Int) -> Bool) -> Int {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func contains(_ block: Int) -> Bool {
        if blocks.isEmpty { return false }
        let place = firstPlace { blocks[$0] >= block }
        return place < blocks.count && blocks[place] == block
    }

    /// Returns the paragraph that contains a block.
    func paragraph(ofBlock block: Int) -> Int {
        block - firstPlace { blocks[$0] > block }
    }

    func firstBlock(ofParagraph paragraph: Int) -> Int {
        paragraph + firstPlace { blocks[$0] - $0 - 1 >= paragraph }
    }

    /// Replaces a range of blocks, except for the first one, whose state does not change.
    mutating func replace(_ old: Range<Int>, with new: [Bool]) {
        if blocks.isEmpty, !new.contains(true) { return }
        let first = firstPlace { blocks[$0] > old.lowerBound }
        let last = firstPlace { blocks[$0] >= old.upperBound }
        let shift = new.count + 1 - old.count
        for place in last..<blocks.count { blocks[place] += shift }
        let added = new.indices.filter { new[$0] }.map { old.lowerBound + 1 + $0 }
        blocks.replaceSubrange(first..<max(last, first), with: added)
    }
}
