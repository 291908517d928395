import ComponentFlow

extension Page {
    static let symbols = Page(
        "symbols", title: "Symbols", topic: .content,
        about: Localized(
            "Symbols by their names in SF Symbols, in the size, the weight and the color of text.",
            de: "Symbole mit den Namen von SF Symbols, in Größe, Stärke und Farbe von Text.",
            ja: "SF Symbols の名前で指定するシンボル。大きさ、太さ、色は文字に合わせます。"),
        demo: SymbolsDemo())
}

// <code>
private struct SymbolsDemo: CompositeComponent {
    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            Label("Favorites", systemImage: "star.fill").font(.title2)
            Label("Trash", systemImage: "trash").font(.footnote)
            HStack(spacing: 12) {
                for weight in weights {
                    Image(systemName: "cloud.bolt.circle")
                        .font(.systemFont(ofSize: 30, weight: weight))
                }
            }
            Wrap(spacing: 10, lineSpacing: 10) {
                for name in names { Image(systemName: name).id(name) }
            }
            .font(.systemFont(ofSize: 24))
            .foregroundColor(theme.text)
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Add", systemImage: "plus", role: .primary) {}
        }
    }
}

private let weights: [UIFont.Weight] = [
    .ultraLight, .light, .regular, .semibold, .black,
]
private let names = [
    "house", "gearshape", "magnifyingglass", "bell.fill", "envelope",
    "person.2", "calendar", "clock", "folder.fill", "doc.text",
    "link", "paperclip", "printer", "lock.fill", "key", "eye.slash",
    "tag", "bookmark.fill", "flag.fill", "heart", "play.fill",
    "forward", "pause.circle.fill", "mic.slash", "wifi", "globe",
    "info.circle", "checkmark.circle.fill", "xmark.square",
    "plus.circle.fill", "exclamationmark.triangle", "ellipsis.circle",
]
// </code>
