import ComponentFlow

extension Page {
    static let selection = Page(
        "selection", title: "Selection and search", topic: .collections,
        about: Localized(
            "Rows that are selected by pointer, keys and typing, found by a search, and deleted by a swipe or the Delete key.",
            de:
                "Zeilen, die man mit Zeiger und Tasten auswählt, durch Suchen findet und durch Wischen oder Entf löscht.",
            ja: "ポインタやキーで選択し、検索で探し、スワイプや Delete キーで削除できる行です。"),
        demo: SelectionDemo())
}

// <code>
private struct SelectionDemo: CompositeComponent {
    @Local var books = library
    @Local var selection: Set<String> = ["Emma"]
    @Local var query = ""

    var content: some Component<Surroundings> {
        VStack(spacing: 12) {
            LazyList(
                matches, id: \.self, selection: $selection
            ) { book in
                Text(book)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(12)
                    .swipeActions {
                        Button("Delete", role: .destructive) {
                            remove([book])
                        }
                    }
            }
            .separators(inset: 12)
            .emptyContent { Text("No books") }
            .typeToSelect { (book: String) in book }
            .onDelete { (books: [String]) in remove(books) }
            .searchable(text: $query, prompt: "Search books")
            .flexible()
            caption("\(selection.count) selected", theme)
        }
    }

    private var matches: [String] {
        let query = query.lowercased()
        return books.filter {
            query.isEmpty || $0.lowercased().contains(query)
        }
    }

    private func remove(_ removed: [String]) {
        withTransition(.easeInOut(duration: 0.3)) {
            books.removeAll { removed.contains($0) }
        }
    }
}
// </code>

private let library = [
    "Beloved", "Dracula", "Dune", "Emma", "Frankenstein", "Hamlet", "Middlemarch", "Persuasion", "Solaris", "Ulysses",
    "Walden",
]
