/// Replacing of found text.
extension TextEditor {
    /// Replaces several ranges, which are in order, with the same text as one edit and one undo step.
    ///
    /// The text takes the attributes of the first character that it replaces. The client is consulted once about the range that
    /// contains all ranges.
    ///
    /// - Returns: Whether there was something to replace, and the client permitted it.
    @discardableResult
    package func replace(_ ranges: [NSRange], with text: String) -> Bool {
        guard isEditable, let first = ranges.first, let last = ranges.last else { return false }
        if composition != nil { unmarkText() }
        let whole = NSRange(location: first.location, length: NSMaxRange(last) - first.location)
        guard NSMaxRange(whole) <= storage.length else { return false }
        return edit(whole, with: slice(replacing: ranges, with: allowed(text)), kind: .other)
    }

    /// Returns the text from the first to the last of some ranges with their replacements.
    private func slice(replacing ranges: [NSRange], with text: String) -> TextSlice {
        var (slice, place) = (TextSlice(""), ranges.first?.location ?? 0)
        for range in ranges {
            if range.location > place {
                slice.append(storage.slice(NSRange(location: place, length: range.location - place)))
            }
            let attributes = storage.attributes(at: range.location, effectiveRange: nil)
            slice.append(TextSlice(text, attributes: TextAttributes(attributes)))
            place = NSMaxRange(range)
        }
        return slice
    }
}
