/// Which blocks of a text go on with the paragraph of the block before.
///
/// Few texts have any. Look-ups cost O(log n), changes O(n).
struct BlockContinuations {
    /// In growing order.
    private var blocks: [Int] = []

    var count: Int { blocks.count }

    /// The first place in the list whose element satisfies a condition that all later ones satisfy too.
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

    /// The paragraph that a block belongs to.
    func paragraph(ofBlock block: Int) -> Int {
        block - firstPlace { blocks[$0] > block }
    }

    /// The block with which a paragraph starts.
    func firstBlock(ofParagraph paragraph: Int) -> Int {
        paragraph + firstPlace { blocks[$0] - $0 - 1 >= paragraph }
    }

    /// Puts blocks in the place of others, the first of which stays what it is.
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
