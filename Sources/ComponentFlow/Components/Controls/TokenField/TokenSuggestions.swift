/// What a ``TokenField`` suggests for a typed text.
final class TokenSuggestions<Token> {
    private enum Source {
        case values([Token])
        case closure((String) -> [Token])
    }

    private let source: Source
    private let title: (Token) -> String
    /// The titles of the values, which are prepared for searches when the user types for the first time.
    private lazy var options = ComboBoxOptions(values.map(title))

    /// Suggests the tokens of a list whose titles contain the text, in the order of a ``ComboBox``.
    init(_ values: [Token], title: @escaping (Token) -> String) {
        source = .values(values)
        self.title = title
    }

    /// Suggests the tokens that a closure returns for the text.
    init(title: @escaping (Token) -> String, _ closure: @escaping (String) -> [Token]) {
        source = .closure(closure)
        self.title = title
    }

    private var values: [Token] {
        if case .values(let values) = source { values } else { [] }
    }

    /// Whether nothing is ever suggested.
    var isEmpty: Bool {
        if case .values(let values) = source { values.isEmpty } else { false }
    }

    func tokens(for text: String) -> [Token] {
        switch source {
        case .values(let values): options.indices(matching: text).map { values[$0] }
        case .closure(let closure): closure(text)
        }
    }

    /// Returns the suggested token whose title equals a text regardless of case and accents.
    func token(titled text: String) -> Token? {
        switch source {
        case .values(let values):
            return options.index(equalTo: text).map { values[$0] }
        case .closure(let closure):
            let suggested = closure(text)
            return ComboBoxOptions(suggested.map(title)).index(equalTo: text).map { suggested[$0] }
        }
    }
}
