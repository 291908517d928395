/// A find session for an object that conforms to ``UITextSearching``, such as a text view.
///
/// The results of a ``UITextView`` follow the edits of its text.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    private final let results: any FindResults

    /// The object that is searched.
    public final var searchableObject: (any UITextSearching)? { results.searchableObject }

    /// Whether the result after the last one is the first, and vice versa.
    package final var wrapsAround = true

    /// Creates a session that searches an object.
    public init<Object: UITextSearching>(searchableObject: Object) {
        let view = searchableObject as? UITextView
        results = view.map { TextViewResults($0) } ?? AggregatedResults(searchableObject)
        super.init()
        results.onChange = { [weak self] in self?.resultsDidChange() }
    }

    open override var resultCount: Int { results.count }
    open override var highlightedResultIndex: Int { results.highlightedIndex ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && results.highlightedIndex != nil
    }

    /// Searches a string, and makes the first result from the selection on the current one.
    ///
    /// Continues in the following frames if the text is long.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        guard !query.isEmpty else { return invalidateFoundResults() }
        results.search(query, options ?? UITextSearchOptions())
    }

    /// Makes the next or previous result the current one, and scrolls to it.
    open override func highlightNextResult(in direction: UITextStorageDirection) {
        results.findNext(direction)
        let (count, next) = (results.count, results.nextIndex(direction))
        guard count > 0, wrapsAround || (0..<count).contains(next) else { return }
        results.highlight((next + count) % count)
    }

    /// Replaces the current result if that is allowed, and moves to the next one.
    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard allowsReplacementForCurrentlyHighlightedResult else { return }
        results.replaceHighlighted(with: replacementString)
        highlightNextResult(in: .forward)
    }

    /// Replaces all results, which can be undone in one step.
    open override func replaceAll(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, !searchQuery.isEmpty else { return }
        results.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
    }

    open override func invalidateFoundResults() {
        results.clear()
    }

    override var isSearching: Bool { results.isSearching }

    override func selectHighlightedResult() {
        results.selectHighlighted()
    }
}
