/// The results that an object reports, in order.
@MainActor final class AggregatedResults<Object: UITextSearching>: FindResults, UITextSearchAggregator {
    typealias DocumentIdentifier = Object.DocumentIdentifier

    private struct Result {
        let range: UITextRange
        let document: DocumentIdentifier
    }

    private weak var object: Object?
    private var query = ""
    private var results: [Result] = []
    private var highlighted: Int?
    /// The place from which the current result is searched.
    private var start: Result?
    private var highlightsFirst = false
    private(set) var isSearching = false
    var onChange: (() -> Void)?

    init(_ object: Object) {
        self.object = object
    }

    var searchableObject: (any UITextSearching)? { object }
    var count: Int { results.count }
    var highlightedIndex: Int? { highlighted }
    var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.map(\.range)) }

    var countBeforeStart: Int {
        guard let start else { return 0 }
        return results.count { isAscending($0, start) }
    }

    // MARK: Searching

    func search(_ query: String, _ options: UITextSearchOptions) {
        let old = highlighted.map { results[$0] }
        removeAll()
        start = old ?? start ?? selection
        (self.query, isSearching, highlightsFirst) = (query, true, true)
        object?.performTextSearch(queryString: query, options: options, resultAggregator: self)
    }

    private var selection: Result? {
        guard let object, let range = object.selectedTextRange, let document = object.selectedTextSearchDocument else {
            return nil
        }
        return Result(range: range, document: document)
    }

    func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier) {
        guard string == query else { return }
        let result = Result(range: range, document: document)
        let index = results.last.map { isAscending($0, result) } ?? true ? results.count : place(of: result)
        results.insert(result, at: index)
        if let current = highlighted, current >= index { highlighted = current + 1 }
        object?.decorate(foundTextRange: range, document: document, usingStyle: .found)
        onChange?()
    }

    func finishedSearching() {
        isSearching = false
        if highlightsFirst, !results.isEmpty { highlight(countBeforeStart % count) } else { onChange?() }
        highlightsFirst = false
    }

    func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        guard let index = results.firstIndex(where: { $0.range == range && $0.document == document }) else { return }
        object?.decorate(foundTextRange: range, document: document, usingStyle: .normal)
        remove(at: index)
        onChange?()
    }

    func invalidate() {
        clear()
    }

    func clear() {
        removeAll()
        (query, isSearching, highlightsFirst, start) = ("", false, false, nil)
        onChange?()
    }

    private func removeAll() {
        results = []
        highlighted = nil
        object?.clearAllDecoratedFoundText()
    }

    private func remove(at index: Int) {
        results.remove(at: index)
        guard let current = highlighted, current >= index else { return }
        highlighted = current == index ? nil : current - 1
    }

    // MARK: Order

    private func isAscending(_ first: Result, _ second: Result) -> Bool {
        guard let object else { return false }
        guard first.document == second.document else {
            return object.compareOrder(fromDocument: first.document, toDocument: second.document) == .orderedAscending
        }
        return object.compare(first.range, toRange: second.range, document: first.document) == .orderedAscending
    }

    private func place(of result: Result) -> Int {
        var (low, high) = (0, results.count)
        while low < high {
            let middle = (low + high) / 2
            if isAscending(results[middle], result) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: The current result

    func findNext(_ direction: UITextStorageDirection) {}

    func highlight(_ index: Int) {
        guard results.indices.contains(index), let object else { return }
        if let old = highlighted.map({ results[$0] }) {
            object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        let new = results[index]
        object.willHighlight(foundTextRange: new.range, document: new.document)
        highlighted = index
        highlightsFirst = false
        object.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
        object.scrollRangeToVisible(new.range, inDocument: new.document)
        onChange?()
    }

    func selectHighlighted() {
        if let highlighted { object?.selectedTextRange = results[highlighted].range }
    }

    // MARK: Replacement

    func replaceHighlighted(with text: String) {
        guard let object, let index = highlighted else { return }
        let result = results[index]
        guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else {
            return
        }
        object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .normal)
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
        start = result
        // The object may have invalidated the result itself.
        if let index = results.firstIndex(where: { $0.range === result.range }) { remove(at: index) }
        onChange?()
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        object?.replaceAll(queryString: query, options: options, withText: text)
        search(query, options)
    }
}
