/// A view whose text is checked while the user edits it.
@MainActor protocol SpellCheckedView: UIView, TextEditorOwner, UITextInput {
    var spellChecker: SpellChecker? { get set }
    var visibleTextRange: NSRange { get }
    /// Called when other words are marked.
    func spellingMarksDidChange()
}

/// Finds the misspelled words of a text that is edited, within a limited time per frame.
///
/// The paragraphs that changed are checked in the next frames, the visible ones first. The word at the caret is not marked
/// while it is typed.
@MainActor final class SpellChecker {
    /// The time that a frame may spend on checking, in seconds.
    private static let slice = 0.003
    /// The number of words after which the time is measured.
    private static let stride = 8

    /// The words of a block that are being checked.
    private struct Job {
        var block: Int
        var words: ArraySlice<SpellingWord>
        var found: [Range<Int>] = []
    }

    private weak var view: (any SpellCheckedView)?
    private let storage: NSTextStorage
    private let observer = Observer()
    private var notification: (any NSObjectProtocol)?
    private var marks: SpellingMarks
    /// The dictionary; `nil` while it is loaded, and if there is none.
    private(set) var dictionary: String?
    private var script: SpellingScript?
    private var job: Job?
    private var link: CADisplayLink?
    private var ignored: Set<String> = []
    /// The end of the most recent edit if it was small, until the caret moves.
    private var editEnd: Int?
    private var isTyping = false
    /// The number of changes of the marks, as assistive technologies are notified of them.
    private(set) var generation = 0
    /// Whether the text is being edited; otherwise nothing is marked.
    var isActive = false {
        didSet {
            guard oldValue != isActive else { return }
            if isActive { schedule() } else { stop() }
            marksDidChange()
        }
    }

    /// The language of the text.
    let language: String

