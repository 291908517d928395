/// All occurrences of a string in a text storage, which are found block by block and follow edits.
///
/// A block is a paragraph, or a part of a very long one. The occurrences that start in a block depend on its text, on the
/// text that follows within ``TextQuery/reach``, and on how far the last occurrence before it extends into it. An edit
/// therefore requires only the blocks around it to be searched again, and the others as long as that distance changes. So
/// the result is the same as that of a new search, regardless of the order in which blocks are searched.
@MainActor final class TextSearch {
    private struct Block {
        /// The occurrences that start in the block, relative to it.
        var found: [Range<Int>] = []
        /// The length of the block's beginning that belongs to an earlier occurrence.
        var taken = 0
        /// Whether the occurrences are those of the current text.
        var isSearched = false
    }

    private let storage: NSTextStorage
    let query: TextQuery
    private let containsBreak: Bool
    private var blocks: [Block]
    private var unsearchedCount: Int
    /// The block from which the next one to be searched is looked for.
    private var cursor: Int

    /// The number of occurrences that were found up to now.
    private(set) var count = 0

    /// Whether all blocks were searched.
    var isComplete: Bool { unsearchedCount == 0 }

    /// Creates a search that starts at an offset.
    init(_ query: TextQuery, in storage: NSTextStorage, from offset: Int = 0) {
        self.query = query
        self.storage = storage
        containsBreak = query.containsBreak
        blocks = Array(repeating: Block(), count: query.string.isEmpty ? 0 : storage.blockCount)
        unsearchedCount = blocks.count
        cursor = storage.blockIndex(at: offset)
    }

    // MARK: Edits

    /// Adopts an edit of the storage, which replaced some blocks with `new` others.
    func edit(_ old: Range<Int>, by new: Int) {
        guard !query.string.isEmpty else { return }
        guard old.upperBound <= blocks.count, blocks.count - old.count + new == storage.blockCount else {
            // The storage was changed again before this edit was reported.
            return restart()
        }
        for block in blocks[old] {
            count -= block.found.count
            if !block.isSearched { unsearchedCount -= 1 }
        }
        let taken = blocks[old].first?.taken ?? 0
        blocks.replaceSubrange(old, with: repeatElement(Block(), count: new))
        unsearchedCount += new
        if new > 0 { blocks[old.lowerBound].taken = taken }
        cursor = old.lowerBound
        invalidateBlocks(before: old.lowerBound)
        // The words at the start of a continued paragraph depend on the previous block.
        invalidate(old.lowerBound + new)
    }

    private func restart() {
        blocks = Array(repeating: Block(), count: storage.blockCount)
        (unsearchedCount, count, cursor) = (blocks.count, 0, 0)
    }

    /// Requires the blocks to be searched again in which an occurrence can extend to an edited one.
    private func invalidateBlocks(before edited: Int) {
        let start = edited < blocks.count ? storage.blockRange(edited).location : storage.length
        var index = edited - 1
        while index >= 0, start - NSMaxRange(storage.blockRange(index)) < query.reach {
            invalidate(index)
            cursor = index
            index -= 1
        }
    }

    private func invalidate(_ index: Int) {
        guard blocks.indices.contains(index), blocks[index].isSearched else { return }
        blocks[index].isSearched = false
        unsearchedCount += 1
    }

    // MARK: Searching

    /// Searches all blocks that have not been searched.
    func finish() {
        while searchNext() {}
    }

    /// Searches the next block; returns `false` if all were searched.
    func searchNext() -> Bool {
        guard !isComplete else { return false }
        cursor = min(cursor, blocks.count)
        let next =
            blocks[cursor...].firstIndex { !$0.isSearched } ?? blocks[..<cursor].firstIndex { !$0.isSearched }
        guard let next else { return false }
        search(next)
        cursor = next + 1
        return true
    }

    /// Searches the blocks of a range.
    func search(_ range: NSRange) {
        guard !blocks.isEmpty else { return }
        for index in indices(of: range) where !blocks[index].isSearched { search(index) }
    }

    private func search(_ index: Int) {
        let own = storage.blockRange(index)
        let start = storage.isContinuation(index) ? storage.blockRange(index - 1).location : own.location
        let text = storage.buffer.text(in: start..<end(ofTextFor: index))
        let shift = own.location - start
        let found = query.ranges(in: text, from: shift + blocks[index].taken, before: shift + own.length) {
            storage.isBoundary(start + $0)
        }
        count += found.count - blocks[index].found.count
        blocks[index].found = found.map { $0.lowerBound - shift..<$0.upperBound - shift }
        if !blocks[index].isSearched { unsearchedCount -= 1 }
        blocks[index].isSearched = true
        let end = blocks[index].found.last?.upperBound ?? blocks[index].taken
        take(max(end - own.length, 0), of: index + 1)
    }

