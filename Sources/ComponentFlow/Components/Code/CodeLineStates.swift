/// The states of a coloring at the starts of lines, for as many lines from the top as were scanned.
///
/// Lines are scanned in order. An edit keeps the states after it, which are correct again as soon as the state at the end of a
/// scanned line after the edit equals the kept one. Inserting and removing lines moves the states after them, which takes some
/// microseconds in a text of a megabyte.
struct CodeLineStates<State: Equatable> {
    private struct Line {
        var start: State
        /// Whether the line is displayed in the colors of its state and its text.
        var isColored = false
    }

    /// The lines that have to be scanned although states after them are kept.
    private struct Stale {
        /// The first line whose end is not known; its start is.
        var start: Int
        /// The first line from which on the kept states result from each other, so that a state before it is not compared.
        var end: Int
    }

    /// The lines whose start was known once; never empty.
    private var lines: [Line]
    private var stale: Stale?
    /// The number of lines of the text.
    private(set) var lineCount: Int

    init(_ initial: State, lineCount: Int) {
        lines = [Line(start: initial)]
        self.lineCount = max(lineCount, 1)
    }

    /// The number of lines from the top whose state at the start is known.
    var knownCount: Int { stale.map { $0.start + 1 } ?? lines.count }

    /// The line that is scanned next; `nil` if the states of all lines are known.
    var nextLine: Int? { knownCount < lineCount ? knownCount - 1 : nil }

    /// Returns the state at the start of a line, which must be known.
    func state(atStartOf line: Int) -> State { lines[line].start }

    // MARK: Colors

    /// Returns whether a line, whose state must be known, is displayed in its colors.
    func isColored(_ line: Int) -> Bool { lines[line].isColored }

    mutating func setColored(_ line: Int) {
        lines[line].isColored = true
    }

    /// Marks all lines as not displayed in their colors.
    mutating func uncolorAll() {
        for line in lines.indices { lines[line].isColored = false }
    }

    // MARK: Scanning

    /// Stores the state at the end of the line that was scanned, which is ``nextLine``.
    mutating func finishNextLine(_ end: State) {
        let next = knownCount
        guard next < lines.count else {
            lines.append(Line(start: end))
            stale = nil
            return
        }
        let isEqual = lines[next].start == end
        if !isEqual { lines[next] = Line(start: end) }
        guard let stale else { return }
        let isDone = isEqual && next >= stale.end || next == lines.count - 1
        self.stale = isDone ? nil : Stale(start: next, end: stale.end)
    }

    // MARK: Edits

    /// Updates the lines after an edit.
    ///
    /// - Parameters:
    ///   - first: The first line that changed.
    ///   - count: The number of lines that changed or are new, at least one.
    ///   - delta: The change of the number of lines of the text.
    mutating func replaceLines(from first: Int, count: Int, delta: Int) {
        lineCount = max(lineCount + delta, 1)
        guard first < lines.count else { return }
        let oldEnd = first + count - delta
        if oldEnd >= lines.count {
            forget(after: first)
        } else {
            move(after: first, by: delta)
            markStale(first..<first + count, oldEnd: oldEnd, delta: delta)
        }
        for line in first..<min(first + count, lines.count) { lines[line].isColored = false }
    }

    /// Forgets the states after a line.
    private mutating func forget(after line: Int) {
        lines.removeLast(lines.count - line - 1)
        guard let stale else { return }
        self.stale = stale.start < line ? Stale(start: stale.start, end: min(stale.end, line)) : nil
    }

    private mutating func move(after line: Int, by delta: Int) {
        if delta > 0 {
            lines.insert(contentsOf: repeatElement(Line(start: lines[line].start), count: delta), at: line + 1)
        } else if delta < 0 {
            lines.removeSubrange(line + 1..<line + 1 - delta)
        }
    }

    private mutating func markStale(_ edited: Range<Int>, oldEnd: Int, delta: Int) {
        guard let old = stale else { return stale = Stale(start: edited.lowerBound, end: edited.upperBound) }
        func moved(_ line: Int, inside: Int) -> Int {
            line <= edited.lowerBound ? line : line >= oldEnd ? line + delta : inside
        }
        // The start of the old first line is new, and the states after it result from its previous one.
        let next = moved(old.start, inside: edited.upperBound - 1) + 1
        stale = Stale(
            start: min(moved(old.start, inside: edited.lowerBound), edited.lowerBound),
            end: max(moved(old.end, inside: edited.upperBound), next, edited.upperBound))
    }
}
