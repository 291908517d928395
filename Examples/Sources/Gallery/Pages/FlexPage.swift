import ComponentFlow

extension Page {
    static let flex = Page(
        "flex", title: "FlexRow, FlexColumn", topic: .layout,
        about: Localized(
            "The flexible boxes of CSS: children grow, shrink, wrap and share the space. Tap to change its distribution.",
            de:
                "Die flexiblen Boxen von CSS: Kinder wachsen, schrumpfen, brechen um und teilen sich den Platz. "
                + "Antippen teilt ihn anders.",
            ja: "CSS のフレックスボックス。子が伸び縮みし、折り返し、余白を分け合います。タップで変わります。"),
        demo: FlexDemo())
}

// <code>
private struct FlexDemo: CompositeComponent {
    @Local var number = 0

    var content: some Component<Surroundings> {
        FlexColumn(align: .stretch, gap: 16, hugs: true) {
            FlexRow(justify: justification(number), align: .center) {
                block("a", 40, theme)
                block("b", 64, theme)
                block("c", 52, theme)
            }
            FlexRow(align: .stretch, gap: 8) {
                bar("1", theme).flex(grow: 1, basis: 0)
                bar("2", theme).flex(grow: 2, basis: 0)
                bar("1", theme).flex(grow: 1, basis: 0)
            }
            FlexRow(wrap: .wrap, gap: 8) {
                for name in words {
                    chip(name, theme).id(name)
                }
            }
            PillButton("Change the distribution") {
                withTransition(.spring(duration: 0.5)) { number += 1 }
            }
            .flex(alignSelf: .center)
        }
    }
}
// </code>

private let words = ["wraps", "onto", "another", "line", "where", "no", "more", "fit"]

private func justification(_ number: Int) -> FlexJustify {
    let justifications: [FlexJustify] = [.flexStart, .spaceBetween, .center, .spaceEvenly, .flexEnd]
    return justifications[number % justifications.count]
}

private func block(_ name: String, _ height: CGFloat, _ theme: Theme) -> Modified<Empty> {
    Text(text: name, font: .subheadline.weight(.semibold), color: theme.onAccent)
        .frame(minWidth: 56, minHeight: height)
        .background(theme.accent)
        .cornerRadius(8)
}

private func bar(_ name: String, _ theme: Theme) -> Modified<Empty> {
    Text(text: name, font: .subheadline.weight(.semibold), color: theme.onAccent)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(theme.accent)
        .cornerRadius(8)
}

private func chip(_ name: String, _ theme: Theme) -> Modified<Empty> {
    Text(text: name, font: .subheadline, color: theme.text)
        .padding(UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12))
        .background(theme.fill)
        .cornerRadius(14)
}
