/// How a string is searched in a text.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    /// How found text has to relate to words.
    public enum WordMatchMethod: Int, Sendable {
        /// Found text can be anywhere in a word.
        case contains = 0
        /// Found text starts at the start of a word.
        case startsWith = 1
        /// Found text starts and ends at the ends of words.
        case fullWord = 2
    }

    private final let query: TextQuery

    /// How found text has to relate to words; the default is ``WordMatchMethod/contains``.
    open var wordMatchMethod: WordMatchMethod { query.wordMatchMethod }
    /// How characters are compared, for example without regard to case.
    open var stringCompareOptions: NSString.CompareOptions { query.compareOptions }

    /// Creates options that ignore case and find text anywhere in words.
    public override convenience init() {
        self.init(wordMatchMethod: .contains, stringCompareOptions: .caseInsensitive)
    }

    package init(wordMatchMethod: WordMatchMethod, stringCompareOptions: NSString.CompareOptions) {
        query = TextQuery("", wordMatchMethod, stringCompareOptions)
        super.init()
    }

    /// Returns the query for a string with these options.
    final func query(for string: String) -> TextQuery {
        TextQuery(string, wordMatchMethod, stringCompareOptions)
    }
}
