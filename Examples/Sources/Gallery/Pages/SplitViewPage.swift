import ComponentFlow

extension Page {
    static let splitView = Page(
        "split-view", title: "Split view", topic: .layout,
        about: Localized(
            "Two columns with a divider that is dragged or moved with arrow keys. The button hides the sidebar.",
            de: "Zwei Spalten mit einem Teiler, der mit der Maus oder den Pfeiltasten bewegt wird.",
            ja: "2 つの列と仕切りです。仕切りはドラッグまたは矢印キーで動かせます。"),
        demo: SplitViewDemo())
}

// <code>
private struct SplitViewDemo: CompositeComponent {
    @Local var columns = NavigationSplitState(sidebarWidth: 150)
    @Local var planet = "Earth"

    var content: some Component<Surroundings> {
        VStack {
            NavigationSplitView(state: $columns) {
                Planets(planet: $planet)
                    .navigationTitle("Planets")
            } detail: {
                Text(planet)
                    .navigationTitle(planet)
                    .toolbar { Button("Columns") { toggle() } }
            }
            .frame(width: 420, height: 330)
        }
    }

    private func toggle() {
        let isHidden = columns.visibility == .detailOnly
        columns.visibility = isHidden ? .automatic : .detailOnly
    }
}

private struct Planets: CompositeComponent {
    @Binding var planet: String

    var content: some Component<Empty> {
        VStack(spacing: 8) {
            for name in ["Mercury", "Venus", "Earth", "Mars"] {
                Button(name) { planet = name }.id(name)
            }
        }
    }
}
// </code>
