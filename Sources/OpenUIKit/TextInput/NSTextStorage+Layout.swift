/// What is told of a storage's edits after they were processed; held by the storage until it is removed.
package protocol TextStorageObserver: AnyObject {
    /// Edits were processed.
    ///
    /// - Parameters:
    ///   - blocks: the blocks that were edited, as they were numbered before.
    ///   - count: how many blocks stand in their place.
    ///   - range: the part that was edited, in UTF-16 units, as it is now.
    ///   - changeInLength: by how much the length changed.
    ///   - mask: whether characters or only attributes changed.
    func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions)
}

/// What layout asks a storage: blocks, without copying the document.
///
/// A block is a paragraph with the break that ends it, or a part of a very long paragraph.
extension NSTextStorage {
    /// How many blocks there are: at least one.
    package final var blockCount: Int { buffer.blockCount }

    /// A block in UTF-16 units; indices outside count as the first or the last.
    ///
    /// Costs O(1).
    package final func blockRange(_ index: Int) -> NSRange {
        NSRange(buffer.blockRange(min(max(index, 0), buffer.blockCount - 1)))
    }

    /// The block that an offset lies in; the end of the text lies in the last one.
    ///
    /// Costs O(log blocks).
    package final func blockIndex(at utf16: Int) -> Int { buffer.blockIndex(at: utf16) }

    /// Whether a block belongs to the paragraph of the block before it; so the blocks outside of the text do not.
    package final func isContinuation(_ index: Int) -> Bool { buffer.isContinuation(index) }

    /// A block with its attributes.
    package final func attributedBlock(_ index: Int) -> NSAttributedString {
        slice(blockRange(index)).attributed
    }

    /// How many paragraphs there are: at least one, and one more than there are paragraph breaks.
    package final var paragraphCount: Int { buffer.paragraphCount }

    /// A paragraph with the break that ends it, in UTF-16 units; indices outside count as the first or the last.
    ///
    /// Costs O(log blocks).
    package final func paragraphRange(_ index: Int) -> NSRange {
        NSRange(buffer.paragraphRange(clampedParagraph(index)))
    }

    /// The paragraph that an offset lies in; the end of the text lies in the last one.
    ///
    /// Costs O(log blocks).
    package final func paragraphIndex(at utf16: Int) -> Int { buffer.paragraphIndex(at: utf16) }

    /// The text of a paragraph with the break that ends it.
    package final func paragraphText(_ index: Int) -> String { buffer.paragraphText(clampedParagraph(index)) }

    private func clampedParagraph(_ index: Int) -> Int { min(max(index, 0), buffer.paragraphCount - 1) }

    /// Tells somebody of edits from now on.
    package final func addObserver(_ observer: any TextStorageObserver) {
        guard !observers.contains(where: { $0 === observer }) else { return }
        observers.append(observer)
    }

    /// Tells somebody no more.
    package final func removeObserver(_ observer: any TextStorageObserver) {
        observers.removeAll { $0 === observer }
    }

    /// A part with its attributes.
    final func slice(_ range: NSRange) -> TextSlice {
        let range = clamped(range)
        return TextSlice(string: buffer.text(in: range), runs: runs.runs(in: range))
    }

    /// Whether an offset lies between two characters as people see them, or at an end.
    package final func isBoundary(_ offset: Int) -> Bool { buffer.isBoundary(offset) }

    /// The last such place before an offset.
    package final func boundary(before offset: Int) -> Int { buffer.boundary(before: offset) }

    /// The first such place after an offset.
    package final func boundary(after offset: Int) -> Int { buffer.boundary(after: offset) }

    /// The last such place at or before an offset.
    package final func boundary(notAfter offset: Int) -> Int { buffer.boundary(notAfter: offset) }

    /// The first such place at or after an offset.
    package final func boundary(notBefore offset: Int) -> Int { buffer.boundary(notBefore: offset) }
}
