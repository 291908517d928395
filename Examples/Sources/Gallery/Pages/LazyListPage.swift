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
private struct LazyListDemo: CompositeComponent {
    @Local var names = ["Ada", "Alan", "Grace", "Barbara"]
    @Local var controller = LazyListController()

    var content: some Component<Surroundings> {
        let theme = theme
        return VStack(spacing: 20) {
            LazyList(sections: [
                LazyListSection(names, id: \.self, section: "few") {
                    row($0, theme)
                }
                .header(header("A few", theme)),
                LazyListSection(
                    0..<1_000_000, id: \.self, section: "many"
                ) { row("Row \($0 + 1)", theme) }
                .header(header("A million", theme)),
            ])
            .controller(controller)
            .cornerRadius(12)
            .clipped()
            .flexible()
            Wrap(spacing: 8, lineSpacing: 8) {
                PillButton("Insert") { insert() }
                PillButton("Remove") { change { _ = $0.popLast() } }
                PillButton("Move") { change { $0.reverse() } }
                PillButton("To 500,000") {
                    controller.scroll(to: 499_999)
                }
                PillButton("To 1") { controller.scroll(to: 0) }
            }
        }
    }

    private func insert() {
        guard let new = more.first(where: { !names.contains($0) })
        else { return }
        change { $0.insert(new, at: min(1, $0.count)) }
    }

    private func change(_ body: (inout [String]) -> Void) {
        withTransition(.spring(duration: 0.5)) { body(&names) }
    }
}
// </code>

private let more = ["Edsger", "Donald", "Margaret", "Ken", "Dennis", "Hedy", "Katherine", "Radia"]

private func row(_ title: String, _ theme: Theme) -> Overlay<Empty> {
    Text(text: title, font: theme.bodyFont, color: theme.text)
        .padding(UIEdgeInsets(top: 10, left: 14, bottom: 10, right: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(Divider(color: theme.border, inset: 14), alignment: .bottom)
}

private func header(_ title: String, _ theme: Theme) -> Modified<Empty> {
    Text(text: title, font: .footnote.weight(.semibold), color: theme.accent)
        .padding(UIEdgeInsets(top: 7, left: 14, bottom: 7, right: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(theme.isDark ? .rgb(0x353538) : .rgb(0xF1F1F3))
}
