import ComponentFlow

extension Page {
    static let textField = Page(
        "text-field", title: "TextField", topic: .controls,
        about: Localized(
            "An editable line of text. The parent determines its value: here it converts the text to capitals.",
            de:
                "Eine Zeile zum Schreiben. Was das Elternteil gibt, zählt: Hier kommt der Text in Großbuchstaben zurück.",
            ja: "一行の入力欄です。親が渡す値が優先され、ここでは大文字になって戻ります。"),
        demo: TextFieldDemo())
}

// <code>
private struct TextFieldDemo: CompositeComponent {
    @Local var name = "ADA"
    @Local var secret = "open sesame"
    @Local var note = ""
    @Local var isFocused = false

    var content: some Component<Surroundings> {
        VStack(alignment: .leading, spacing: 14) {
            caption("In capitals", theme)
            TextField("Name", text: capitals, hasClearButton: true)
                .focused($isFocused)
            caption("Hidden", theme)
            SecureField("Password", text: $secret)
            caption("Without a border", theme)
            TextField("Note", text: $note)
                .textFieldStyle(.plain)
            caption("Disabled", theme)
            TextField(
                "Read-only", text: .constant(""), isEnabled: false)
            PillButton(isFocused ? "End editing" : "Edit") {
                isFocused.toggle()
            }
        }
    }

    private var capitals: Binding<String> {
        Binding {
            name
        } set: {
            name = $0.uppercased()
        }
    }
}
// </code>
