/// What is told of a storage's edits after they were processed; held by the storage until it is removed.
package protocol TextStorageObserver: AnyObject {
    /// Edits were processed.
    ///
    /// - Parameters:
    ///   - paragraphs: the paragraphs that were edited, as they were numbered before.
    ///   - count: how many paragraphs stand in their place.
    ///   - range: the part that was edited, in UTF-16 units, as it is now.
    ///   - changeInLength: by how much the length changed.
    ///   - mask: whether characters or only attributes changed.
    func textStorage(
        _ storage: NSTextStorage, didEdit paragraphs: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions)
}

/// What layout asks a storage: paragraphs, without copying the document.
extension NSTextStorage {
    /// How many paragraphs there are: at least one, and one more than there are paragraph breaks.
    package final var paragraphCount: Int { buffer.paragraphCount }

    /// A paragraph with the break that ends it, in UTF-16 units; indices outside count as the first or the last.
    ///
    /// Costs O(1).
    package final func paragraphRange(_ index: Int) -> NSRange {
        NSRange(buffer.paragraphRange(clampedParagraph(index)))
    }

    /// The paragraph that an offset lies in; the end of the text lies in the last one.
    ///
    /// Costs O(log paragraphs).
    package final func paragraphIndex(at utf16: Int) -> Int { buffer.paragraphIndex(at: utf16) }

    /// The text of a paragraph with the break that ends it.
    package final func paragraphText(_ index: Int) -> String { buffer.paragraphText(clampedParagraph(index)) }

    /// A paragraph with its attributes and the break that ends it.
    package final func attributedParagraph(_ index: Int) -> NSAttributedString {
        slice(paragraphRange(index)).attributed
    }

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
