import ComponentFlow

extension Page {
    static let gridSections = Page(
        "grid-sections", title: "Sections of grids", topic: .collections,
        about: Localized(
            "The header of a section stays at the edge of the visible area until the next section pushes it away.",
            de: "Die Überschrift eines Abschnitts bleibt am Rand stehen, bis der nächste Abschnitt sie wegschiebt.",
            ja: "セクションの見出しは、次のセクションに押し出されるまで端に留まります。"),
        demo: GridSectionsDemo())
}

// <code>
private struct GridSectionsDemo: CompositeComponent {
    @Local var isPinned = true

    var content: some Component<Surroundings> {
        let (theme, side) = (theme, scaledMetric(72))
        return VStack(spacing: 20) {
            ScrollView {
                LazyVGrid(
                    columns: [
                        GridItem(
                            .adaptive(minimum: side), spacing: 8)
                    ], spacing: 8,
                    pinnedViews: isPinned ? [.sectionHeaders] : []
                ) {
                    ForEach(
                        0..<24, id: \.self, dependingOn: theme
                    ) { hour in
                        Section {
                            ForEach(0..<12, id: \.self) { part in
                                tile(hour, minute: 5 * part)
                            }
                        } header: {
                            title("\(hour):00", theme)
                        }
                    }
                }
            }
            .flexible()
            Toggle("Pinned headers", isOn: $isPinned)
        }
    }
}
// </code>

private func tile(_ hour: Int, minute: Int) -> Modified<Empty> {
    Rectangle(color: UIColor(hue: CGFloat(hour) / 24, saturation: 0.35, brightness: 0.95, alpha: 1))
        .cornerRadius(10)
        .overlay(Text(text: "\(hour):\(minute < 10 ? "0" : "")\(minute)", font: .footnote, color: .black))
        .aspectRatio(1)
}

private func title(_ text: String, _ theme: Theme) -> Modified<Empty> {
    Text(text).font(.headline).foregroundColor(theme.text)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(UIEdgeInsets(top: 8, left: 0, bottom: 4, right: 0))
        .background(theme.card)
}
