/// The counters of the list items of a document, which are determined on demand and kept while edits do not change them.
struct DocumentLists {
    /// For each block, the counter after it, which is empty if it is not in a list; `nil` if it is not known.
    ///
    /// If the counter after a list item is known, so are those of all items of its list before it.
    private var counters: [TextListCounter?]

    init(count: Int) {
        counters = Array(repeating: nil, count: count)
    }

    /// Returns the counter after a block that was determined before, or `nil` if it is not known.
    func known(after block: Int) -> TextListCounter? {
        counters.indices.contains(block) ? counters[block] : nil
    }

    /// Returns the counter after a block.
    ///
    /// - Parameters:
    ///   - lists: Returns the lists that contain a block, or `nil` for a block that continues a paragraph.
    /// - Complexity: O(*n*) in the number of list items between the last known one and the block.
    mutating func counter(after block: Int, lists: (Int) -> [NSTextList]?) -> TextListCounter {
        if let known = counters[block] { return known }
        // The blocks from `block` upwards to the first one that does not depend on the preceding one.
        var unknown: [[NSTextList]?] = []
        var counter = TextListCounter()
        for index in (0...block).reversed() {
            if let known = counters[index] {
                counter = known
                break
            }
            let lists = lists(index)
            unknown.append(lists)
            if lists?.isEmpty == true { break }
        }
        for (index, lists) in zip(block + 1 - unknown.count..<block + 1, unknown.reversed()) {
            if let lists { counter.count(lists) }
            counters[index] = counter
        }
        return counter
    }

    /// Replaces the blocks that an edit changed with blocks whose counters are not known.
    mutating func replace(_ blocks: Range<Int>, with new: Int) {
        counters.replaceSubrange(blocks, with: repeatElement(nil, count: new))
    }

    /// Forgets the counter after a block.
    mutating func forget(_ block: Int) {
        counters[block] = nil
    }
}