    init(_ view: any SpellCheckedView, language: String) {
        self.view = view
        self.language = language
        storage = view.editor.storage
        marks = SpellingMarks(storage)
        observer.checker = self
        storage.addObserver(observer)
        notification = NotificationCenter.default.addObserver(
            forName: Spelling.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.checkAgain() }
        }
        Spelling.service?.loadDictionary(for: language) { [weak self] in self?.didLoad($0) }
    }

    isolated deinit {
        link?.invalidate()
        storage.removeObserver(observer)
        if let notification { NotificationCenter.default.removeObserver(notification) }
    }

    private func didLoad(_ dictionary: String?) {
        guard let dictionary else { return Spelling.reportMissingDictionary(for: language) }
        self.dictionary = dictionary
        script = SpellingScript(of: dictionary)
        schedule()
    }

    // MARK: Changes

    fileprivate func storageDidChange(_ blocks: Range<Int>, _ count: Int, _ range: NSRange, _ delta: Int) {
        job = nil
        marks.edit(blocks, by: count, range: range, delta: delta, in: storage)
        // A pasted or corrected word is not being typed.
        editEnd = max(range.length, range.length - delta) <= 2 ? NSMaxRange(range) : nil
        schedule()
    }

    /// Called when the selection changed, also by an edit.
    func selectionDidChange() {
        guard let editor = view?.editor else { return }
        let wasTyping = isTyping
        isTyping = editor.markedRange != nil || editEnd == editor.selection.head
        editEnd = nil
        if wasTyping || isTyping { marksDidChange() }
    }

    /// Checks the whole text again, because other words are correct.
    func checkAgain() {
        job = nil
        marks.uncheckAll()
        schedule()
    }

    /// Marks a word no more in this text.
    func ignore(_ word: String) {
        ignored.insert(word)
        checkAgain()
    }

    private func marksDidChange() {
        generation += 1
        view?.spellingMarksDidChange()
    }

    // MARK: Checking

    /// Whether words have to be checked.
    var isPending: Bool { isActive && dictionary != nil && marks.uncheckedCount > 0 }

    private func schedule() {
        guard isPending, link == nil, let tree = view?.hostWindow?.layerTree else { return }
        let link = CADisplayLink { [weak self] _ in self?.step() }
        link.add(to: tree)
        self.link = link
    }

    private func stop() {
        link?.invalidate()
        link = nil
        job = nil
    }

    /// Checks as many words as fit into a time slice.
    private func step() {
        guard isPending else { return stop() }
        let end = ContinuousClock.now + .seconds(Self.slice)
        var hasChanged = false
        repeat {
            guard var current = job ?? nextJob() else { break }
            check(&current)
            job = current.words.isEmpty ? nil : current
            if job == nil, marks.setMarks(current.found, of: current.block) { hasChanged = true }
        } while ContinuousClock.now < end
        if hasChanged { marksDidChange() }
        if !isPending { stop() }
    }

    /// Checks the next words of a block.
    private func check(_ job: inout Job) {
        guard let dictionary else { return }
        for word in job.words.prefix(Self.stride) {
            guard !ignored.contains(word.spelling), !Spelling.isCorrect(word.spelling, in: dictionary) else { continue }
            job.found.append(word.range)
        }
        job.words = job.words.dropFirst(Self.stride)
    }

    /// Returns the words of the next block that has to be checked, of the visible ones first.
    private func nextJob() -> Job? {
        nextBlock.map { Job(block: $0, words: words(ofBlock: $0)[...]) }
    }

    /// The next block that has to be checked.
    var nextBlock: Int? {
        let visible = view?.visibleTextRange ?? NSRange(location: 0, length: 0)
        return marks.unchecked(from: storage.blockIndex(at: visible.location))
    }

    /// Returns the words that start in a block, relative to it.
    ///
    /// Their boundaries depend on the adjacent blocks of the paragraph, in which a word can continue.
    private func words(ofBlock index: Int) -> [SpellingWord] {
        let own = storage.blockRange(index)
        let start = storage.isContinuation(index) ? storage.blockRange(index - 1).location : own.location
        let end = NSMaxRange(storage.isContinuation(index + 1) ? storage.blockRange(index + 1) : own)
        let text = storage.buffer.text(in: start..<end)
        return SpellingWord.words(of: text, script: script).compactMap { word in
            let place = word.range.lowerBound + start - own.location
            guard place >= 0, place < own.length else { return nil }
            return SpellingWord(range: place..<place + word.range.count, spelling: word.spelling)
        }
    }

    // MARK: Marks

    /// Returns the marked words that intersect or adjoin a range, in order.
    func visibleMarks(in range: NSRange) -> [NSRange] {
        guard isActive, dictionary != nil else { return [] }
        var found: [NSRange] = []
        marks.forEach(in: range, of: storage) { mark in
            if !isBeingTyped(mark) { found.append(mark) }
            return true
        }
        return found
    }

    private func isBeingTyped(_ mark: NSRange) -> Bool {
        guard isTyping, let caret = view?.editor.selection.head else { return false }
        return mark.location <= caret && caret <= NSMaxRange(mark)
    }

    /// Returns the misspelled word that contains or adjoins an offset, also while it is typed, or `nil` if there is none.
    func misspelledWord(at offset: Int) -> (range: NSRange, text: String)? {
        guard isActive, dictionary != nil else { return nil }
        var found: NSRange?
        marks.forEach(in: NSRange(location: offset, length: 0), of: storage) { mark in
            found = mark
            return NSMaxRange(mark) == offset
        }
        return found.map { ($0, storage.buffer.text(in: storage.clamped($0))) }
    }

    /// Returns whether the character at an offset is in a marked word, and the part of a range in which that is the same.
    func run(at offset: Int, in range: NSRange) -> (isMarked: Bool, range: NSRange) {
        guard isActive, dictionary != nil else { return (false, range) }
        var (start, end) = (range.location, NSMaxRange(range))
        var isMarked = false
        marks.forEach(in: range, of: storage) { mark in
            guard !isBeingTyped(mark) else { return true }
            if mark.location > offset {
                end = min(end, mark.location)
                return false
            }
            isMarked = offset < NSMaxRange(mark)
            start = max(start, isMarked ? mark.location : NSMaxRange(mark))
            if isMarked { end = min(end, NSMaxRange(mark)) }
            return !isMarked
        }
        return (isMarked, NSRange(location: start, length: max(end - start, 0)))
    }
}

/// Observes the storage on behalf of a checker; called in the isolation in which the storage is edited.
private final class Observer: TextStorageObserver {
    // Written only once, by the checker's initializer.
    nonisolated(unsafe) weak var checker: SpellChecker?

    package func textStorage(
        _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
        changeInLength: Int, mask: NSTextStorage.EditActions
    ) {
        guard let checker else { return storage.removeObserver(self) }
        guard mask.contains(.editedCharacters) else { return }
        MainActor.assumeIsolated { checker.storageDidChange(blocks, count, range, changeInLength) }
    }
}
