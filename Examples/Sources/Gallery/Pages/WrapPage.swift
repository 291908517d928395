import ComponentFlow

extension Page {
    static let wrap = Page(
        "wrap", title: "Wrap", topic: .layout,
        about: Localized(
            "Arranges children from left to right in lines. Tap a tag to remove it.",
            de:
                "Kinder von links nach rechts; wo keines mehr passt, beginnt eine neue Zeile. Antippen entfernt ein Wort.",
            ja: "子を左から右へ並べ、入らなくなると次の行へ折り返します。タップで消せます。"),
        demo: WrapDemo())
}

// <code>
private struct WrapDemo: CompositeComponent {
    @Local var shown = words

    var content: some Component<Surroundings> {
        VStack(spacing: 28) {
            Wrap(spacing: 8, lineSpacing: 10) {
                for word in shown {
                    Button {
                        withTransition(.spring(duration: 0.4)) {
                            shown.removeAll { $0 == word }
                        }
                    } label: {
                        tag(word, theme)
                    }
                    .id(word)
                    .appear(.default(scale: true, alpha: true))
                    .disappear(.default(scale: true, alpha: true))
                }
            }
            PillButton("All of them") {
                withTransition(.spring(duration: 0.4)) {
                    shown = words
                }
            }
        }
    }
}
// </code>

private let words = [
    "flow", "real views", "explicit", "transitions", "state", "environment", "identity", "Linux", "values", "guides",
    "gestures", "lists", "Swift",
]

private func tag(_ word: String, _ theme: Theme) -> Modified<Empty> {
    Text(word)
        .font(.subheadline)
        .foregroundColor(theme.text)
        .padding(.vertical, 7)
        .padding(.horizontal, 14)
        .background(theme.fill)
        .cornerRadius(16)
}
