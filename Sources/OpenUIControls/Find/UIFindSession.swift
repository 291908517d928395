/// A search that a ``UIFindInteraction`` performs: the abstract class of find sessions.
///
/// For a text that conforms to ``UITextSearching``, use a ``UITextSearchingFindSession``. A subclass for other contents overrides
/// all members, and calls ``UIFindInteraction/updateResultCount()`` when the number of results changes.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    /// What the find navigator displays about the results.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The position of the current result, and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total = 1
        case none = 2
    }

    public override init() {
        super.init()
    }

    /// The number of results that were found up to now.
    open var resultCount: Int { 0 }
    /// The index of the current result, or `NSNotFound` if there is none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// What the find navigator displays about the results.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { if oldValue != searchResultDisplayStyle { resultsDidChange() } }
    }
    /// Whether results can be replaced.
    ///
    /// The default is `false`.
    open var supportsReplacement: Bool { false }
    /// Whether the current result can be replaced.
    ///
    /// The default is `false`.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

    /// Searches a string, and makes the first result from the selection on the current one.
    ///
    /// Options of `nil` ignore case.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the current result, and moves to the next one.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results.
    open func replaceAll(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Makes the next or previous result the current one.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Removes all results and their decorations.
    open func invalidateFoundResults() {}

    // MARK: For the interaction

    /// Called when the results or the current one have changed.
    final var onChange: (() -> Void)?
    /// Whether more results may be found.
    var isSearching: Bool { false }
    /// Selects the current result, when the search ends.
    func selectHighlightedResult() {}

    final func resultsDidChange() {
        onChange?()
    }
}
