/// Modifications of the storage, and their accumulation until they are processed.
extension NSTextStorage {
    /// Returns the range clamped to the text.
    package final func clamped(_ range: NSRange) -> Range<Int> {
        let start = min(max(range.location, 0), buffer.length)
        let (end, overflows) = range.location.addingReportingOverflow(max(range.length, 0))
        return start..<(overflows ? buffer.length : min(max(end, start), buffer.length))
    }

    /// Replaces a range.
    final func change(_ range: Range<Int>, with slice: TextSlice) {
        guard !range.isEmpty || !slice.string.isEmpty else { return }
        let old = buffer.length
        let blocks = buffer.replace(range, with: slice.string)
        runs.replace(range, with: slice.runs)
        addBlocks(blocks)
        note([.editedCharacters, .editedAttributes], range, changeInLength: buffer.length - old)
    }

    /// Replaces the attributes in a range.
    package final func setRuns(_ new: [AttributeRuns.Run], in range: Range<Int>) {
        runs.replace(range, with: new)
        addBlocks(unchangedBlocks(around: range))
        note(.editedAttributes, range, changeInLength: 0)
    }

    private func unchangedBlocks(around range: Range<Int>) -> TextBuffer.BlockChange {
        let first = buffer.blockIndex(at: range.lowerBound)
        let last = buffer.blockIndex(at: max(range.upperBound - 1, range.lowerBound))
        return TextBuffer.BlockChange(old: first..<last + 1, count: last + 1 - first)
    }

    /// Merges an edit into the pending edits.
    final func note(_ mask: EditActions, _ range: Range<Int>, changeInLength delta: Int) {
        let before =
            editedRange.location == NSNotFound
            ? range
            : Range(
                uncheckedBounds: (
                    min(editedRange.location, range.lowerBound), max(NSMaxRange(editedRange), range.upperBound)
                ))
        editedMask.formUnion(mask)
        editedRange = NSRange(location: before.lowerBound, length: max(before.count + delta, 0))
        changeInLength += delta
        processEditingIfDue()
    }

    private func addBlocks(_ change: TextBuffer.BlockChange) {
        guard let earlier = editedBlocks else { return editedBlocks = change }
        // Indices between the two edits.
        let middle = earlier.old.lowerBound..<earlier.old.lowerBound + earlier.count
        let union = min(middle.lowerBound, change.old.lowerBound)..<max(middle.upperBound, change.old.upperBound)
        let growth = earlier.count - earlier.old.count
        editedBlocks = TextBuffer.BlockChange(
            old: union.lowerBound..<union.upperBound - growth, count: union.count - change.old.count + change.count)
    }

    /// Copies a change from a subclass that stores the text itself.
    final func mirror(_ range: Range<Int>, changeInLength delta: Int, mask: EditActions) {
        let new = NSRange(location: range.lowerBound, length: max(range.count + delta, 0))
        let range = clamped(NSRange(range))
        if mask.contains(.editedCharacters) {
            let text = String(decoding: string.utf16.dropFirst(new.location).prefix(new.length), as: UTF16.self)
            addBlocks(buffer.replace(range, with: text))
            runs.replace(range, with: ownRuns(in: new))
        } else {
            runs.replace(range, with: ownRuns(in: NSRange(range)))
            addBlocks(unchangedBlocks(around: range))
        }
    }

    /// Returns the attribute runs in a range as reported by a subclass.
    private func ownRuns(in range: NSRange) -> [AttributeRuns.Run] {
        var result: [AttributeRuns.Run] = []
        var place = range.location
        while place < NSMaxRange(range) {
            var effective = NSRange(location: place, length: 1)
            let values = attributes(at: place, effectiveRange: &effective)
            let end = max(min(NSMaxRange(effective), NSMaxRange(range)), place + 1)
            result.append(AttributeRuns.Run(length: end - place, attributes: TextAttributes(values)))
            place = end
        }
        return result
    }
}