    /// Returns the end of the text that determines which occurrences start in a block.
    private func end(ofTextFor index: Int) -> Int {
        let ownEnd = NSMaxRange(storage.blockRange(index))
        var end = ownEnd
        for next in index + 1..<max(blocks.count, index + 1) {
            guard containsBreak || storage.isContinuation(next), end - ownEnd < query.reach else { break }
            end = NSMaxRange(storage.blockRange(next))
        }
        return end
    }

    /// Sets how much of a block belongs to an earlier occurrence.
    private func take(_ length: Int, of index: Int) {
        guard blocks.indices.contains(index), blocks[index].taken != length else { return }
        blocks[index].taken = length
        invalidate(index)
        cursor = min(cursor, index)
    }

    /// Searches on until an occurrence is known that starts at or after an offset, or before it, wrapping around.
    func searchOn(from offset: Int, backward: Bool) {
        guard !blocks.isEmpty else { return }
        let first = storage.blockIndex(at: offset)
        for step in 0...blocks.count {
            let index = (backward ? first - step + blocks.count : first + step) % blocks.count
            if !blocks[index].isSearched { search(index) }
            let place = offset - storage.blockRange(index).location
            let isKnown =
                step > 0
                ? !blocks[index].found.isEmpty
                : backward
                    ? blocks[index].found.first.map { $0.lowerBound < place } ?? false
                    : blocks[index].found.last.map { $0.lowerBound >= place } ?? false
            if isKnown { return }
        }
    }

    // MARK: Occurrences

    /// The occurrences that were found up to now, in order.
    var ranges: [NSRange] {
        blocks.indices.flatMap { ranges(ofBlock: $0) }
    }

    private func ranges(ofBlock index: Int) -> [NSRange] {
        guard !blocks[index].found.isEmpty else { return [] }
        let start = storage.blockRange(index).location
        return blocks[index].found.map { NSRange(location: start + $0.lowerBound, length: $0.count) }
    }

    /// Returns the occurrences that intersect a range.
    ///
    /// Those that start before the block of its start are found if they extend over one block only.
    func ranges(in range: NSRange) -> [NSRange] {
        guard !blocks.isEmpty else { return [] }
        return indices(of: range).flatMap { ranges(ofBlock: $0) }.filter {
            NSIntersectionRange($0, range).length > 0
        }
    }

    /// Returns the occurrence with an index among those that were found up to now.
    ///
    /// - Complexity: O(blocks), like the following.
    func range(at index: Int) -> NSRange? {
        var rest = index
        guard rest >= 0 else { return nil }
        for block in blocks.indices {
            if rest < blocks[block].found.count { return ranges(ofBlock: block)[rest] }
            rest -= blocks[block].found.count
        }
        return nil
    }

    /// Returns the first occurrence from an offset on, wrapping around, or `nil` if it is not known yet.
    func first(from offset: Int) -> NSRange? {
        guard !blocks.isEmpty else { return nil }
        let first = storage.blockIndex(at: offset)
        for step in 0...blocks.count {
            let index = (first + step) % blocks.count
            guard blocks[index].isSearched else { return nil }
            if let range = ranges(ofBlock: index).first(where: { step > 0 || $0.location >= offset }) { return range }
        }
        return nil
    }

    /// Returns the number of occurrences that start before an offset.
    func count(before offset: Int) -> Int {
        guard !blocks.isEmpty else { return 0 }
        let index = storage.blockIndex(at: offset)
        let place = offset - storage.blockRange(index).location
        return countBeforeBlock(index) + blocks[index].found.count { $0.lowerBound < place }
    }

    private func countBeforeBlock(_ index: Int) -> Int {
        blocks[..<index].reduce(0) { $0 + $1.found.count }
    }

    /// Returns the index of an occurrence, or `nil` if the range is none.
    func index(of range: NSRange) -> Int? {
        guard !blocks.isEmpty else { return nil }
        let block = storage.blockIndex(at: range.location)
        let start = range.location - storage.blockRange(block).location
        let place = blocks[block].found.firstIndex { $0.lowerBound == start && $0.count == range.length }
        return place.map { countBeforeBlock(block) + $0 }
    }

    /// Returns the blocks that intersect a range, and the one before, whose last occurrence can extend into it.
    private func indices(of range: NSRange) -> ClosedRange<Int> {
        let last = min(storage.blockIndex(at: NSMaxRange(range)), blocks.count - 1)
        return min(max(storage.blockIndex(at: range.location) - 1, 0), last)...last
    }
}
