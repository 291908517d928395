import ComponentFlow

extension Page {
    static let rangeSlider = Page(
        "range-slider", title: "RangeSlider", topic: .controls,
        about: Localized(
            "Selects a range by two thumbs that cannot cross.",
            de: "Wählt einen Bereich mit zwei Griffen, die sich nicht überholen.",
            ja: "互いに追い越せない二つのつまみで範囲を選びます。"),
        demo: RangeSliderDemo())
}

// <code>
private struct RangeSliderDemo: CompositeComponent {
    @Local var share = 0.2...0.7
    @Local var price = 100...300

    var content: some Component<Surroundings> {
        VStack(spacing: 26) {
            Gradient(
                colors: [.systemTeal, theme.accent, .systemTeal],
                locations: [
                    share.lowerBound, middle, share.upperBound,
                ],
                startPoint: CGPoint(x: 0, y: 0.5),
                endPoint: CGPoint(x: 1, y: 0.5), cornerRadius: 12
            )
            .frame(height: 60)
            RangeSlider(range: $share, tintColor: theme.accent)
                .accessibilityLabel("Colors")
            caption(
                "From \(price.lowerBound) to \(price.upperBound), "
                    + "at least 50 apart", theme)
            RangeSlider(
                range: $price, in: 0...500, step: 10,
                minimumDistance: 50
            ) {
                Text("Price")
            } minimumValueLabel: {
                Text("€0")
            } maximumValueLabel: {
                Text("€500")
            }
            .valueFormat(.currency(code: "EUR"))
        }
    }

    private var middle: CGFloat {
        (share.lowerBound + share.upperBound) / 2
    }
}
// </code>
