import ComponentFlow

extension Page {
    static let columns = Page(
        "columns", title: "Table with columns", topic: .collections,
        about: Localized(
            "Columns that are sorted with a click, resized, moved and hidden, and rows that are selected.",
            de: "Spalten, die man per Klick sortiert, breiter zieht, verschiebt und ausblendet, und wählbare Zeilen.",
            ja: "クリックで並べ替え、幅や順序を変え、隠せる列と、選択できる行です。"),
        demo: ColumnsDemo())
}

// <code>
private struct ColumnsDemo: CompositeComponent {
    @Local var selection: Set<String> = ["Jupiter"]
    @Local var order = [KeyPathComparator(\Planet.radius)]
    @Local var columns = TableColumnCustomization()

    var content: some Component<Surroundings> {
        VStack(spacing: 12) {
            Table(
                planets.sorted(using: order),
                selection: $selection, sortOrder: $order
            ) {
                TableColumn("Planet", value: \.id)
                    .width(min: 70, ideal: 110)
                TableColumn("Radius", value: \.radius) { planet in
                    Text("\(planet.radius) km").lineLimit(1)
                }
                .alignment(.trailing)
                TableColumn("Moons", value: \.moons) { planet in
                    Text("\(planet.moons)")
                }
                .alignment(.trailing)
            }
            .columnCustomization($columns)
            .alternatingRowBackgrounds()
            .typeToSelect { (planet: String) in planet }
            .flexible()
            caption("\(selection.count) selected", theme)
        }
    }
}
// </code>

private struct Planet: Identifiable {
    let id: String
    let radius: Int
    let moons: Int
}

private let planets = [
    Planet(id: "Mercury", radius: 2_440, moons: 0), Planet(id: "Venus", radius: 6_052, moons: 0),
    Planet(id: "Earth", radius: 6_371, moons: 1), Planet(id: "Mars", radius: 3_390, moons: 2),
    Planet(id: "Jupiter", radius: 69_911, moons: 95), Planet(id: "Saturn", radius: 58_232, moons: 146),
    Planet(id: "Uranus", radius: 25_362, moons: 28), Planet(id: "Neptune", radius: 24_622, moons: 16),
]
