import ComponentFlow

extension Page {
    static let pageView = Page(
        "page-view", title: "Page view", topic: .layout,
        about: Localized(
            "One page at a time, turned by dragging, with the dots or with arrow keys. The button changes the selection.",
            de:
                "Eine Seite nach der anderen, gewechselt durch Ziehen, mit den Punkten oder den Pfeiltasten.",
            ja: "一度に一つのページを表示します。ドラッグ、点、矢印キーでめくります。"),
        demo: PageViewDemo())
}

// <code>
private struct PageViewDemo: CompositeComponent {
    @Local var season = "Spring"

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            PageView(
                seasons, id: \.name, selection: $season, spacing: 12
            ) { season in
                ZStack {
                    RoundedRectangle(
                        colors: [season.color], cornerRadius: 16)
                    Text(season.name)
                        .font(.title)
                        .foregroundColor(.black)
                }
            }
            .frame(width: 320, height: 220)
            PillButton("Show autumn") {
                withTransition(.easeInOut(duration: 0.3)) {
                    season = "Autumn"
                }
            }
        }
    }
}

private struct Season {
    let name: String
    let color: UIColor
}

private let seasons = [
    Season(name: "Spring", color: .systemGreen),
    Season(name: "Summer", color: .systemYellow),
    Season(name: "Autumn", color: .systemOrange),
    Season(name: "Winter", color: .systemTeal),
]
// </code>
