import ComponentFlow

extension Page {
    static let comboBox = Page(
        "combo-box", title: "Combo box", topic: .controls,
        about: Localized(
            "Text fields with a list of values, which typed text filters. The second one accepts only the values in its list.",
            de:
                "Textfelder mit einer Liste von Werten, die der getippte Text filtert. Das zweite nimmt nur Werte der Liste an.",
            ja: "入力した文字で絞り込まれる値の一覧を持つテキストフィールド。二つ目は一覧の値だけを受け付けます。"),
        demo: ComboBoxDemo())
}

// <code>
private struct ComboBoxDemo: CompositeComponent {
    @Local var city = ""
    @Local var tree = "Oak"

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            ComboBox("City", text: $city, options: cities)
                .frame(width: 260)
            ComboBox(
                "Tree", text: $tree, options: trees,
                allowsOtherValues: false
            )
            .frame(width: 260)
            caption(city.isEmpty ? tree : "\(city), \(tree)", theme)
        }
    }
}

private let cities = [
    "Athens", "Berlin", "Lisbon", "Madrid", "New York", "Nairobi",
    "Oslo", "Rome", "São Paulo", "Tokyo", "Zürich",
]
private let trees = ["Ash", "Beech", "Maple", "Oak", "Silver birch"]
// </code>
