/// A language for tests of an interface, whose texts are made from those of the source language.
enum PseudoLanguage: Sendable {
    case accented, doubled, rightToLeft

    /// Returns a part of a text in the pseudo-language; placeholders are not passed.
    func transform(_ text: String) -> String {
        switch self {
        case .accented: String(text.map { Self.accents[$0] ?? $0 })
        case .doubled: Self.doubled(text)
        case .rightToLeft: Self.reversed(text)
        }
    }

    /// Returns a whole text with the marks at its ends that show whether it is cut off.
    func complete(_ text: String) -> String {
        self == .accented && !text.isEmpty ? "[\(text)]" : text
    }

    /// Returns each word twice.
    private static func doubled(_ text: String) -> String {
        eachWord(of: text) { "\($0) \($0)" }
    }

    /// Returns each word with marks that display its letters from right to left.
    private static func reversed(_ text: String) -> String {
        eachWord(of: text) { "\u{200F}\u{202E}\($0)\u{202C}\u{200F}" }
    }

    private static func eachWord(of text: String, _ change: (Substring) -> String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
            result += rest[..<start]
            let end = rest[start...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
            // Punctuation alone stays as it is.
            let word = rest[start..<end]
            result += word.contains(where: \.isLetter) ? change(word) : String(word)
            rest = rest[end...]
        }
        return result + rest
    }

    /// Letters with accents that remain legible.
    private static let accents: [Character: Character] = {
        let plain = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz"
        let accented = "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"
        return Dictionary(zip(plain, accented)) { first, _ in first }
    }()
}

/// Languages that show how an interface looks in translations before there are any.
///
/// Their texts are made from those of the source language of a catalog. They can be chosen like other languages, also with
/// `COMPONENTFLOW_LANGUAGE`.
extension Language {
    /// English with accents and brackets, `en-XA`.
    ///
    /// Texts without accents are not in a catalog, and one without its closing bracket is cut off.
    public static let accented = Language("en-XA")
    /// English with each word twice, `en-XD`, for texts that are longer in other languages.
    public static let doubled = Language("en-XD")
    /// English from right to left, `ar-XB`, with the layout of such languages.
    public static let mirrored = Language("ar-XB")

    /// The pseudo-languages: ``accented``, ``doubled`` and ``mirrored``.
    public static let pseudoLanguages = [accented, doubled, mirrored]

    /// Whether texts in the language are made from those of the source language.
    public var isPseudoLanguage: Bool { pseudo != nil }

    /// Returns a text in the pseudo-language, for texts that are in no catalog; in other languages the text itself.
    public func pseudoText(_ text: String) -> String {
        pseudo.map { $0.complete($0.transform(text)) } ?? text
    }

    var pseudo: PseudoLanguage? {
        switch identifier {
        case Self.accented.identifier: .accented
        case Self.doubled.identifier: .doubled
        case Self.mirrored.identifier: .rightToLeft
        default: nil
        }
    }
}
