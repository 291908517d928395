/// Typographic quotes and dashes, and spaces around inserted and deleted words.
extension TextEditor {
    // MARK: Punctuation

    /// Returns the edit for typed text: straight quotes and repeated hyphens are replaced if the client enables that.
    func smartTyping(_ text: String) -> (range: NSRange, text: String) {
        let range = selection.range
        guard !isSecure, composition == nil else { return (range, text) }
        switch text {
        case "\"" where client?.smartQuotesType == .yes: return (range, opensQuote(at: range.location) ? "“" : "”")
        case "'" where client?.smartQuotesType == .yes: return (range, opensQuote(at: range.location) ? "‘" : "’")
        case "-" where client?.smartDashesType == .yes && range.length == 0:
            guard let dash = longerDash(at: range.location) else { return (range, text) }
            return (NSRange(location: range.location - 1, length: 1), dash)
        default: return (range, text)
        }
    }

    /// Returns whether a quote at an offset is an opening one: at the start of a word.
    private func opensQuote(at offset: Int) -> Bool {
        guard let before = character(before: offset) else { return true }
        return before.isWhitespace || "([{<“‘«–—-/".contains(before)
    }

    /// Returns the dash that replaces the hyphen or the en dash before an offset when a hyphen follows.
    private func longerDash(at offset: Int) -> String? {
        guard let before = character(before: offset) else { return nil }
        switch before {
        case "-": return "–"
        case "–": return "—"
        default: return nil
        }
    }

    // MARK: Spaces

    /// Returns the range to delete instead of a selection: whole words are deleted together with a space that would be
    /// superfluous.
    func smartDeletion(of range: NSRange) -> NSRange {
        guard isAdjustingSpaces, range.length > 0 else { return range }
        let (start, end) = (range.location, NSMaxRange(range))
        let (before, after) = (character(before: start), buffer.character(at: end))
        guard Self.isInWord(buffer.character(at: start)), Self.isInWord(character(before: end)),
            !Self.isInWord(before), !Self.isInWord(after)
        else { return range }
        let isAtStart = before.map { $0 == " " || $0.isNewline } ?? true
        let isAtEnd = after.map { $0.isNewline || $0.isPunctuation } ?? true
        if after == " ", isAtStart { return NSRange(location: start, length: range.length + 1) }
        if before == " ", isAtEnd { return NSRange(location: start - 1, length: range.length + 1) }
        return range
    }

    /// Returns inserted text with the spaces that separate it from the words around the selection.
    func smartInsertion(of text: String) -> String {
        let missing = missingSpaces(around: text)
        return (missing.before ? " " : "") + text + (missing.after ? " " : "")
    }

    /// Returns inserted text with the spaces that separate it from the words around the selection.
    func smartInsertion(of text: NSAttributedString) -> NSAttributedString {
        let missing = missingSpaces(around: text.string)
        guard missing.before || missing.after else { return text }
        let space = NSAttributedString(string: " ", attributes: typingAttributes)
        let result = text.mutableTextCopy
        if missing.before { result.insert(space, at: 0) }
        if missing.after { result.append(space) }
        return result
    }

    private func missingSpaces(around text: String) -> (before: Bool, after: Bool) {
        guard isAdjustingSpaces else { return (false, false) }
        let range = selection.range
        return (
            Self.isInWord(text.first) && Self.isInWord(character(before: range.location)),
            Self.isInWord(text.last) && Self.isInWord(buffer.character(at: NSMaxRange(range)))
        )
    }

    private var isAdjustingSpaces: Bool { !isSecure && client?.smartInsertDeleteType == .yes }

    private func character(before offset: Int) -> Character? {
        offset > 0 ? buffer.character(at: buffer.boundary(before: offset)) : nil
    }

    /// Returns whether a character belongs to a word of a script that separates words with spaces.
    private static func isInWord(_ character: Character?) -> Bool {
        guard let character, character.isLetter || character.isNumber, let scalar = character.unicodeScalars.first
        else { return false }
        switch scalar.value {
        // Thai and Lao, Myanmar, Khmer, and the Japanese syllabaries.
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF: return false
        default: return !scalar.properties.isIdeographic
        }
    }
}
