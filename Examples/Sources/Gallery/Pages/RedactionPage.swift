import ComponentFlow

extension Page {
    static let redaction = Page(
        "redaction", title: "Placeholders", topic: .content,
        about: Localized(
            "While content is loaded, bars and rectangles take the places of its texts and images.",
            de: "Solange Inhalte geladen werden, stehen Balken und Rechtecke für ihre Texte und Bilder.",
            ja: "読み込み中は、テキストと画像の場所に帯と長方形を表示します。"),
        demo: RedactionDemo())
}

// <code>
private struct RedactionDemo: CompositeComponent {
    @Local var isLoading = true

    var content: some Component<Surroundings> {
        VStack(spacing: 24) {
            HStack(spacing: 12) {
                Image(systemName: "person.circle").font(.largeTitle)
                VStack(alignment: .leading, spacing: 4) {
                    Text("Author").font(.caption).unredacted()
                    Text("Jane Austen").font(.headline)
                    Text("Six novels").font(.subheadline)
                }
                Button("Follow") {}
            }
            .redacted(
                reason: isLoading ? .placeholder : [], pulses: true)
            PillButton(isLoading ? "Show" : "Load again") {
                isLoading.toggle()
            }
            .starter()
        }
    }
}
// </code>
