import ComponentFlow
import Testing

/// Texts, containers and lists in all variants.
@Suite("Pictures of content and containers") @MainActor struct ContentSnapshotTests {
    @Test("Labels, links and empty states match their picture")
    func labels() throws {
        try VariantSheet().verify(
            "labels",
            VStack(spacing: 10) {
                Label("Trash", systemImage: "trash")
                Image(systemName: "bell").font(.largeTitle).badge(7)
                ContentUnavailable(
                    "No messages", image: UIImage(systemName: "tray"), description: "New messages appear here."
                )
                .frame(height: 300)
            })
    }

    @Test("Placeholders match their picture")
    func placeholders() throws {
        try VariantSheet().verify(
            "placeholders",
            HStack(spacing: 12) {
                Image(systemName: "person.circle").font(.largeTitle)
                VStack(alignment: .leading, spacing: 4) {
                    Text("Jane Austen").font(.headline)
                    Text("Six novels").font(.subheadline)
                }
            }
            .redacted(reason: .placeholder))
    }

    @Test("Formatted text with lists and its format bar match their picture")
    func formattedText() throws {
        let list = NSMutableParagraphStyle()
        list.textLists = [NSTextList(markerFormat: "{decimal}.", options: 0)]
        let nested = NSMutableParagraphStyle()
        nested.textLists = list.textLists + [NSTextList(markerFormat: .disc, options: 0)]
        let text = NSMutableAttributedString(string: "Dear reader,\nfirst\nsecond\nthird")
        text.addAttributes(
            [.font: UIFont.preferredFont(forTextStyle: .headline)], range: NSRange(location: 0, length: 4))
        text.addAttributes([.paragraphStyle: list], range: NSRange(location: 13, length: 6))
        text.addAttributes([.paragraphStyle: nested], range: NSRange(location: 19, length: 7))
        text.addAttributes([.paragraphStyle: list], range: NSRange(location: 26, length: 5))
        try VariantSheet(width: 340).verify(
            "formatted-text",
            VStack(alignment: .leading, spacing: 10) {
                FormatBar(TextFormatting())
                RichTextEditor("Letter", text: text) { _ in }.minimumNumberOfLines(5)
            })
    }

    @Test("Code with line numbers matches its picture")
    func code() throws {
        try VariantSheet(width: 260).verify(
            "code",
            CodeEditor("Code", text: "/// Adds.\nfunc add(_ a: Int) -> Int {\n    a + 1 // one\n}\n") { _ in }
                .frame(height: 130))
    }

    @Test("Forms match their picture")
    func form() throws {
        try VariantSheet(width: 280).verify(
            "form",
            Form {
                Section("Account") {
                    LabeledContent("Name") { Text("Ada") }
                    Toggle("Notifications", isOn: true) { _ in }
                }
                Section("More") {
                    TextField("Address", text: .constant("ada@example.org"))
                    Button("Sign out", role: .destructive) {}
                }
            }
            .frame(height: 330))
    }

    @Test("Boxes and disclosure groups match their picture")
    func boxes() throws {
        try VariantSheet().verify(
            "boxes",
            VStack(spacing: 10, fillWidth: true) {
                GroupBox("Swift") { Text("A language") }
                DisclosureGroup("Closed") { Text("Hidden") }
                DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Visible") }
            })
    }

    @Test("Lists match their picture", arguments: [ListStyle.plain, .grouped, .insetGrouped, .sidebar])
    func lists(style: ListStyle) throws {
        // A plain list shows the rows as they are described.
        let inset: CGFloat = style == .plain ? 16 : 0
        try VariantSheet(width: 220).verify(
            "list_\(style)",
            LazyList(sections: [
                LazyListSection("Trees", ["Ash", "Oak"], id: \.self) { Text($0).padding(.horizontal, inset) },
                LazyListSection("Birds", ["Heron"], id: \.self) { Text($0).padding(.horizontal, inset) },
            ])
            .listStyle(style).frame(height: 260))
    }

    private struct Tree: Identifiable, Equatable {
        let id: String
        var height = 10
        var children: [Tree]?
    }

    @Test("Tables match their picture")
    func table() throws {
        try VariantSheet(width: 300).verify(
            "table",
            Table([Tree(id: "Ash", height: 35), Tree(id: "Elm", height: 40), Tree(id: "Oak", height: 30)]) {
                TableColumn("Tree") { Text($0.id) }
                TableColumn("Height") { Text("\($0.height) m") }
            }
            .frame(height: 150))
    }

    @Test("Outlines match their picture")
    func outline() throws {
        let trees = [
            Tree(id: "Beeches", children: [Tree(id: "Beech"), Tree(id: "Oak", children: [Tree(id: "Holm oak")])]),
            Tree(id: "Olives", children: [Tree(id: "Ash")]),
        ]
        try VariantSheet().verify(
            "outline",
            LazyList(trees, children: \.children, expanded: .constant(["Beeches"])) { Text($0.id) }
                .frame(height: 170))
    }
}
