import ComponentFlow

extension Page {
    static let following = Page(
        "following", title: "Following", topic: .motion,
        about: Localized(
            "A highlight follows the selected tab, and a ring the selected color, wherever it is scrolled.",
            de: "Eine Markierung folgt dem gewählten Tab, ein Ring der gewählten Farbe, auch beim Scrollen.",
            ja: "強調表示は選んだタブに、輪は選んだ色に、スクロールしても付いていきます。"),
        demo: FollowingDemo())
}

// <code>
private struct FollowingDemo: CompositeComponent {
    @Local var places = GeometryNamespace()
    @Local var tab = 0
    @Local var color = 1

    private let titles = ["Day", "Week", "Whole month"]

    var content: some Component<Surroundings> {
        VStack(spacing: 32) {
            tabs
            ScrollView(.horizontal) { colors }
                .frame(width: 300, height: 44)
            PillButton("Next") { select(tab + 1, color + 2) }
                .starter()
        }
    }

    private var tabs: some Component<Empty> {
        HStack(spacing: 4) {
            for (number, title) in titles.enumerated() {
                Text(title)
                    .padding(.horizontal, 14)
                    .padding(.vertical, 8)
                    .matchedGeometry(id: title, in: places)
                    .onTap { select(number, color) }
                    .id(title)
            }
        }
        .background(
            Rectangle(color: .systemTeal.withAlphaComponent(0.35))
                .cornerRadius(8)
                .matchedGeometry(
                    id: titles[tab], in: places, isSource: false))
    }

    private var colors: some Component<Empty> {
        HStack(spacing: 12) {
            for number in 0..<12 {
                Rectangle(color: shade(number), width: 36, height: 36)
                    .cornerRadius(18)
                    .padding(4)
                    .matchedGeometry(id: number, in: places)
                    .onTap { select(tab, number) }
                    .accessibilityLabel("Color \(number + 1)")
                    .id(number)
            }
        }
        .background(
            RoundedRectangle(
                color: .clear, cornerRadius: nil, stroke: 3,
                strokeColor: .systemOrange
            )
            .matchedGeometry(id: color, in: places, isSource: false))
    }

    private func shade(_ number: Int) -> UIColor {
        .systemIndigo.withAlphaComponent(CGFloat(number + 2) / 14)
    }

    private func select(_ tab: Int, _ color: Int) {
        withTransition(.spring(duration: 0.4)) {
            self.tab = tab % titles.count
            self.color = color % 12
        }
    }
}
// </code>
