/// The results in the text of a text view, which are found in slices and follow edits.
@MainActor final class TextViewResults: FindResults {
    /// The time that a frame may spend on searching, in seconds.
    private static let slice = 0.003
    /// The number of blocks that are searched at least, so that a short text is searched at once.
    private static let leastBlocks = 64

    private weak var view: UITextView?
    private let storage: NSTextStorage
    private let observer = Observer()
    private var textSearch: TextSearch?
    /// The current result.
    private(set) var highlighted: NSRange?
    /// The offset from which the current result is searched.
    private var start: Int?
    private var highlightsFirst = false
    private var link: CADisplayLink?
    var onChange: (() -> Void)?

    init(_ view: UITextView) {
        self.view = view
        storage = view.textStorage
        observer.results = self
    }

    isolated deinit {
        link?.invalidate()
        storage.removeObserver(observer)
    }

    var searchableObject: (any UITextSearching)? { view }
    var count: Int { textSearch?.count ?? 0 }
    var isSearching: Bool { textSearch?.isComplete == false }
    var highlightedIndex: Int? { highlighted.flatMap { textSearch?.index(of: $0) } }
    var countBeforeStart: Int { textSearch?.count(before: startOffset) ?? 0 }

    private var startOffset: Int { start ?? view?.selectedRange.location ?? 0 }

    /// Returns the results that intersect the visible range, and searches it first if necessary.
    func visibleRanges(in range: NSRange) -> [NSRange] {
        textSearch?.search(range)
        return textSearch?.ranges(in: range) ?? []
    }

    // MARK: Searching

    func search(_ query: String, _ options: UITextSearchOptions) {
        start = highlighted?.location ?? startOffset
        highlighted = nil
        highlightsFirst = true
        textSearch = TextSearch(options.query(for: query), in: storage, from: startOffset)
        storage.addObserver(observer)
        view?.foundText.results = self
        continueSearch()
    }

    /// Searches as many blocks as fit into a time slice, and continues in the next frame.
    private func continueSearch() {
        guard let search = textSearch else { return stop() }
        let end = ContinuousClock.now + .seconds(Self.slice)
        var blocks = 0
        while blocks < Self.leastBlocks || ContinuousClock.now < end, search.searchNext() { blocks += 1 }
        highlightFirstIfFound(search)
        if search.isComplete { stop() } else { schedule() }
        didChange()
    }

    private func schedule() {
        guard link == nil, let tree = view?.hostWindow?.layerTree else { return }
        let link = CADisplayLink { [weak self] _ in self?.continueSearch() }
        link.add(to: tree)
        self.link = link
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }

    private func didChange() {
        view?.setNeedsLayout()
        onChange?()
    }

    /// Makes the first result from the start on the current one, as soon as it is known to be the first.
    private func highlightFirstIfFound(_ search: TextSearch) {
        guard highlightsFirst, let range = search.first(from: startOffset) else { return }
        highlight(range)
    }

    func clear() {
        stop()
        storage.removeObserver(observer)
        (textSearch, highlighted, start, highlightsFirst) = (nil, nil, nil, false)
        if view?.foundText.results === self { view?.foundText.results = nil }
        didChange()
    }

    // MARK: Edits

    fileprivate func storageDidChange(_ blocks: Range<Int>, _ count: Int, _ range: NSRange, _ delta: Int) {
        textSearch?.edit(blocks, by: count)
        let oldEnd = NSMaxRange(range) - delta
        if let old = highlighted {
            if old.location >= oldEnd {
                highlighted?.location += delta
            } else if NSMaxRange(old) > range.location {
                highlighted = nil
                start = old.location
            }
        }
        if let old = start, old > range.location { start = max(old + delta, range.location) }
        schedule()
        view?.setNeedsLayout()
    }

    // MARK: The current result

    func findNext(_ direction: UITextStorageDirection) {
        let isBackward = direction == .backward
        let place = highlighted.map { isBackward ? $0.location : NSMaxRange($0) } ?? startOffset
        textSearch?.searchOn(from: place, backward: isBackward)
    }

    func highlight(_ index: Int) {
        if let range = textSearch?.range(at: index) { highlight(range) }
    }

    private func highlight(_ range: NSRange) {
        guard let view else { return }
        view.willHighlight(foundTextRange: .of(range), document: nil)
        highlighted = range
        highlightsFirst = false
        start = range.location
        view.scrollRangeToVisible(.of(range), inDocument: nil)
        didChange()
    }

    func selectHighlighted() {
        if let highlighted { view?.selectedRange = highlighted }
    }

    // MARK: Replacement

    func replaceHighlighted(with text: String) {
        guard let view, let range = highlighted, view.editor.replace([range], with: text) else { return }
        highlighted = nil
        start = range.location + text.utf16.count
    }

    /// Replaces all results with one edit.
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        let desired = options.query(for: query)
        let current = textSearch?.query == desired ? textSearch : nil
        let all = current ?? TextSearch(desired, in: storage)
        all.finish()
        view?.editor.replace(all.ranges, with: text)
        if current != nil { continueSearch() }
    }

    /// Observes the storage on behalf of the results; called in the isolation in which the storage is edited.
    private final class Observer: TextStorageObserver {
        // Written only once, by the initializer of the results.
        nonisolated(unsafe) weak var results: TextViewResults?

        func textStorage(
            _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
            changeInLength: Int, mask: NSTextStorage.EditActions
        ) {
            guard let results else { return storage.removeObserver(self) }
            guard mask.contains(.editedCharacters) else { return }
            MainActor.assumeIsolated { results.storageDidChange(blocks, count, range, changeInLength) }
        }
    }
}
