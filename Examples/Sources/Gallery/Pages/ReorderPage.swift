import ComponentFlow

extension Page {
    static let reorder = Page(
        "reorder", title: "Keyed children", topic: .collections,
        about: Localized(
            "Children with ids keep their views: a new order moves them, missing ones are removed, new ones are added.",
            de: "Kinder mit Kennung behalten ihre Views: Eine neue Ordnung bewegt sie, fehlende gehen, neue kommen.",
            ja: "id を持つ子はビューを保ちます。並べ替えると動き、消えるものは去り、新しいものが現れます。"),
        demo: ReorderDemo())
}

// <code>
private struct ReorderDemo: CompositeComponent {
    @Local var items = "ABCDEF".map(String.init)

    var content: some Component<Surroundings> {
        VStack(spacing: 32) {
            HStack(spacing: 8) {
                for item in items {
                    tile(item)
                        .id(item)
                        .appear(.default(scale: true, alpha: true))
                        .disappear(.default(scale: true, alpha: true))
                }
            }
            HStack(spacing: 10) {
                PillButton("Reverse") { change { $0.reverse() } }
                    .starter()
                PillButton("Remove") {
                    change {
                        if !$0.isEmpty { $0.remove(at: $0.count / 2) }
                    }
                }
                PillButton("Insert") {
                    let new = "ABCDEF".map(String.init)
                        .filter { !items.contains($0) }.prefix(1)
                    change {
                        $0.insert(contentsOf: new, at: $0.count / 2)
                    }
                }
            }
        }
    }

    private func change(_ body: (inout [String]) -> Void) {
        withTransition(.spring(duration: 0.5)) { body(&items) }
    }
}
// </code>

private func tile(_ item: String) -> Modified<Empty> {
    let number = Int(item.unicodeScalars.first?.value ?? 65) - 65
    return Text(text: item, font: .title3.weight(.semibold), color: .white)
        .frame(minWidth: 48, minHeight: 48)
        .background(UIColor.tiles[number % UIColor.tiles.count])
        .cornerRadius(12)
}
