import ComponentFlow

extension Page {
    static let toggle = Page(
        "toggle", title: "Toggle", topic: .controls,
        about: Localized(
            "A switch. It shows the value that it is given; a change that the parent does not adopt is reverted.",
            de: "Ein Schalter. Er zeigt den Wert, den er bekommt: Was niemand übernimmt, geht zurück.",
            ja: "スイッチです。渡された値を表示し、反映されない変更は元に戻ります。"),
        demo: StatefulDemo([true, false] as [Bool]) { state, theme in
            // <code>
            VStack(spacing: 22) {
                for index in 0..<2 {
                    HStack {
                        Text(
                            text: index == 0 ? "Sounds" : "Badges",
                            color: theme.text)
                        Spacer()
                        Toggle(
                            isOn: state.value[index],
                            tintColor: index == 0 ? nil : theme.accent
                        ) { isOn in
                            state.value[index] = isOn
                            state.updated()
                        }
                        .accessibilityLabel(index == 0 ? "Sounds" : "Badges")
                    }
                    .id(index)
                }
                HStack {
                    Text(text: "Disabled", color: theme.secondaryText)
                    Spacer()
                    Toggle(isOn: true, isEnabled: false) { _ in }
                }
            }
            // </code>
        })
}
