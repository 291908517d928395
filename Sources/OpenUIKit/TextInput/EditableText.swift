/// A text, what is selected in it, and where the caret goes: all that editing needs to know, and nothing of views.
///
/// Places count characters as people see them, so that no key press ever takes one apart: an emoji with its skin tone, a
/// letter with its accents and a flag are one each.
struct EditableText: Equatable {
    private(set) var characters: [Character] = []
    /// Where the selection began.
    private(set) var anchor = 0
    /// Where the selection ends and the caret stands.
    private(set) var head = 0

    init(_ text: String = "") {
        characters = Array(text)
        anchor = characters.count
        head = characters.count
    }

    var text: String { String(characters) }
    var count: Int { characters.count }
    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var selectedText: String { String(characters[selection]) }

    // MARK: Changes

    /// Selects from one place to another; places outside of the text count as its ends.
    mutating func select(from anchor: Int, to head: Int) {
        self.anchor = clamped(anchor)
        self.head = clamped(head)
    }

    mutating func moveCaret(to place: Int, extending: Bool) {
        head = clamped(place)
        if !extending { anchor = head }
    }

    /// Puts a text in the place of a part, and the caret behind it.
    ///
    /// Characters at the seams may become one: the caret then stands behind that.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let range = clamped(range.lowerBound)..<clamped(range.upperBound)
        let before = String(characters[..<range.lowerBound])
        let end = before.utf16.count + text.utf16.count
        characters = Array(before + text + String(characters[range.upperBound...]))
        head = place(atUTF16: end)
        anchor = head
    }

    private func clamped(_ place: Int) -> Int {
        min(max(place, 0), characters.count)
    }

    // MARK: UTF-16, as NSRange counts

    func utf16Offset(of place: Int) -> Int {
        characters[..<clamped(place)].reduce(0) { $0 + $1.utf16.count }
    }

    /// The first place at or behind an offset.
    func place(atUTF16 offset: Int) -> Int {
        var sum = 0
        for (index, character) in characters.enumerated() {
            if sum >= offset { return index }
            sum += character.utf16.count
        }
        return characters.count
    }

    // MARK: Words

    private enum Kind {
        case space
        case word
        case other
    }

    private func kind(at index: Int) -> Kind {
        let character = characters[index]
        if character.isWhitespace { return .space }
        if character.isLetter || character.isNumber || character == "_" { return .word }
        // An apostrophe between letters belongs to the word.
        let isApostrophe = character == "'" || character == "\u{2019}"
        if isApostrophe, index > 0, index + 1 < count, characters[index - 1].isLetter, characters[index + 1].isLetter {
            return .word
        }
        return .other
    }

    /// Where the next word ends.
    func wordEnd(after place: Int) -> Int {
        var index = clamped(place)
        while index < count, kind(at: index) != .word { index += 1 }
        while index < count, kind(at: index) == .word { index += 1 }
        return index
    }

    /// Where the word before starts.
    func wordStart(before place: Int) -> Int {
        var index = clamped(place)
        while index > 0, kind(at: index - 1) != .word { index -= 1 }
        while index > 0, kind(at: index - 1) == .word { index -= 1 }
        return index
    }

    /// The word, or the run of spaces or signs, around a place.
    func word(around place: Int) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let index = min(clamped(place), count - 1)
        let kind = kind(at: index)
        var (start, end) = (index, index + 1)
        while start > 0, self.kind(at: start - 1) == kind { start -= 1 }
        while end < count, self.kind(at: end) == kind { end += 1 }
        return start..<end
    }
}
