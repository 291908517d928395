/// The words and delimiters by which keywords, comments, strings and numbers of a language are recognized.
///
/// ```swift
/// let swift = CodeGrammar(
///     keywords: ["func", "if", "let", "return", "var"], keywordPrefixes: ["@", "#"],
///     strings: [.init("\"\"\"", isMultiline: true), .init("\"")], typesAreCapitalized: true)
/// ```
///
/// It recognizes tokens and not the structure of code: code inside a string, and strings whose delimiters depend on what
/// precedes them, need a ``CodeColoring`` of your own.
public struct CodeGrammar: CodeColoring, Hashable, Sendable {
    /// The delimiters of comments that can have several lines.
    public struct BlockComment: Hashable, Sendable {
        public var start: String
        public var end: String
        /// Whether a comment can contain another one, whose end does not end the outer one.
        public var isNested: Bool

        /// Creates the delimiters of a comment.
        public init(_ start: String, _ end: String, isNested: Bool = false) {
            self.start = start
            self.end = end
            self.isNested = isNested
        }
    }

    /// The delimiter at both ends of a string.
    public struct StringDelimiter: Hashable, Sendable {
        public var text: String
        /// The character before a delimiter that belongs to the string; `nil` for none.
        public var escape: Character?
        /// Whether a string can have several lines; otherwise it ends with its line.
        public var isMultiline: Bool

        /// Creates a delimiter.
        public init(_ text: String, escape: Character? = "\\", isMultiline: Bool = false) {
            self.text = text
            self.escape = escape
            self.isMultiline = isMultiline
        }
    }

    /// What continues from one line to the next.
    public struct State: Hashable, Sendable {
        /// The number of comments that are open.
        var commentDepth = 0
        /// The index of the delimiter of the string that is open.
        var openString: Int?
    }

    /// The keywords; a name after a period is not one.
    public var keywords: Set<String>
    /// The characters with which keywords begin that are not listed, such as the at sign of attributes.
    public var keywordPrefixes: Set<Character>
    /// The delimiters of comments that end with their line.
    public var lineComments: [String]
    /// The delimiters of comments that can have several lines; `nil` if there are none.
    public var blockComment: BlockComment?
    /// The delimiters of strings; at each place the longest one is recognized.
    public var strings: [StringDelimiter]
    /// Whether numbers are recognized.
    public var hasNumbers: Bool
    /// Whether names that begin with a capital letter are types.
    public var typesAreCapitalized: Bool

    /// Creates a grammar; without arguments, with the comments and strings of C.
    public init(
        keywords: Set<String> = [], keywordPrefixes: Set<Character> = [], lineComments: [String] = ["//"],
        blockComment: BlockComment? = BlockComment("/*", "*/"),
        strings: [StringDelimiter] = [StringDelimiter("\""), StringDelimiter("'")], hasNumbers: Bool = true,
        typesAreCapitalized: Bool = false
    ) {
        self.keywords = keywords
        self.keywordPrefixes = keywordPrefixes
        self.lineComments = lineComments
        self.blockComment = blockComment
        self.strings = strings
        self.hasNumbers = hasNumbers
        self.typesAreCapitalized = typesAreCapitalized
    }

    public var initialState: State { State() }

    public func tokens(in line: Substring, state: inout State) -> [CodeToken] {
        var scanner = CodeGrammarScanner(grammar: self, line: line, state: state)
        scanner.scan()
        state = scanner.state
        return scanner.tokens
    }
}
