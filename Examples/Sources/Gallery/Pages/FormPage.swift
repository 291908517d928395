import ComponentFlow

extension Page {
    static let form = Page(
        "form", title: "Form", topic: .controls,
        about: Localized(
            "Sections of fields and controls, which have their titles beside them. Return in the field saves the name.",
            de: "Abschnitte mit Feldern und Bedienelementen samt Titel. Die Eingabetaste im Feld sichert den Namen.",
            ja: "見出しを持つ入力欄やコントロールをセクションにまとめます。入力欄で Return を押すと名前を保存します。"),
        demo: FormDemo())
}

// <code>
private struct FormDemo: CompositeComponent {
    @Local var name = "Ada"
    @Local var isPublic = true
    @Local var guests = 2.0
    @Local var volume = 0.4
    @Local var saved = "nothing"

    var content: some Component<Surroundings> {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                Toggle("Public", isOn: $isPublic)
                LabeledContent("Saved", value: saved)
            } footer: {
                Text("Others find accounts that are public.")
            }
            Section("Party") {
                Stepper("Guests", value: $guests, in: 1...9)
                LabeledContent("Volume") {
                    Slider(value: $volume)
                }
                LabeledContent("Seats", value: "\(Int(guests) + 1)")
            }
        }
        .onSubmit { saved = name }
    }
}
// </code>
