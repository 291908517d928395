import ComponentFlow

extension Page {
    static let rating = Page(
        "rating", title: "Rating", topic: .controls,
        about: Localized(
            "Selects a number of stars, or shows an average.",
            de: "Wählt eine Anzahl von Sternen oder zeigt einen Durchschnitt.",
            ja: "星の数を選ぶか、平均を表示します。"),
        demo: RatingDemo())
}

// <code>
private struct RatingDemo: CompositeComponent {
    @Local var stars = 3
    @Local var hearts = 2.5

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            caption("A click on the present rating removes it", theme)
            Rating(value: $stars).font(.title)
            caption("Half symbols, at least one", theme)
            Rating(
                value: $hearts, maximumRating: 7,
                systemImage: "heart", allowsClearing: false,
                tintColor: .systemRed
            )
            .accessibilityLabel("Hearts")
            caption("Read-only: an average", theme)
            Rating(value: (Double(stars) + 4.2) / 2)
                .accessibilityLabel("Average")
            PillButton("One more star") {
                withTransition(.easeInOut(duration: 0.2)) {
                    stars = (stars + 1) % 6
                }
            }
            .starter()
        }
    }
}
// </code>
