import ComponentFlow

extension Page {
    static let picker = Page(
        "picker", title: "Picker", topic: .controls,
        about: Localized(
            "One of several values, selected in a menu, segments, a list or a wheel.",
            de: "Einer von mehreren Werten, gewählt in einem Menü, Segmenten, einer Liste oder einem Rad.",
            ja: "いくつかの値から一つを選びます。メニュー、セグメント、リスト、ホイールで選べます。"),
        demo: PickerDemo())
}

// <code>
private struct PickerDemo: CompositeComponent {
    private static let styles: [PickerStyle] = [
        .menu, .segmented, .inline, .wheel,
    ]
    @Local var tree = "Oak"

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            for style in Self.styles {
                Picker("Tree", selection: $tree) {
                    for tree in ["Ash", "Beech", "Maple", "Oak"] {
                        Text(tree).tag(tree)
                    }
                }
                .pickerStyle(style)
                .id(style)
            }
        }
    }
}
// </code>
