import ComponentFlow

extension Page {
    static let picker = Page(
        "picker", title: "Picker", topic: .controls,
        about: Localized(
            "One of several values, selected in a menu, segments, a palette, a list or a wheel.",
            de:
                "Einer von mehreren Werten, gewählt in einem Menü, Segmenten, einer Palette, einer Liste oder einem Rad.",
            ja: "いくつかの値から一つを選びます。メニュー、セグメント、パレット、リスト、ホイールで選べます。"),
        demo: PickerDemo())
}

// <code>
private struct PickerDemo: CompositeComponent {
    private static let styles: [PickerStyle] = [
        .menu, .segmented, .palette, .inline, .wheel,
    ]
    private static let skies = [
        ("Sun", "sun.max"), ("Cloud", "cloud"),
        ("Rain", "cloud.rain"), ("Snow", "snowflake"),
    ]
    @Local var sky = "Sun"

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            for style in Self.styles {
                Picker("Sky", selection: $sky) {
                    for (title, symbol) in Self.skies {
                        Label(title, systemImage: symbol).tag(title)
                    }
                }
                .pickerStyle(style)
                .id(style)
            }
        }
    }
}
// </code>
