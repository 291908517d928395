/// The counters of the list items of a document, which are determined on demand and kept until an edit.
struct DocumentLists {
    /// The counters after blocks that are list items.
    private var counters: [Int: TextListCounter] = [:]

    /// Returns the counter after a block that was determined before, or an empty one.
    func known(after block: Int) -> TextListCounter {
        counters[block] ?? TextListCounter()
    }

    /// Returns the counter after a block.
    ///
    /// - Parameters:
    ///   - lists: Returns the lists that contain a block, or `nil` for a block that continues a paragraph.
    /// - Complexity: O(*n*) in the number of list items between the last known one and the block.
    mutating func counter(after block: Int, lists: (Int) -> [NSTextList]?) -> TextListCounter {
        if let known = counters[block] { return known }
        var first = block
        while first > 0, counters[first - 1] == nil, lists(first)?.isEmpty != true { first -= 1 }
        var counter = first > 0 ? known(after: first - 1) : TextListCounter()
        for index in first...max(block, first) {
            guard let lists = lists(index) else { continue }
            counter.count(lists)
            if !lists.isEmpty { counters[index] = counter }
        }
        return counter
    }

    /// Forgets the counters from a block on.
    mutating func invalidate(from block: Int) {
        if !counters.isEmpty { counters = counters.filter { $0.key < block } }
    }
}
