/// Observes a storage's edits after they were processed.
///
/// The storage keeps a strong reference until the observer is removed.
package protocol TextStorageObserver: AnyObject {
    /// Called after edits were processed.
    ///
    /// - Parameters:
    ///   - blocks: The edited blocks, in indices before the edit.
    ///   - count: The number of blocks that replace them.
    ///   - range: The edited range in UTF-16 units, in offsets after the edit.
    ///   - changeInLength: The change in length.
    ///   - mask: Whether characters or only attributes changed.
    func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions)
}

/// Access to blocks for layout, without copies of the document.
///
/// A block is a paragraph with its terminator, or a part of a very long paragraph.
extension NSTextStorage {
    /// The number of blocks, which is at least one.
    package final var blockCount: Int { buffer.blockCount }

    /// Returns the UTF-16 range of a block; indices out of range are clamped.
    ///
    /// Costs O(1).
    package final func blockRange(_ index: Int) -> NSRange {
        NSRange(buffer.blockRange(min(max(index, 0), buffer.blockCount - 1)))
    }

    /// Returns the block that contains an offset; the end of the text belongs to the last one.
    ///
    /// Costs O(log blocks).
    package final func blockIndex(at utf16: Int) -> Int { buffer.blockIndex(at: utf16) }

    /// Returns whether a block belongs to the paragraph of the previous block; `false` for indices out of range.
    package final func isContinuation(_ index: Int) -> Bool { buffer.isContinuation(index) }

    /// Returns a block with its attributes.
    package final func block(_ index: Int) -> TextSlice {
        slice(blockRange(index))
    }

    /// The number of paragraphs, which is at least one, and one more than the number of paragraph breaks.
    package final var paragraphCount: Int { buffer.paragraphCount }

    /// Returns the UTF-16 range of a paragraph with its terminator; indices out of range are clamped.
    ///
    /// Costs O(log blocks).
    package final func paragraphRange(_ index: Int) -> NSRange {
        NSRange(buffer.paragraphRange(clampedParagraph(index)))
    }

    /// Returns the paragraph that contains an offset; the end of the text belongs to the last one.
    ///
    /// Costs O(log blocks).
    package final func paragraphIndex(at utf16: Int) -> Int { buffer.paragraphIndex(at: utf16) }

    /// Returns the text of a paragraph with its terminator.
    package final func paragraphText(_ index: Int) -> String { buffer.paragraphText(clampedParagraph(index)) }

    private func clampedParagraph(_ index: Int) -> Int { min(max(index, 0), buffer.paragraphCount - 1) }

    /// Adds an observer; has no effect if it is already registered.
    package final func addObserver(_ observer: any TextStorageObserver) {
        guard !observers.contains(where: { $0 === observer }) else { return }
        observers.append(observer)
    }

    package final func removeObserver(_ observer: any TextStorageObserver) {
        observers.removeAll { $0 === observer }
    }

    /// Returns the attributed text in a range.
    package final func slice(_ range: NSRange) -> TextSlice {
        let range = clamped(range)
        return TextSlice(string: buffer.text(in: range), runs: runs.runs(in: range))
    }

    /// Returns whether an offset lies between two grapheme clusters or at an end of the text.
    package final func isBoundary(_ offset: Int) -> Bool { buffer.isBoundary(offset) }

    /// Returns the last grapheme cluster boundary before an offset.
    package final func boundary(before offset: Int) -> Int { buffer.boundary(before: offset) }

    /// Returns the first grapheme cluster boundary after an offset.
    package final func boundary(after offset: Int) -> Int { buffer.boundary(after: offset) }

    /// Returns the last grapheme cluster boundary at or before an offset.
    package final func boundary(notAfter offset: Int) -> Int { buffer.boundary(notAfter: offset) }

    /// Returns the first grapheme cluster boundary at or after an offset.
    package final func boundary(notBefore offset: Int) -> Int { buffer.boundary(notBefore: offset) }
}
