import ComponentFlow

extension Page {
    static let padding = Page(
        "padding", title: "Padding", topic: .layout,
        about: Localized(
            "Adds space around a component: at all edges, at some, or different at each.",
            de: "Hält Platz um eine Komponente frei: ringsum, an einigen Kanten oder an jeder anders.",
            ja: "コンポーネントの周りに余白を置きます。全体にも、辺ごとにも指定できます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 18) {
                sample("16 everywhere").padding(16)
                    .background(theme.fill)
                sample("40 at the sides").padding(.horizontal, 40)
                    .background(theme.fill)
                sample("Different at each edge")
                    .padding(
                        UIEdgeInsets(
                            top: 4, left: 12, bottom: 28, right: 60)
                    )
                    .background(theme.fill)
                sample("24 below").padding(.bottom, 24)
                    .background(theme.fill)
            }
            // </code>
        })
}

private func sample(_ title: String) -> Modified<Empty> {
    Text(title).font(.subheadline.weight(.medium)).foregroundColor(.white)
        .frame(minHeight: 44).padding(.horizontal, 14).background(.systemIndigo)
}
