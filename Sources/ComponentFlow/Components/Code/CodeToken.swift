/// A range of a line of code that is displayed in the color of its kind.
public struct CodeToken: Equatable, Sendable {
    /// A kind of token, to which a ``CodeTheme`` assigns a color.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A word with a meaning in the language, such as `if`.
        public static let keyword = Kind(rawValue: "keyword")
        /// The name of a type.
        public static let type = Kind(rawValue: "type")
        public static let string = Kind(rawValue: "string")
        public static let number = Kind(rawValue: "number")
        public static let comment = Kind(rawValue: "comment")
    }

    /// The range in the line.
    public let range: Range<String.Index>
    public let kind: Kind

    /// Creates a token for a range of a line.
    public init(_ kind: Kind, _ range: Range<String.Index>) {
        self.kind = kind
        self.range = range
    }
}
