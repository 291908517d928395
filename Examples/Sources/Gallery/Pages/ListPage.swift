import ComponentFlow

extension Page {
    static let list = Page(
        "list", title: "List", topic: .collections,
        about: Localized(
            "Items in a line with insertion and removal animations. All of them are mounted; use LazyList for long lists.",
            de: "Dinge in einer Reihe, die kommen und gehen. Alle sind da; für lange Listen gibt es LazyList.",
            ja: "現れたり消えたりする項目の並びです。すべて実在します。長い場合は LazyList を。"),
        demo: StatefulDemo([1, 2, 3] as [Int]) { state, theme in
            // <code>
            VStack(spacing: 24) {
                List(
                    spacing: 8, centerAlignment: true,
                    appear: .default(scale: true, alpha: true)
                ) {
                    for number in state.value {
                        row(number, theme)
                            .id(number)
                            .disappear(.default(alpha: true))
                    }
                }
                HStack(spacing: 12) {
                    Button(content: label("Add", theme)) {
                        let next = (state.value.max() ?? 0) + 1
                        state.value.insert(next, at: state.value.count / 2)
                        state.updated(transition: .spring(duration: 0.4))
                    }
                    .tagged(Page.starter)
                    Button(content: label("Remove", theme)) {
                        if !state.value.isEmpty { state.value.removeFirst() }
                        state.updated(transition: .spring(duration: 0.4))
                    }
                }
            }
            // </code>
        })
}

private func row(_ number: Int, _ theme: Theme) -> Modified<Empty> {
    Text(text: "Item \(number)", color: theme.text)
        .frame(width: 260, height: 44)
        .background(theme.fill)
        .cornerRadius(10)
}
