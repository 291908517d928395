/// Attributes that are displayed without changing the storage, for example by syntax highlighting.
///
/// Colors, underlines, strikethroughs and shadows are displayed; other attributes, which would change the layout, are not. The
/// attributes of links take precedence. Attributes move with the text when it is edited, and inserted text has none.
extension NSLayoutManager {
    public final func addTemporaryAttribute(
        _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
    ) {
        changeTemporaryAttributes(charRange) { $0[attrName] = value }
    }

    public final func addTemporaryAttributes(
        _ attrs: [NSAttributedString.Key: Any] = [:], forCharacterRange charRange: NSRange
    ) {
        changeTemporaryAttributes(charRange) { $0.merge(attrs) { $1 } }
    }

    /// Replaces all temporary attributes of the characters in a range.
    public final func setTemporaryAttributes(
        _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
    ) {
        changeTemporaryAttributes(charRange) { $0 = attrs }
    }

    public final func removeTemporaryAttribute(
        _ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange
    ) {
        guard temporaryAttributes != nil else { return }
        changeTemporaryAttributes(charRange) { $0[attrName] = nil }
    }

    /// Returns the temporary attributes of a character, and a range of characters that all have them.
    public final func temporaryAttributes(
        atCharacterIndex location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        let found = foundTemporaryAttributes(at: location)
        range?.pointee = found.range
        return found.values
    }

    /// Returns a temporary attribute of a character, and a range of characters that all have it.
    public final func temporaryAttribute(
        _ attrName: NSAttributedString.Key, atCharacterIndex location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        temporaryAttributes(atCharacterIndex: location, effectiveRange: range)[attrName]
    }

    /// Returns the temporary attributes of a character, and the characters around it in `rangeLimit` that all have them.
    public final func temporaryAttributes(
        atCharacterIndex location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let found = foundTemporaryAttributes(at: location)
        // Adjacent ranges have different attributes.
        range?.pointee = found.range.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
        return found.values
    }

    /// Returns a temporary attribute of a character, and the characters around it in `rangeLimit` that all have it.
    public final func temporaryAttribute(
        _ attrName: NSAttributedString.Key, atCharacterIndex location: Int,
        longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let found = foundTemporaryAttributes(at: location)
        let value = found.values[attrName]
        func isSame(_ index: Int) -> NSRange? {
            let other = foundTemporaryAttributes(at: index)
            return TextAttributes.isEqual(other.values[attrName], value) ? other.range : nil
        }
        var whole = found.range
        while whole.location > rangeLimit.location, let other = isSame(whole.location - 1) {
            whole = whole.union(other)
        }
        let end = min(NSMaxRange(rangeLimit), textStorage?.length ?? 0)
        while NSMaxRange(whole) < end, let other = isSame(NSMaxRange(whole)) { whole = whole.union(other) }
        range?.pointee = whole.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
        return value
    }

    private func foundTemporaryAttributes(at index: Int) -> (values: [NSAttributedString.Key: Any], range: NSRange) {
        if let temporaryAttributes { return temporaryAttributes.attributes(at: index) }
        let count = textStorage?.length ?? 0
        return ([:], index < count ? NSRange(location: 0, length: count) : NSRange(location: index, length: 0))
    }

    private func changeTemporaryAttributes(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        let range = clamped(range)
        guard range.length > 0, let textStorage else { return }
        let attributes = temporaryAttributes ?? TemporaryAttributes(length: textStorage.length)
        temporaryAttributes = attributes
        attributes.change(range, body)
        invalidateLines(of: range)
    }
}
