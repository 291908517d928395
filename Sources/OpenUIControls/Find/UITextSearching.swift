/// The appearance of text that a search has found.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// Without decoration.
    case normal = 0
    /// One of the results.
    case found = 1
    /// The current result.
    case highlighted = 2
}

/// Receives the results of a search.
///
/// The results may be reported in any order, during the call of
/// ``UITextSearching/performTextSearch(queryString:options:resultAggregator:)`` or later.
@preconcurrency @MainActor public protocol UITextSearchAggregator<DocumentIdentifier>: AnyObject {
    /// The identifier of a document.
    associatedtype DocumentIdentifier: Hashable

    /// The ranges that were found up to now, in the order of the text.
    var allFoundRanges: NSOrderedSet { get }
    /// Adds a range in which a string was found; has no effect if another string is searched by now.
    func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier)
    /// Ends the search.
    func finishedSearching()
    /// Removes a range, because its text has changed.
    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier)
    /// Removes all ranges.
    func invalidate()
}

/// A text, or several documents, that a ``UITextSearchingFindSession`` searches.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: AnyObject {
    /// The identifier of a document; an object with one text uses the default.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection, at which a search starts, and which becomes the current result when the search ends.
    var selectedTextRange: UITextRange? { get set }
    /// The document that contains the selection.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether found text can be replaced.
    ///
    /// The default is `false`.
    var supportsTextReplacement: Bool { get }

    /// Returns the order of two ranges in a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier) -> ComparisonResult
    /// Returns the order of two documents.
    func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches a string, and reports the results to an aggregator.
    func performTextSearch<Aggregator: UITextSearchAggregator>(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: Aggregator
    ) where Aggregator.DocumentIdentifier == DocumentIdentifier
    /// Displays a range in a style.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier, usingStyle: UITextSearchFoundTextStyle)
    /// Removes all decorations.
    func clearAllDecoratedFoundText()
    /// Called before a range becomes the current result.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier)
    /// Scrolls until a range is visible.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier)
    /// Returns whether a range may be replaced with a text.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier, withText: String) -> Bool
    /// Replaces a range that ``shouldReplace(foundTextRange:document:withText:)`` permitted.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier, withText replacementText: String)
    /// Replaces all occurrences of a string.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    /// The default returns `nil`.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// The default returns `false`.
    public var supportsTextReplacement: Bool { false }
    /// The default regards all documents as equal.
    public func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// The default does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier) {}
    /// The default does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier) {}
    /// The default returns `supportsTextReplacement`.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier, withText: String
    ) -> Bool { supportsTextReplacement }
    /// The default does nothing.
    public func replace(
        foundTextRange: UITextRange, document: DocumentIdentifier, withText replacementText: String
    ) {}
    /// The default does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
