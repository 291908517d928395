import ComponentFlow

extension Page {
    static let lazyGrid = Page(
        "lazy-grid", title: "LazyVGrid and LazyHGrid", topic: .collections,
        about: Localized(
            "A hundred thousand cells in as many columns as fit; only those near the visible area exist.",
            de: "Hunderttausend Zellen in so vielen Spalten, wie passen; nur die sichtbaren existieren.",
            ja: "入るだけの列に並ぶ十万のセル。見えている付近のセルだけが存在します。"),
        demo: LazyGridDemo())
}

// <code>
private struct LazyGridDemo: CompositeComponent {
    @Local var minimum = 72.0

    var content: some Component<Surroundings> {
        let theme = theme
        let width = scaledMetric(minimum, relativeTo: .footnote)
        return VStack(spacing: 20) {
            ScrollView {
                LazyVGrid(
                    columns: [
                        GridItem(
                            .adaptive(minimum: width), spacing: 8)
                    ], spacing: 8
                ) {
                    ForEach(0..<100_000, id: \.self) { number in
                        tile(number).aspectRatio(1)
                    }
                }
            }
            .flexible()
            ScrollView(.horizontal) {
                LazyHGrid(
                    rows: [GridItem(.flexible())], spacing: 8
                ) {
                    ForEach(0..<1000, id: \.self) { number in
                        tile(number).aspectRatio(1)
                    }
                }
            }
            .frame(height: width)
            Slider(value: $minimum, in: 40...160)
                .accessibilityLabel("Minimum width of a column")
            caption("at least \(Int(width)) points", theme)
        }
    }
}
// </code>

private func tile(_ number: Int) -> Overlay<Empty> {
    Rectangle(color: UIColor(hue: CGFloat(number % 36) / 36, saturation: 0.35, brightness: 0.95, alpha: 1))
        .cornerRadius(10)
        .overlay(Text(text: "\(number + 1)", font: .footnote, color: .black))
}
