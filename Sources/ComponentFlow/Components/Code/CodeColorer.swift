/// Colors the visible lines of a text storage, and updates them after edits.
@MainActor protocol CodeColorer: AnyObject {
    /// Updates the lines after an edit; see `CodeLineStates.replaceLines(from:count:delta:)`.
    func linesDidChange(from first: Int, count: Int, delta: Int)
    /// Scans lines from the top until the states of the first `count` lines are known, or until a time has passed.
    ///
    /// Returns whether the states are known.
    func scan(_ count: Int, until deadline: ContinuousClock.Instant) -> Bool
    /// Sets the colors of the lines whose state is known, except those that intersect a range.
    func color(_ lines: Range<Int>, except range: NSRange?)
    /// Specifies the other attributes of the text and the colors, and colors all lines again when they are visible.
    func setAttributes(_ attributes: [NSAttributedString.Key: Any], theme: CodeTheme)
}

extension CodeColoring {
    /// Returns the object that colors a storage.
    @MainActor func makeColorer(of storage: NSTextStorage) -> any CodeColorer {
        StorageColorer(self, storage: storage)
    }

    /// Returns whether another coloring has the same type and is equal.
    func isEqual(to other: any CodeColoring) -> Bool {
        other as? Self == self
    }
}

private final class StorageColorer<Coloring: CodeColoring>: CodeColorer {
    /// The length of a line, in UTF-16 units, from which it is not colored, because it is not code that people read.
    private static var longestLine: Int { 10_000 }
    /// The number of lines after which the time is measured.
    private static var stride: Int { 16 }

    private let coloring: Coloring
    private let storage: NSTextStorage
    private var states: CodeLineStates<Coloring.State>
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var theme = CodeTheme.standard
    /// The attributes of each kind of token.
    private var cached: [CodeToken.Kind?: TextAttributes] = [:]

    init(_ coloring: Coloring, storage: NSTextStorage) {
        self.coloring = coloring
        self.storage = storage
        states = CodeLineStates(coloring.initialState, lineCount: storage.paragraphCount)
    }

    func linesDidChange(from first: Int, count: Int, delta: Int) {
        states.replaceLines(from: first, count: count, delta: delta)
    }

    func setAttributes(_ attributes: [NSAttributedString.Key: Any], theme: CodeTheme) {
        self.attributes = attributes
        self.theme = theme
        cached = [:]
        states.uncolorAll()
    }

    // MARK: Scanning

    func scan(_ count: Int, until deadline: ContinuousClock.Instant) -> Bool {
        let count = min(count, states.lineCount)
        var scanned = 0
        while states.knownCount < count, let line = states.nextLine {
            states.finishNextLine(read(line).end)
            scanned += 1
            if scanned.isMultiple(of: Self.stride), ContinuousClock.now >= deadline { break }
        }
        return states.knownCount >= count
    }

    /// Returns a line without its break, its tokens, and the state at its end.
    private func read(_ line: Int) -> (text: Substring, tokens: [CodeToken], end: Coloring.State) {
        var state = states.state(atStartOf: line)
        guard storage.paragraphRange(line).length < Self.longestLine else { return ("", [], state) }
        let text = storage.paragraphText(line)
        let content = text.last?.isNewline == true ? text.dropLast() : text[...]
        let tokens = coloring.tokens(in: content, state: &state)
        return (content, tokens, state)
    }

    // MARK: Colors

    func color(_ lines: Range<Int>, except range: NSRange?) {
        let known = lines.clamped(to: 0..<states.knownCount)
        guard known.contains(where: { !states.isColored($0) }) else { return }
        storage.beginEditing()
        for line in known where !states.isColored(line) {
            let own = storage.paragraphRange(line)
            if let range, range.location <= NSMaxRange(own), NSMaxRange(range) >= own.location { continue }
            color(line, own)
            states.setColored(line)
        }
        storage.endEditing()
    }

    private func color(_ line: Int, _ range: NSRange) {
        guard range.length > 0 else { return }
        let read = read(line)
        var (runs, length) = ([AttributeRuns.Run](), 0)
        for piece in CodePiece.pieces(of: read.text, read.tokens) {
            let run = AttributeRuns.Run(
                length: read.text.utf16.distance(from: piece.range.lowerBound, to: piece.range.upperBound),
                attributes: attributes(of: piece.kind))
            runs.append(run)
            length += run.length
        }
        // The line break, or a line that is too long.
        runs.append(AttributeRuns.Run(length: range.length - length, attributes: attributes(of: nil)))
        storage.setRuns(runs, in: range.location..<NSMaxRange(range))
    }

    private func attributes(of kind: CodeToken.Kind?) -> TextAttributes {
        if let known = cached[kind] { return known }
        let made = TextAttributes(attributes.merging([.foregroundColor: theme.color(of: kind)]) { $1 })
        cached[kind] = made
        return made
    }
}
