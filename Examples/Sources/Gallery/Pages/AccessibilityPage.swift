import ComponentFlow

extension Page {
    static let accessibility = Page(
        "accessibility", title: "Accessibility", topic: .controls,
        about: Localized(
            "What screen readers present: headings, combined texts, and a drawing with a name, a value and actions.",
            de:
                "Was Vorleseprogramme vortragen: Überschriften, verbundene Texte, eine Zeichnung mit Wert und Aktionen.",
            ja: "スクリーンリーダーが伝える内容です。見出し、まとめたテキスト、値と操作を持つ図形。"),
        demo: AccessibilityDemo())
}

// <code>
private struct AccessibilityDemo: CompositeComponent {
    @Local var stars = 3
    @Local var volume = 0.6

    var content: some Component<Surroundings> {
        VStack(spacing: 24) {
            Text("Weather").font(.title3).accessibilityHeading(2)
            HStack(spacing: 8) {
                Circle(
                    fillColor: .systemYellow,
                    size: CGSize(
                        width: scaledMetric(12),
                        height: scaledMetric(12)))
                Text("Oslo")
                Text("12 °C")
            }
            .accessibilityElement(children: .combine)
            HStack(spacing: 6) {
                for index in 1...5 {
                    Circle(
                        fillColor: index > stars
                            ? theme.fill : .systemOrange,
                        size: CGSize(width: 44, height: 44)
                    )
                    .id(index)
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) of 5 stars")
            .accessibilityAdjustableAction { direction in
                rate(stars + (direction == .increment ? 1 : -1))
            }
            .accessibilityAction(named: "Remove") { rate(0) }
            Rectangle(
                color: .systemTeal, width: 240 * volume, height: 24
            )
            .accessibilityRepresentation {
                Slider(value: $volume).accessibilityLabel("Volume")
            }
            PillButton("One more star") { rate((stars + 1) % 6) }
                .starter()
        }
        .foregroundColor(theme.text)
    }

    private func rate(_ stars: Int) {
        withTransition(.easeInOut(duration: 0.2)) {
            self.stars = min(max(stars, 0), 5)
        }
    }
}
// </code>
