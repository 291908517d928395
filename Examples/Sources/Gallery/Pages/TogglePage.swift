import ComponentFlow

extension Page {
    static let toggle = Page(
        "toggle", title: "Toggle", topic: .controls,
        about: Localized(
            "A switch. It shows the value that it is given; a change that the parent does not adopt is reverted.",
            de: "Ein Schalter. Er zeigt den Wert, den er bekommt: Was niemand übernimmt, geht zurück.",
            ja: "スイッチです。渡された値を表示し、反映されない変更は元に戻ります。"),
        demo: ToggleDemo())
}

// <code>
private struct ToggleDemo: CompositeComponent {
    @Local var sounds = true
    @Local var badges = false

    var content: some Component<Surroundings> {
        VStack(spacing: 22) {
            HStack {
                Text("Sounds")
                Spacer()
                Toggle(isOn: $sounds).accessibilityLabel("Sounds")
            }
            HStack {
                Text("Badges")
                Spacer()
                Toggle(isOn: $badges, tintColor: theme.accent)
                    .accessibilityLabel("Badges")
            }
            HStack {
                Text("Disabled").foregroundColor(theme.secondaryText)
                Spacer()
                Toggle(isOn: .constant(true), isEnabled: false)
                    .accessibilityLabel("Disabled")
            }
        }
        .foregroundColor(theme.text)
    }
}
// </code>
