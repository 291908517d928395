import ComponentFlow

extension Page {
    static let codeEditor = Page(
        "code-editor", title: "CodeEditor", topic: .controls,
        about: Localized(
            "Line numbers, colors and indentation. Tab indents the selected lines; Escape and then Tab leaves the editor.",
            de:
                "Zeilennummern, Farben und Einzüge. Tab rückt markierte Zeilen ein; Escape und dann Tab verlässt den Editor.",
            ja: "行番号・色・字下げに対応しています。Tabで選択行を字下げし、EscapeとTabで次の要素に移動します。"),
        demo: CodeEditorDemo())
}

// <code>
private struct CodeEditorDemo: CompositeComponent {
    @Local var source = """
        /* Returns the sum of
           the first numbers. */
        func sum(of count: Int) -> Int {
            var result = 0
            for number in 1...count {
                result += number  // 1 + 2 + 3
            }
            return result
        }

        print("The sum is", sum(of: 100))
        """
    @Local var wrapsLines = true

    private static let grammar = CodeGrammar(
        keywords: ["for", "func", "in", "return", "var"],
        strings: [.init("\"")], typesAreCapitalized: true)

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 14) {
            CodeEditor("Source", text: $source)
                .coloring(Self.grammar)
                .lineWrapping(wrapsLines)
                .frame(height: 260)
            Toggle("Wrap lines", isOn: $wrapsLines)
                .frame(width: 220)
        }
        .frame(maxWidth: 460)
    }
}
// </code>
