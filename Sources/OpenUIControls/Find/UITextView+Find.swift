/// Searching and replacing in the text.
extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable?

    /// Whether the text is editable.
    public var supportsTextReplacement: Bool { isEditable }

    /// The only document.
    public var selectedTextSearchDocument: AnyHashable?? { .some(nil) }

    /// Returns the order of the starts of two ranges.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
    ) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Searches a string in the current text, and reports all results before it returns.
    ///
    /// Results are in order, start and end between characters, and do not overlap.
    ///
    /// - Complexity: O(text).
    public func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == AnyHashable? {
        for range in ranges(of: string, options) {
            aggregator.foundRange(.of(range), searchString: string, document: nil)
        }
        aggregator.finishedSearching()
    }

    private func ranges(of string: String, _ options: UITextSearchOptions) -> [NSRange] {
        let search = TextSearch(options.query(for: string), in: textStorage)
        search.finish()
        return search.ranges
    }

    /// Displays a background behind a range; edits move it.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
    ) {
        let decorations = foundText.decorations ?? FoundTextDecorations()
        foundText.decorations = decorations
        textStorage.addObserver(decorations)
        decorations.decorate(foundTextRange.nsRange, usingStyle)
        setNeedsLayout()
    }

    /// Removes the backgrounds that were displayed with `decorate(foundTextRange:document:usingStyle:)`.
    public func clearAllDecoratedFoundText() {
        guard let decorations = foundText.decorations else { return }
        textStorage.removeObserver(decorations)
        foundText.decorations = nil
        setNeedsLayout()
    }

    /// Scrolls until a range is visible, also in enclosing scroll views.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
        scrollRangeToVisible(range.nsRange)
        scrollIntoView(firstRect(for: range))
    }

    /// Returns whether the text is editable and the delegate permits the change.
    public func shouldReplace(
        foundTextRange: UITextRange, document: AnyHashable?, withText: String
    ) -> Bool {
        isEditable && shouldChangeText(in: foundTextRange, replacementText: withText)
    }

    /// Replaces a range as an edit of the user, without consulting the delegate.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {
        if isEditable { editor.replace(foundTextRange.nsRange, with: replacementText) }
    }

    /// Replaces all occurrences of a string, which can be undone in one step, if the delegate permits the change.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        editor.replace(ranges(of: queryString, options), with: withText)
    }

    // MARK: Display

    /// Displays backgrounds behind the visible found text.
    func showFoundText(in paragraphs: Range<Int>, of document: DocumentLayout) {
        guard foundText.results != nil || foundText.decorations != nil else {
            foundText.highlights?.remove()
            return foundText.highlights = nil
        }
        let (found, highlighted) = visibleFoundRanges
        func rects(_ ranges: [NSRange]) -> [CGRect] {
            ranges.flatMap { document.backgroundRects(of: $0, paragraphs: paragraphs) }
        }
        let highlights = foundText.highlights ?? FoundTextHighlights(in: layer)
        foundText.highlights = highlights
        highlights.show(found: rects(found), highlighted: rects(highlighted), at: textOrigin, for: traitCollection)
    }

    /// The visible ranges with a background.
    var visibleFoundRanges: (found: [NSRange], highlighted: [NSRange]) {
        let visible = visibleTextRange
        var found = foundText.results?.visibleRanges(in: visible) ?? []
        var highlighted = foundText.results?.highlighted.map { [$0] } ?? []
        for (range, style) in foundText.decorations?.styles ?? [:]
        where NSIntersectionRange(range, visible).length > 0 {
            if style == .highlighted { highlighted.append(range) } else { found.append(range) }
        }
        found.removeAll { highlighted.contains($0) }
        return (found, highlighted.filter { NSIntersectionRange($0, visible).length > 0 })
    }
}

extension UITextView: UIFindInteractionDelegate {
    /// Returns a session that searches the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
}
