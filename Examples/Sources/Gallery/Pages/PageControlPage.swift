import ComponentFlow

extension Page {
    static let pageControl = Page(
        "page-control", title: "PageControl", topic: .controls,
        about: Localized(
            "Dots for pages. A click beside them or an arrow key selects the next one; the third control is disabled.",
            de: "Punkte für Seiten. Ein Klick daneben oder eine Pfeiltaste wählt die nächste; der dritte ist gesperrt.",
            ja: "ページを示す点です。横のクリックや矢印キーで次を選びます。三番目は無効です。"),
        demo: PageControlDemo())
}

// <code>
private struct PageControlDemo: CompositeComponent {
    @Local var page = 1

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            Text("Page \(page + 1) of 5").font(.title2)
            PageControl(numberOfPages: 5, currentPage: $page)
                .accessibilityLabel("Page")
            PageControl(
                numberOfPages: 5, currentPage: $page,
                color: .systemGray3, currentColor: theme.accent
            )
            .accessibilityLabel("Page, in color")
            PageControl(
                numberOfPages: 5, currentPage: $page, isEnabled: false
            )
            .accessibilityLabel("Page, disabled")
        }
        .foregroundColor(theme.text)
    }
}
// </code>
