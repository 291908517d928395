import ComponentFlow

extension Page {
    static let tabsAndColumns = Page(
        "tabs-and-columns", title: "Tabs and columns", topic: .layout,
        about: Localized(
            "Two tabs, the first with two columns. Control-Tab selects a tab; the divider is dragged or moved with arrow keys.",
            de:
                "Zwei Tabs, der erste mit zwei Spalten. Strg-Tab wählt einen Tab; den Teiler bewegen die Maus und die Pfeiltasten.",
            ja: "2 つのタブがあり、最初のタブには 2 つの列があります。Control+Tab でタブを選び、仕切りはドラッグか矢印キーで動かします。"),
        demo: TabsAndColumnsDemo())
}

// <code>
private struct TabsAndColumnsDemo: CompositeComponent {
    @Local var tab = "planets"
    @Local var saved: [String] = []

    var content: some Component<Surroundings> {
        let scale = min(textScale, 1.8)
        return VStack {
            TabView(selection: $tab) {
                Planets(saved: $saved)
                    .tabItem { Text("Planets") }
                    .tag("planets")
                Saved(names: saved) { tab = "planets" }
                    .tabItem { Text("Saved") }
                    .tag("saved")
                    .badge(saved.count)
            }
            .frame(width: 400 * scale, height: 360 * scale)
        }
    }
}

private let planets = ["Mercury", "Venus", "Earth", "Mars"]

private struct Planets: CompositeComponent {
    @Binding var saved: [String]
    @Local var planet = "Earth"
    @Local var columns = NavigationSplitState(sidebarWidth: 150)

    var content: some Component<Empty> {
        NavigationSplitView(state: scaledColumns(textScale)) {
            ScrollView {
                VStack {
                    for name in planets {
                        Button(name) { show(name) }.id(name)
                    }
                }
                .frame(maxWidth: .infinity)
            }
            .navigationTitle("Planets")
        } detail: {
            VStack {
                Button("Save") { saved.append(planet) }
                DisclosureGroup("More") { Text("A rocky planet") }
            }
            .padding(16)
            .navigationTitle(planet)
            .toolbar { Button("Columns") { toggleSidebar() } }
        }
    }

    /// The state with a column that is wider for large text.
    private func scaledColumns(
        _ scale: CGFloat
    ) -> Binding<NavigationSplitState> {
        let factor = Double(min(scale, 1.8))
        return Binding {
            var state = columns
            state.sidebarWidth = columns.sidebarWidth
                .map { $0 * factor }
            return state
        } set: { state in
            columns = state
            columns.sidebarWidth = state.sidebarWidth
                .map { $0 / factor }
        }
    }

    private func show(_ name: String) {
        planet = name
        columns.compactColumn = .detail
    }

    private func toggleSidebar() {
        let isHidden = columns.visibility == .detailOnly
        columns.visibility = isHidden ? .automatic : .detailOnly
    }
}

private struct Saved: CompositeComponent {
    let names: [String]
    @Behavior var search: () -> Void

    var content: some Component<Empty> {
        VStack {
            if names.isEmpty {
                ContentUnavailable(
                    "Nothing saved", description: "Find one first."
                ) {
                    Button("Planets") { search() }
                }
            } else {
                Text(names.joined(separator: ", "))
            }
        }
    }
}
// </code>
