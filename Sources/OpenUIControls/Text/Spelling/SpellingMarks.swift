/// The misspelled words of a text, stored with the blocks of its storage.
///
/// An edit moves the marks behind it by changing a number per block, and only the blocks that it changed have to be checked
/// again. Offsets are UTF-16 units.
struct SpellingMarks {
    /// A paragraph, or a part of a very long one.
    struct Block {
        var length: Int
        /// Whether the block belongs to the paragraph of the previous one.
        var isContinuation: Bool
        /// Whether the marks are those of the current text.
        var isChecked = false
        /// The misspelled words in order, relative to the start of the block.
        ///
        /// Those of a block that is to be checked again are the former ones that the edit did not touch, so that they
        /// do not vanish while the user types.
        var marks: [Range<Int>] = []
    }

    private(set) var blocks: [Block]
    /// The number of blocks that have to be checked.
    private(set) var uncheckedCount: Int

    /// Creates the marks of a text that has not been checked.
    init(_ storage: NSTextStorage) {
        blocks = (0..<storage.blockCount).map { Self.block($0, of: storage) }
        uncheckedCount = blocks.count
    }

    private static func block(_ index: Int, of storage: NSTextStorage) -> Block {
        Block(length: storage.blockRange(index).length, isContinuation: storage.isContinuation(index))
    }

    // MARK: Edits

    /// Adopts an edit of the storage.
    ///
    /// - Parameters:
    ///   - old: The edited blocks, in indices before the edit.
    ///   - count: The number of blocks that replace them.
    ///   - range: The edited range, in offsets after the edit.
    ///   - delta: The change in length.
    mutating func edit(_ old: Range<Int>, by count: Int, range: NSRange, delta: Int, in storage: NSTextStorage) {
        guard old.upperBound <= blocks.count, blocks.count - old.count + count == storage.blockCount else {
            // The storage was changed again before this edit was reported.
            self = SpellingMarks(storage)
            return
        }
        let start = storage.blockRange(old.lowerBound).location
        var kept = untouchedMarks(of: old, from: start, range: range, delta: delta)[...]
        var new: [Block] = []
        for index in old.lowerBound..<old.lowerBound + count {
            var block = Self.block(index, of: storage)
            let place = storage.blockRange(index)
            while let mark = kept.first, mark.lowerBound < NSMaxRange(place) {
                block.marks.append(mark.lowerBound - place.location..<mark.upperBound - place.location)
                kept.removeFirst()
            }
            new.append(block)
        }
        let continues = blocks[old].first?.isContinuation == true || new.first?.isContinuation == true
        uncheckedCount += count - blocks[old].count { !$0.isChecked }
        blocks.replaceSubrange(old, with: new)
        // The words of a block depend on the adjacent blocks of its paragraph.
        let next = old.lowerBound + count
        if continues { uncheck(old.lowerBound - 1) }
        if next < blocks.count, blocks[next].isContinuation { uncheck(next) }
    }

    /// Returns the marks of edited blocks that do not adjoin the edit, in offsets after it.
    private func untouchedMarks(of old: Range<Int>, from start: Int, range: NSRange, delta: Int) -> [Range<Int>] {
        let end = NSMaxRange(range) - delta
        var (kept, place): ([Range<Int>], Int) = ([], start)
        for block in blocks[old] {
            for mark in block.marks {
                let mark = mark.lowerBound + place..<mark.upperBound + place
                if mark.upperBound < range.location {
                    kept.append(mark)
                } else if mark.lowerBound > end {
                    kept.append(mark.lowerBound + delta..<mark.upperBound + delta)
                }
            }
            place += block.length
        }
        return kept
    }

    private mutating func uncheck(_ index: Int) {
        guard blocks.indices.contains(index), blocks[index].isChecked else { return }
        blocks[index].isChecked = false
        uncheckedCount += 1
    }

    /// Requires all blocks to be checked again.
    mutating func uncheckAll() {
        for index in blocks.indices { blocks[index].isChecked = false }
        uncheckedCount = blocks.count
    }

    /// Sets the marks of a block that was checked; returns whether they differ from the former ones.
    mutating func setMarks(_ marks: [Range<Int>], of index: Int) -> Bool {
        guard blocks.indices.contains(index) else { return false }
        if !blocks[index].isChecked { uncheckedCount -= 1 }
        blocks[index].isChecked = true
        guard blocks[index].marks != marks else { return false }
        blocks[index].marks = marks
        return true
    }

    /// Returns the first block that has to be checked, at or after another one or otherwise before it.
    func unchecked(from index: Int) -> Int? {
        guard uncheckedCount > 0 else { return nil }
        let start = min(max(index, 0), blocks.count)
        return blocks[start...].firstIndex { !$0.isChecked } ?? blocks[..<start].firstIndex { !$0.isChecked }
    }

    // MARK: Queries

    /// Calls a closure with the marks that intersect or adjoin a range, in order, until it returns `false`.
    func forEach(in range: NSRange, of storage: NSTextStorage, _ body: (NSRange) -> Bool) {
        let first = storage.blockIndex(at: range.location)
        let last = min(storage.blockIndex(at: NSMaxRange(range)), blocks.count - 1)
        // A word can extend into the next block.
        for index in max(first - 1, 0)..<max(last + 1, max(first - 1, 0)) {
            let start = storage.blockRange(index).location
            for mark in blocks[index].marks where start + mark.upperBound >= range.location {
                guard start + mark.lowerBound <= NSMaxRange(range) else { return }
                guard body(NSRange(location: start + mark.lowerBound, length: mark.count)) else { return }
            }
        }
    }
}
