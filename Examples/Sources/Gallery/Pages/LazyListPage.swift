import ComponentFlow

extension Page {
    static let lazyList = Page(
        "lazy-list", title: "LazyList", topic: .collections,
        about: Localized(
            "A million rows at the cost of the visible ones; sticky headers, animated edits, and scrolling to any row.",
            de: "Eine Million Zeilen zum Preis der sichtbaren; Überschriften bleiben stehen, Änderungen bewegen sich.",
            ja: "百万行でも、見えている分だけの負担です。見出しは留まり、編集は動き、どこへでも飛べます。"),
        demo: LazyListDemo())
}

// <code>
private struct LazyListDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var names = ["Ada", "Alan", "Grace", "Barbara"]
        let controller = LazyListController()

        func insert() {
            let new = more.first { !names.contains($0) }
            guard let new else { return }
            change { $0.insert(new, at: min(1, $0.count)) }
        }

        func change(_ body: (inout [String]) -> Void) {
            body(&names)
            updated(transition: .spring(duration: 0.5))
        }
    }

    func makeState() -> State { State() }

    static var body: Body {
        let list = Child(LazyList<Empty>.self)
        let buttons = Child(Wrap<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let size = context.availableSize
            let buttons = buttons.update(
                component: Wrap(spacing: 8, lineSpacing: 8) {
                    for (title, action) in actions(state) {
                        Button(
                            content: label(title, theme),
                            action: action
                        )
                        .id(title)
                    }
                },
                availableSize: size, transition: context.transition)
            var listSize = size
            listSize.height -= buttons.size.height + 20
            let list = list.update(
                component: LazyList(
                    sections: [
                        LazyListSection(
                            id: "few", rows: state.names,
                            idOfRow: { $0 }, row: { row($0, theme) }
                        )
                        .header(header("A few", theme)),
                        LazyListSection(
                            id: "many", count: 1_000_000,
                            idOfRow: { $0 },
                            row: { row("Row \($0 + 1)", theme) }
                        )
                        .header(header("A million", theme)),
                    ])
                    .controller(state.controller),
                availableSize: listSize,
                transition: context.transition)
            context.add(
                list
                    .position(
                        CGPoint(
                            x: size.width / 2, y: listSize.height / 2)
                    )
                    .cornerRadius(12)
                    .clipsToBounds(true))
            context.add(
                buttons.position(
                    CGPoint(
                        x: size.width / 2,
                        y: size.height - buttons.size.height / 2)))
            return size
        }
    }

    @MainActor private static func actions(
        _ state: State
    ) -> [(String, () -> Void)] {
        [
            ("Insert", { state.insert() }),
            ("Remove", { state.change { _ = $0.popLast() } }),
            ("Move", { state.change { $0.reverse() } }),
            ("To 500,000", { state.controller.scroll(to: 499_999) }),
            ("To 1", { state.controller.scroll(to: 0) }),
        ]
    }
}
// </code>

private let more = ["Edsger", "Donald", "Margaret", "Ken", "Dennis", "Hedy", "Katherine", "Radia"]

private func row(_ title: String, _ theme: Theme) -> Overlay<Empty> {
    Text(text: title, font: theme.bodyFont, color: theme.text)
        .padding(UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14))
        .frame(maxWidth: .infinity, alignment: .left)
        .overlay(Divider(color: theme.border, inset: 14), alignment: .bottom)
}

private func header(_ title: String, _ theme: Theme) -> Modified<Empty> {
    Text(text: title, font: .systemFont(ofSize: 13, weight: .semibold), color: theme.accent)
        .padding(UIEdgeInsets(top: 7, left: 14, bottom: 7, right: 14))
        .frame(maxWidth: .infinity, alignment: .left)
        .background(theme.isDark ? .rgb(0x353538) : .rgb(0xF1F1F3))
}
