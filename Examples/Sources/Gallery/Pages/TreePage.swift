import ComponentFlow

extension Page {
    static let tree = Page(
        "tree", title: "Tree of rows", topic: .collections,
        about: Localized(
            "Rows with children, which are expanded with a triangle or with the arrow keys.",
            de: "Zeilen mit Unterzeilen, die man mit dem Dreieck oder den Pfeiltasten aufklappt.",
            ja: "三角形や矢印キーで開閉できる、子を持つ行です。"),
        demo: TreeDemo())
}

// <code>
private struct TreeDemo: CompositeComponent {
    @Local var expanded: Set<String> = ["Animals", "Mammals"]
    @Local var selection: String? = "Otter"

    var content: some Component<Surroundings> {
        LazyList(
            species, children: \.members, expanded: $expanded
        ) { group in
            Text(group.id).lineLimit(1).padding(5)
        }
        .selection($selection)
        .typeToSelect { (name: String) in name }
    }
}
// </code>

private struct Group: Identifiable {
    let id: String
    var members: [Group]?

    init(_ id: String, _ members: [Group]? = nil) {
        self.id = id
        self.members = members
    }
}

private let species = [
    Group(
        "Animals",
        [
            Group("Birds", [Group("Heron"), Group("Robin"), Group("Wren")]),
            Group("Mammals", [Group("Badger"), Group("Hare"), Group("Otter")]),
            Group("Fish", [Group("Perch"), Group("Pike")]),
        ]),
    Group("Plants", [Group("Ferns", [Group("Bracken")]), Group("Trees", [Group("Birch"), Group("Oak")])]),
    Group("Fungi", [Group("Chanterelle"), Group("Morel")]),
]
