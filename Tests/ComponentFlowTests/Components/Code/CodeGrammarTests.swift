import ComponentFlow
import Testing

@Suite("Grammars of code") struct CodeGrammarTests {
    private static let swift = CodeGrammar(
        keywords: ["let", "return"], keywordPrefixes: ["@"], blockComment: .init("/*", "*/", isNested: true),
        strings: [.init("\""), .init("\"\"\"", isMultiline: true)], typesAreCapitalized: true)

    /// Returns the kinds and texts of the tokens of lines.
    private func tokens(_ code: String, _ grammar: CodeGrammar = swift) -> [String] {
        var state = grammar.initialState
        return code.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            grammar.tokens(in: line, state: &state).map { "\($0.kind.rawValue) \(line[$0.range])" }
        }
    }

    @Test("Keywords, types and numbers are found")
    func words() {
        #expect(tokens("let a: Int = 1_0.5e3") == ["keyword let", "type Int", "number 1_0.5e3"])
    }

    @Test("A name after a period is not a keyword, and one that contains a keyword is none")
    func members() {
        #expect(tokens("a.let letter return_") == [])
    }

    @Test("A range of numbers is two numbers")
    func ranges() {
        #expect(tokens("1...9") == ["number 1", "number 9"])
    }

    @Test("A name with a prefix of keywords is a keyword")
    func prefixes() {
        #expect(tokens("@Local x @") == ["keyword @Local"])
    }

    @Test("A string ends at its delimiter, not at an escaped one")
    func strings() {
        #expect(tokens(#"a "b\"c" d"#) == [#"string "b\"c""#])
    }

    @Test("A string that is not closed ends with its line")
    func openString() {
        #expect(tokens("\"a\nlet") == ["string \"a", "keyword let"])
    }

    @Test("A string of several lines continues until its delimiter, and the longest delimiter is recognized")
    func multilineString() {
        #expect(tokens("\"\"\"a\nlet\n\"\"\" let") == ["string \"\"\"a", "string let", "string \"\"\"", "keyword let"])
    }

    @Test("Comments end with their line or their delimiter, and nested ones with the outermost")
    func comments() {
        #expect(tokens("1 // let") == ["number 1", "comment // let"])
        #expect(tokens("/* a /* b */\nc */ let") == ["comment /* a /* b */", "comment c */", "keyword let"])
    }

    @Test("A comment that cannot be nested ends at the first delimiter")
    func flatComment() {
        #expect(tokens("/* /* */ 1", CodeGrammar()) == ["comment /* /* */", "number 1"])
    }

    @Test("Letters of other scripts belong to names, and tokens have the ranges of their characters")
    func otherScripts() {
        #expect(tokens("größe Übung \"日本👩‍👩‍👧\" // é") == ["type Übung", "string \"日本👩‍👩‍👧\"", "comment // é"])
    }

    @Test("An attributed string has the characters of the code and the colors of its tokens")
    func attributedString() {
        let text = Self.swift.attributedString("let a\r\n\n// b", font: .systemFont(ofSize: 12))
        #expect(text.string == "let a\r\n\n// b")
        #expect(color(text, 0) == CodeTheme.standard.colors[.keyword])
        #expect(color(text, 4) == CodeTheme.standard.text)
        #expect(color(text, 9) == CodeTheme.standard.colors[.comment])
    }

    private func color(_ text: NSAttributedString, _ place: Int) -> UIColor? {
        text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }

    @Test(
        "The standard colors have a contrast of at least 4.5 with the background of windows", arguments: [false, true])
    @MainActor func contrast(isDark: Bool) {
        let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
        let background = luminance(.systemBackground, traits)
        for color in CodeTheme.standard.colors.values {
            let own = luminance(color, traits)
            #expect((max(own, background) + 0.05) / (min(own, background) + 0.05) >= 4.5)
        }
    }

    /// The relative luminance (WCAG 2.2).
    private func luminance(_ color: UIColor, _ traits: UITraitCollection) -> CGFloat {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: nil)
        func linear(_ part: CGFloat) -> CGFloat {
            part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
