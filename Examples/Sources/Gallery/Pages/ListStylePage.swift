import ComponentFlow

extension Page {
    static let listStyle = Page(
        "list-style", title: "List styles", topic: .collections,
        about: Localized(
            "The rows of each section in a group, with or without a distance from the edges, or as those of a sidebar.",
            de: "Die Zeilen jedes Abschnitts als Gruppe, mit oder ohne Abstand vom Rand, oder als Seitenleiste.",
            ja: "セクションごとの行を、端まで、または余白のあるグループ、あるいはサイドバーとして表示します。"),
        demo: ListStyleDemo())
}

// <code>
private struct ListStyleDemo: CompositeComponent {
    @Local var style = ListStyle.insetGrouped

    var content: some Component<Surroundings> {
        VStack(spacing: 12) {
            LazyList(sections: [
                LazyListSection("Trees", trees, id: \.self) {
                    Text($0)
                },
                LazyListSection("Birds", birds, id: \.self) {
                    Text($0)
                },
            ])
            .listStyle(style)
            .flexible()
            Picker("Style", selection: $style) {
                Text("Plain").tag(ListStyle.plain)
                Text("Grouped").tag(ListStyle.grouped)
                Text("Inset").tag(ListStyle.insetGrouped)
                Text("Sidebar").tag(ListStyle.sidebar)
            }
            .pickerStyle(.segmented)
        }
    }
}
// </code>

private let trees = ["Ash", "Beech", "Maple", "Oak"]
private let birds = ["Heron", "Kite", "Robin", "Swift", "Wren"]
