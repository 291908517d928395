/// Splits a text into words and looks them up; requires the text lock.
struct WordReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let engine: TextEngine
    private(set) var entries: [ShapedParagraph.Entry] = []
    /// The script of the preceding letters, which digits and punctuation take.
    private var script: SimpleText.Script = .common
    /// The script of the text's first letters, or nil until it is determined.
    private var firstScript: SimpleText.Script?
    private var scripts = 0
    private var hasBrackets = false
    /// Whether the whole text has one style; a font's rules do not apply across style changes.
    private var hasUniformStyle = true
    private let whole: Range<Int>
    /// The ellipsis in the font of the range that was read last.
    private(set) var ellipsis: ShapedWord?

    init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, engine: TextEngine) {
        (self.bytes, self.engine, whole) = (bytes, engine, range)
        entries.reserveCapacity(range.count / 3 + 2)
    }

    /// Reads a range with one style; returns false if it is not simple, or starts or ends inside a word.
    mutating func read(_ range: Range<Int>, run: TextRun, segment: Int) -> Bool {
        guard run.kern == 0, !run.hasEffects else { return false }
        if range.isEmpty { return true }
        hasUniformStyle = range == whole
        let font = engine.font(for: run.font)
        guard let common = font.words(of: .common), let space = common.space else { return false }
        ellipsis = common.ellipsis
        var shaper = font.words(of: script)
        var index = range.lowerBound
        if let last = entries.last, !last.isSpace, bytes[index] != 0x20 { return false }
        while index < range.upperBound {
            if bytes[index] == 0x20 {
                addSpace(space, at: index, segment: segment)
                index += 1
                continue
            }
            guard let word = SimpleText.word(in: bytes, from: index, to: range.upperBound) else { return false }
            guard turn(to: word, at: index) else { return false }
            if shaper == nil || shaper?.script != script { shaper = font.words(of: script) }
            guard let shaper, let shaped = find(word, at: index, in: shaper) else { return false }
            add(shaped, at: index, segment: segment)
            index = word.end
        }
        return true
    }

    @inline(__always)
    private func find(_ word: SimpleText.Word, at index: Int, in shaper: WordShaper) -> ShapedWord? {
        let own = UnsafeBufferPointer(rebasing: bytes[index..<word.end])
        switch shaper.word(own, hash: word.hash) {
        case .contextFree(let shaped): return shaped
        case .contextDependent:
            guard let neighbors = neighbors(of: index..<word.end) else { return nil }
            return shaper.word(own, hash: word.hash, between: neighbors)
        case .unknown: return nil
        }
    }

    /// Returns the characters beyond the adjacent spaces, or nil if one is not a single letter or digit beyond a single
    /// space.
    private func neighbors(of range: Range<Int>) -> WordShaper.Neighbors? {
        var neighbors = WordShaper.Neighbors()
        guard hasUniformStyle else { return nil }
        if range.lowerBound > whole.lowerBound {
            guard range.lowerBound > whole.lowerBound + 1, let byte = letter(at: range.lowerBound - 2) else {
                return nil
            }
            neighbors.before = byte
        }
        if range.upperBound < whole.upperBound {
            guard range.upperBound + 1 < whole.upperBound, let byte = letter(at: range.upperBound + 1) else {
                return nil
            }
            neighbors.after = byte
        }
        return neighbors
    }

    /// Excludes punctuation, which may itself depend on the text beyond it.
    private func letter(at index: Int) -> UInt8? {
        bytes[index].isLetterOrFigure ? bytes[index] : nil
    }

    /// Switches to the word's script; returns false if the script is ambiguous.
    private mutating func turn(to word: SimpleText.Word, at index: Int) -> Bool {
        hasBrackets = hasBrackets || word.hasBrackets
        var next = word.script
        if next == .common {
            if script != .common { return true }
            // Determined once, because only the first words have no letter before them.
            if firstScript == nil {
                firstScript = SimpleText.firstScript(in: bytes, from: index, to: whole.upperBound)
            }
            next = firstScript ?? .common
        }
        if next != script {
            guard script == .common || word.beginsWithScript else { return false }
            script = next
            scripts += 1
        }
        return scripts < 2 || !hasBrackets
    }

    private mutating func addSpace(_ space: ShapedWord, at index: Int, segment: Int) {
        if let last = entries.indices.last, entries[last].isSpace { entries[last].allowsBreak = false }
        entries.append(
            ShapedParagraph.Entry(
                word: space, start: Int32(index), segment: Int32(segment), isSpace: true, allowsBreak: true))
    }

    private mutating func add(_ word: ShapedWord, at index: Int, segment: Int) {
        forbidBreak(before: word)
        if word.parts.isEmpty {
            entries.append(
                ShapedParagraph.Entry(
                    word: word, start: Int32(index), segment: Int32(segment), isSpace: false, allowsBreak: false))
            return
        }
        var start = index
        for (number, part) in word.parts.enumerated() {
            entries.append(
                ShapedParagraph.Entry(
                    word: part, start: Int32(start), segment: Int32(segment), isSpace: false,
                    allowsBreak: number < word.parts.count - 1))
            start += part.bytes.count
        }
    }

    /// Forbids breaks between words that stay together across spaces.
    private mutating func forbidBreak(before word: ShapedWord) {
        guard let last = entries.indices.last, entries[last].isSpace else { return }
        guard let before = entries.last(where: { !$0.isSpace })?.word else {
            if word.edges.contains(.noBreakBefore) { entries[last].allowsBreak = false }
            return
        }
        if !before.allowsBreak(before: word) { entries[last].allowsBreak = false }
    }
}
