import ComponentFlow

extension Page {
    static let spacer = Page(
        "spacer", title: "Spacer", topic: .layout,
        about: Localized(
            "Takes the space that its siblings in a stack leave; several spacers share it.",
            de: "Nimmt den Platz, den die Geschwister im Stapel frei lassen; mehrere teilen ihn sich.",
            ja: "スタックの中で余った場所を占めます。複数あれば分け合います。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 22) {
                HStack {
                    dot(theme)
                    Spacer()
                    dot(theme)
                }
                HStack {
                    Spacer()
                    dot(theme)
                    Spacer()
                    dot(theme)
                    Spacer()
                }
                HStack {
                    bar(theme).flexible(1)
                    Spacer(minLength: 12)
                    bar(theme).flexible(2)
                }
                HStack {
                    Text("Wi-Fi").foregroundColor(theme.text)
                    Spacer(minLength: 8)
                    Toggle(isOn: true, tintColor: theme.accent) { _ in }
                        .accessibilityLabel("Wi-Fi")
                }
            }
            // </code>
        })
}

private func dot(_ theme: Theme) -> Modified<Empty> {
    Rectangle(color: theme.accent, width: 44, height: 44).cornerRadius(22)
}

private func bar(_ theme: Theme) -> Modified<Empty> {
    Rectangle(color: theme.accent, height: 44).cornerRadius(12)
}
