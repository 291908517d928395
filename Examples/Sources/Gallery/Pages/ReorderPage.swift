import ComponentFlow

extension Page {
    static let reorder = Page(
        "reorder", title: "Keyed children", topic: .collections,
        about: Localized(
            "Children with ids keep their views: a new order moves them, missing ones are removed, new ones are added.",
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
                    Button(content: label("Reverse", theme)) {
                        state.value.reverse()
                        state.updated(transition: .spring(duration: 0.5))
                    }
                    .tagged(Page.starter)
                    Button(content: label("Remove", theme)) {
                        let middle = state.value.count / 2
                        if middle > 0 { state.value.remove(at: middle) }
                        state.updated(transition: .spring(duration: 0.5))
                    }
                    Button(content: label("Insert", theme)) {
                        let new = "ABCDEF".map(String.init)
                            .filter { !state.value.contains($0) }.prefix(1)
                        let middle = state.value.count / 2
                        state.value.insert(contentsOf: new, at: middle)
                        state.updated(transition: .spring(duration: 0.5))
                    }
                }
            }
            // </code>
        })
}

private func tile(_ item: String) -> Modified<Empty> {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    let number = Int(item.unicodeScalars.first?.value ?? 65) - 65
    return Text(text: item, font: .systemFont(ofSize: 20, weight: .semibold), color: .white)
        .frame(width: 48, height: 48)
        .background(colors[number % colors.count])
        .cornerRadius(12)
}
