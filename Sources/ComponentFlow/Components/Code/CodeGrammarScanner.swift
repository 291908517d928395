/// Divides a line into the tokens of a grammar.
///
/// It compares UTF-8 bytes: all delimiters begin and end at characters, and bytes of other scripts belong to names.
struct CodeGrammarScanner {
    let grammar: CodeGrammar
    let line: Substring
    var state: CodeGrammar.State
    private(set) var tokens: [CodeToken] = []
    private var place: String.Index
    /// Whether the previous character is a period, after which a name is a member.
    private var isAfterPeriod = false

    init(grammar: CodeGrammar, line: Substring, state: CodeGrammar.State) {
        self.grammar = grammar
        self.line = line
        self.state = state
        place = line.startIndex
    }

    /// Finds all tokens, and changes the state to that at the end of the line.
    mutating func scan() {
        if state.commentDepth > 0 { scanBlockComment(from: place) }
        if let open = state.openString { scanString(open, from: place) }
        while place < line.endIndex { scanToken() }
    }

    private mutating func scanToken() {
        let (start, byte) = (place, line.utf8[place])
        if grammar.lineComments.contains(where: hasPrefix) { return add(.comment, from: start, to: line.endIndex) }
        if let comment = grammar.blockComment, hasPrefix(comment.start) {
            state.commentDepth = 1
            advance(comment.start)
            return scanBlockComment(from: start)
        }
        if let string = stringDelimiter {
            state.openString = string
            advance(grammar.strings[string].text)
            return scanString(string, from: start)
        }
        if grammar.hasNumbers, byte.isDigit { return scanNumber() }
        if byte.isPartOfName { return scanName() }
        if let prefix = Unicode.Scalar(byte).isASCII ? Character(Unicode.Scalar(byte)) : nil,
            grammar.keywordPrefixes.contains(prefix)
        {
            return scanPrefixedKeyword()
        }
        isAfterPeriod = byte == UInt8(ascii: ".")
        step()
    }

    // MARK: Comments and strings

    private mutating func scanBlockComment(from start: String.Index) {
        guard let comment = grammar.blockComment else { return state.commentDepth = 0 }
        while place < line.endIndex, state.commentDepth > 0 {
            if hasPrefix(comment.end) {
                state.commentDepth -= 1
                advance(comment.end)
            } else if comment.isNested, hasPrefix(comment.start) {
                state.commentDepth += 1
                advance(comment.start)
            } else {
                step()
            }
        }
        add(.comment, from: start, to: place)
    }

    /// The longest delimiter of a string at the current place.
    private var stringDelimiter: Int? {
        grammar.strings.indices.filter { hasPrefix(grammar.strings[$0].text) }
            .max { grammar.strings[$0].text.utf8.count < grammar.strings[$1].text.utf8.count }
    }

    private mutating func scanString(_ index: Int, from start: String.Index) {
        guard grammar.strings.indices.contains(index) else { return state.openString = nil }
        let delimiter = grammar.strings[index]
        let escape = delimiter.escape.map(String.init)
        while place < line.endIndex {
            if let escape, hasPrefix(escape) {
                advance(escape)
                if place < line.endIndex { stepOverCharacter() }
            } else if hasPrefix(delimiter.text) {
                advance(delimiter.text)
                state.openString = nil
                return add(.string, from: start, to: place)
            } else {
                step()
            }
        }
        if !delimiter.isMultiline { state.openString = nil }
        add(.string, from: start, to: place)
    }

    // MARK: Numbers and names

    private mutating func scanNumber() {
        let start = place
        while place < line.endIndex {
            let byte = line.utf8[place]
            guard byte.isPartOfName || byte == UInt8(ascii: ".") && nextByte?.isDigit == true else { break }
            step()
        }
        add(.number, from: start, to: place)
    }

    private mutating func scanName() {
        let start = place
        skipName()
        let name = line[start..<place]
        if !isAfterPeriod, grammar.keywords.contains(String(name)) {
            add(.keyword, from: start, to: place)
        } else if grammar.typesAreCapitalized, name.first?.isUppercase == true {
            add(.type, from: start, to: place)
        }
        isAfterPeriod = false
    }

    private mutating func scanPrefixedKeyword() {
        let start = place
        step()
        let nameStart = place
        skipName()
        if place > nameStart { add(.keyword, from: start, to: place) }
        isAfterPeriod = false
    }

    private mutating func skipName() {
        while place < line.endIndex, line.utf8[place].isPartOfName { step() }
    }

    // MARK: Places

    private var nextByte: UInt8? {
        let next = line.utf8.index(after: place)
        return next < line.endIndex ? line.utf8[next] : nil
    }

    private mutating func step() {
        line.utf8.formIndex(after: &place)
    }

    private mutating func stepOverCharacter() {
        line.unicodeScalars.formIndex(after: &place)
    }

    private mutating func advance(_ text: String) {
        place = line.utf8.index(place, offsetBy: text.utf8.count)
    }

    private func hasPrefix(_ text: String) -> Bool {
        guard let first = text.utf8.first, line.utf8[place] == first else { return false }
        return line.utf8[place...].starts(with: text.utf8)
    }

    private mutating func add(_ kind: CodeToken.Kind, from start: String.Index, to end: String.Index) {
        place = end
        isAfterPeriod = false
        if start < end { tokens.append(CodeToken(kind, start..<end)) }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether the byte belongs to a name: letters, digits, the underscore, the dollar sign, and all other scripts.
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: isDigit
        }
    }
}
