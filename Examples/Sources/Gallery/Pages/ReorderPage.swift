import ComponentFlow

extension Page {
    static let reorder = Page(
        "reorder", title: "Keyed children", topic: .collections,
        about: Localized(
            "Children with ids keep their views: a new order moves them, the missing one leaves, the new one comes.",
            de: "Kinder mit Kennung behalten ihre Views: Eine neue Ordnung bewegt sie, fehlende gehen, neue kommen.",
            ja: "id を持つ子はビューを保ちます。並べ替えると動き、消えるものは去り、新しいものが現れます。"),
        demo: StatefulDemo(["A", "B", "C", "D", "E", "F"] as [String]) { state, theme in
            // <code>
            VStack(spacing: 32) {
                HStack(spacing: 8) {
                    for item in state.value {
                        tile(item)
                            .id(item)
                            .appear(.default(scale: true, alpha: true))
                            .disappear(.default(scale: true, alpha: true))
                    }
                }
                HStack(spacing: 10) {
                    for (title, change) in changes {
                        Button(content: AnyComponent(pill(title, theme))) {
                            change(&state.value)
                            state.updated(transition: .spring(duration: 0.5))
                        }
                        .tagged(title == "Reverse" ? Page.starter : other)
                        .id(title)
                    }
                }
            }
            // </code>
        })
}

// <code>
@MainActor private let changes: [(String, (inout [String]) -> Void)] = [
    ("Reverse", { $0.reverse() }),
    ("Remove", { if $0.count > 1 { $0.remove(at: $0.count / 2) } }),
    (
        "Insert",
        { items in
            let names = "ABCDEF".map(String.init)
            let name = names.first { !items.contains($0) }
            if let name { items.insert(name, at: items.count / 2) }
        }
    ),
]
// </code>

private let other = GenericComponentViewTag()

private func tile(_ item: String) -> Styled<Empty> {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    let number = Int(item.unicodeScalars.first?.value ?? 65) - 65
    return Text(text: item, font: .systemFont(ofSize: 20, weight: .semibold), color: .white)
        .frame(width: 48, height: 48)
        .background(colors[number % colors.count])
        .cornerRadius(12)
}
