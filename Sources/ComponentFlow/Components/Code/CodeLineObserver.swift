/// Reports which lines of a storage an edit changed.
@MainActor final class CodeLineObserver {
    /// Called with the first line that changed, the number of lines that changed or are new, and the change of the number of
    /// lines.
    typealias Report = @MainActor (_ first: Int, _ count: Int, _ delta: Int) -> Void

    private let storage: NSTextStorage
    private let report: Report
    private let observer = Observer()
    private var lineCount: Int

    init(_ storage: NSTextStorage, _ report: @escaping Report) {
        self.storage = storage
        self.report = report
        lineCount = storage.paragraphCount
        observer.lines = self
        storage.addObserver(observer)
    }

    isolated deinit {
        storage.removeObserver(observer)
    }

    private func textDidChange(in range: NSRange) {
        // The line before an edit at the start of a line changes if the edit separates the two characters of its line break.
        let first = storage.paragraphIndex(at: max(range.location - 1, 0))
        let last = storage.paragraphIndex(at: NSMaxRange(range))
        let delta = storage.paragraphCount - lineCount
        lineCount = storage.paragraphCount
        report(first, last + 1 - first, delta)
    }

    /// Called in the isolation in which the storage is edited, which is the main actor for a text view.
    private final class Observer: TextStorageObserver {
        // Written only once, by the initializer of the lines.
        nonisolated(unsafe) weak var lines: CodeLineObserver?

        func textStorage(
            _ storage: NSTextStorage, didEdit blocks: Range<Int>, replacedBy count: Int, range: NSRange,
            changeInLength: Int, mask: NSTextStorage.EditActions
        ) {
            guard mask.contains(.editedCharacters), let lines else { return }
            MainActor.assumeIsolated { lines.textDidChange(in: range) }
        }
    }
}
