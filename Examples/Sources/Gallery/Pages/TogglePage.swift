import ComponentFlow

extension Page {
    static let toggle = Page(
        "toggle", title: "Toggle", topic: .controls,
        about: Localized(
            "A switch with a title, which can be tapped, too. A change that the parent does not adopt is reverted.",
            de: "Ein Schalter mit einem Titel, der auch getippt werden kann. Was niemand übernimmt, geht zurück.",
            ja: "タイトル付きのスイッチです。タイトルをタップしても切り替わり、反映されない変更は元に戻ります。"),
        demo: ToggleDemo())
}

// <code>
private struct ToggleDemo: CompositeComponent {
    @AppStorage("sounds") var sounds = true
    @Local var badges = false

    var content: some Component<Surroundings> {
        VStack(spacing: 22) {
            Toggle("Sounds", isOn: $sounds)
            Toggle("Badges", isOn: $badges, tintColor: theme.accent)
            Toggle(isOn: $sounds) {
                Label("With a symbol", systemImage: "bell")
            }
            Toggle("Disabled", isOn: .constant(true))
                .disabled()
        }
        .foregroundColor(theme.text)
    }
}
// </code>
