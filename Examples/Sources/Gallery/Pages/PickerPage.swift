import ComponentFlow

extension Page {
    static let picker = Page(
        "picker", title: "Picker", topic: .controls,
        about: Localized(
            "One of several values, selected in a menu, segments, a list or a wheel.",
            de: "Einer von mehreren Werten, gewählt in einem Menü, Segmenten, einer Liste oder einem Rad.",
            ja: "いくつかの値から一つを選びます。メニュー、セグメント、リスト、ホイールで選べます。"),
        demo: StatefulDemo("Oak") { state, theme in
            // <code>
            VStack(spacing: 16) {
                for style in [PickerStyle.menu, .segmented, .inline, .wheel] {
                    Picker("Tree", selection: state.value) {
                        for tree in ["Ash", "Beech", "Maple", "Oak"] {
                            Text(tree).tag(tree)
                        }
                    } selectionUpdated: { tree in
                        state.value = tree
                        state.updated()
                    }
                    .pickerStyle(style)
                    .id(style)
                }
            }
            // </code>
        })
}
