/// A tokenizer that finds units in the text of a view, and queries the view for its lines.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private final weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for a view's text; references the view weakly.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// Returns the unit that contains a position, or `nil` if there is none.
    ///
    /// If the position is at a boundary, returns the adjacent unit in `direction`.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let text = TokenizedText(input), let offset = text.offset(of: position) else { return nil }
        return text.unit(granularity, at: offset, forward: text.isForward(direction, at: offset)).flatMap(text.range)
    }

    /// Returns whether a position is at the boundary of a unit: at its end in a forward direction, at its start in a
    /// backward direction.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let text = TokenizedText(input), let offset = text.offset(of: position) else { return false }
        let forward = text.isForward(direction, at: offset)
        // The unit on the opposite side of the position must end here.
        guard let unit = text.unit(granularity, at: offset, forward: !forward) else { return false }
        return forward ? unit.upperBound == offset : unit.lowerBound == offset
    }

    /// Returns the next boundary of a unit in a direction.
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let text = TokenizedText(input), let offset = text.offset(of: position) else { return nil }
        let forward = text.isForward(direction, at: offset)
        return text.border(granularity, from: offset, forward: forward).flatMap(text.position)
    }

    /// Returns whether a position is inside a unit.
    ///
    /// If the position is at a boundary, the adjacent unit in `direction` is considered.
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }
}

/// A snapshot of a view's text that can be searched.
///
/// For views with a ``TextEditor`` the text is not copied.
@MainActor private struct TokenizedText {
    private let input: any UITextInput
    private let units: TextUnits
    private var buffer: TextBuffer { units.buffer }

    init?(_ input: (any UITextInput)?) {
        guard let input else { return nil }
        self.input = input
        if let owner = input as? any TextEditorOwner {
            units = TextUnits(buffer: owner.editor.storage.buffer)
            return
        }
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        let buffer = TextBuffer()
        buffer.replace(0..<0, with: all.flatMap { input.text(in: $0) } ?? "")
        units = TextUnits(buffer: buffer)
    }

    func offset(of position: UITextPosition) -> Int? {
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return (0...buffer.length).contains(offset) ? offset : nil
    }

    func position(_ offset: Int) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: offset)
    }

    func range(_ range: Range<Int>) -> UITextRange? {
        guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return nil }
        return input.textRange(from: start, to: end)
    }

    func isForward(_ direction: UITextDirection, at offset: Int) -> Bool {
        if let storage = UITextStorageDirection(rawValue: direction.rawValue) { return storage == .forward }
        switch UITextLayoutDirection(rawValue: direction.rawValue) {
        case .left: return units.isRightToLeft(at: offset)
        case .up: return false
        case .right: return !units.isRightToLeft(at: offset)
        case .down, nil: return true
        }
    }

    func unit(_ granularity: UITextGranularity, at offset: Int, forward: Bool) -> Range<Int>? {
        guard forward ? offset < buffer.length : offset > 0 else { return nil }
        let inside = forward ? offset : offset - 1
        switch granularity {
        case .character:
            let start = buffer.boundary(notAfter: inside)
            return start..<buffer.boundary(after: start)
        case .word: return units.wordRange(at: offset, forward: forward)
        case .sentence: return units.sentence(around: inside)
        case .paragraph: return units.paragraph(around: inside)
        case .line: return line(at: offset)
        case .document: return 0..<buffer.length
        }
    }

    private func line(at offset: Int) -> Range<Int>? {
        guard let owner = input as? any TextEditorOwner else { return units.paragraphContent(around: offset) }
        return Range(owner.editor.lineRange(at: offset, affinity: .forward))
    }

    func border(_ granularity: UITextGranularity, from offset: Int, forward: Bool) -> Int? {
        guard forward ? offset < buffer.length : offset > 0 else { return nil }
        switch granularity {
        case .word: return wordBorder(from: offset, forward: forward)
        case .character: return forward ? buffer.boundary(after: offset) : buffer.boundary(before: offset)
        default: break
        }
        guard let unit = unit(granularity, at: offset, forward: forward) else { return nil }
        return forward ? unit.upperBound : unit.lowerBound
    }

    /// Both words and the gaps between them have boundaries.
    private func wordBorder(from offset: Int, forward: Bool) -> Int {
        if let word = units.wordRange(at: offset, forward: forward) {
            return forward ? word.upperBound : word.lowerBound
        }
        if forward {
            let end = units.wordEnd(after: offset)
            return end > offset ? units.wordRange(at: end, forward: false)?.lowerBound ?? end : end
        }
        let start = units.wordStart(before: offset)
        return units.wordRange(at: start, forward: true)?.upperBound ?? start
    }
}
