import ComponentFlow

extension Page {
    static let tokenField = Page(
        "token-field", title: "Token field", topic: .controls,
        about: Localized(
            "Text fields whose text becomes tokens: with Return, a comma, Tab, or a pasted list. The second one accepts only addresses.",
            de:
                "Textfelder, deren Text zu Marken wird: mit der Eingabetaste, einem Komma, Tab oder einer eingefügten Liste. Das zweite nimmt nur Adressen an.",
            ja: "入力した文字がトークンになるテキストフィールド。Return、コンマ、Tab、リストのペーストで確定します。二つ目はアドレスだけを受け付けます。"),
        demo: TokenFieldDemo())
}

// <code>
private struct TokenFieldDemo: CompositeComponent {
    @Local var tags = ["Travel", "Family"]
    @Local var recipients = ["ada@example.org"]

    var content: some Component<Surroundings> {
        let width = 320 * min(textScale, 1.8)
        return VStack(spacing: 16) {
            TokenField("Tags", tokens: $tags)
                .suggestions(["Family", "Friends", "Travel", "Work"])
                .frame(width: width)
            TokenField("To", tokens: $recipients)
                .validation { $0.contains("@") }
                .frame(width: width)
            caption(tags.joined(separator: " · "), theme)
        }
    }
}
// </code>
