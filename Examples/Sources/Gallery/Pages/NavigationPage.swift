import ComponentFlow

extension Page {
    static let navigation = Page(
        "navigation", title: "Navigation", topic: .layout,
        about: Localized(
            "A stack of screens, one for each value of its path. Links add values; a changed path shows other screens.",
            de:
                "Ein Stapel von Ansichten, eine für jeden Wert des Pfads. Links fügen Werte an; ein anderer Pfad zeigt andere.",
            ja: "パスの値ごとに一つの画面を積み重ねます。リンクは値を追加し、パスの変更で画面が変わります。"),
        demo: NavigationDemo())
}

// <code>
private struct NavigationDemo: CompositeComponent {
    @Local var path: [String] = []

    var content: some Component<Surroundings> {
        VStack(spacing: 20) {
            NavigationStack(path: $path) {
                Places(name: "Earth")
                    .navigationDestination(for: String.self) {
                        Places(name: $0)
                    }
            }
            .frame(width: 330, height: 300)
            caption(
                (["Earth"] + path).joined(separator: ", "), theme)
            HStack(spacing: 12) {
                PillButton("To Oslo") {
                    path = ["Europe", "Norway", "Oslo"]
                }
                PillButton("Back to Earth") { path = [] }
            }
        }
    }
}

private struct Places: CompositeComponent {
    let name: String

    var content: some Component<Empty> {
        VStack(spacing: 8) {
            for place in places[name] ?? [] {
                NavigationLink(place, value: place).id(place)
            }
        }
        .navigationTitle(name)
    }
}

private let places = [
    "Earth": ["Africa", "Asia", "Europe"],
    "Africa": ["Ghana", "Kenya"], "Asia": ["India", "Japan"],
    "Europe": ["Italy", "Norway"], "Norway": ["Bergen", "Oslo"],
]
// </code>
