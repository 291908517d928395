import ComponentFlow

extension Page {
    static let list = Page(
        "list", title: "List", topic: .collections,
        about: Localized(
            "Items in a line with insertion and removal animations. All of them are mounted; use LazyList for long lists.",
            de: "Dinge in einer Reihe, die kommen und gehen. Alle sind da; für lange Listen gibt es LazyList.",
            ja: "現れたり消えたりする項目の並びです。すべて実在します。長い場合は LazyList を。"),
        demo: ListDemo())
}

// <code>
private struct ListDemo: CompositeComponent {
    @Local var numbers = [1, 2, 3]

    var content: some Component<Surroundings> {
        VStack(spacing: 24) {
            List(
                spacing: 8, centerAlignment: true,
                appear: .default(scale: true, alpha: true)
            ) {
                for number in numbers {
                    row(number, theme)
                        .id(number)
                        .disappear(.default(alpha: true))
                }
            }
            HStack(spacing: 12) {
                PillButton("Add") {
                    let next = (numbers.max() ?? 0) + 1
                    change { $0.insert(next, at: $0.count / 2) }
                }
                .starter()
                PillButton("Remove") {
                    change { if !$0.isEmpty { $0.removeFirst() } }
                }
            }
        }
    }

    private func change(_ body: (inout [Int]) -> Void) {
        withTransition(.spring(duration: 0.4)) { body(&numbers) }
    }
}
// </code>

private func row(_ number: Int, _ theme: Theme) -> Modified<Empty> {
    Text("Item \(number)").foregroundColor(theme.text)
        .frame(minWidth: 260, minHeight: 44)
        .background(theme.fill)
        .cornerRadius(10)
}
