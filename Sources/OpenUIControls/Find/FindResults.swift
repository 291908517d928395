/// The results of a search, of which one can be the current one.
@MainActor protocol FindResults: AnyObject {
    var searchableObject: (any UITextSearching)? { get }
    /// Called when the results or the current one have changed.
    var onChange: (() -> Void)? { get set }
    /// The number of results that were found up to now.
    var count: Int { get }
    /// Whether more results may be found.
    var isSearching: Bool { get }
    /// The index of the current result.
    var highlightedIndex: Int? { get }
    /// The number of results before the place at which the search started.
    var countBeforeStart: Int { get }

    /// Begins a search, and makes the first result from the previous or the selection on the current one.
    func search(_ query: String, _ options: UITextSearchOptions)
    /// Ensures that the next result in a direction is known, if there is one.
    func findNext(_ direction: UITextStorageDirection)
    /// Makes a result the current one, and scrolls to it.
    func highlight(_ index: Int)
    /// Replaces the current result; the search continues behind it.
    func replaceHighlighted(with text: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
    /// Selects the current result.
    func selectHighlighted()
    /// Removes all results and their decorations.
    func clear()
}

extension FindResults {
    /// Returns the index of the next result in a direction, which is out of bounds behind the last and before the first one.
    func nextIndex(_ direction: UITextStorageDirection) -> Int {
        switch direction {
        case .forward: highlightedIndex.map { $0 + 1 } ?? countBeforeStart
        case .backward: (highlightedIndex ?? countBeforeStart) - 1
        }
    }
}
