import ComponentFlow

extension Page {
    static let stepperField = Page(
        "stepper-field", title: "Stepper field", topic: .controls,
        about: Localized(
            "Numbers that are typed or stepped with keys and buttons. Other texts are explained.",
            de: "Zahlen, die getippt oder mit Tasten und Knöpfen geändert werden. Andere Texte werden erklärt.",
            ja: "入力するか、キーやボタンで増減できる数値。数値でない入力には説明が表示されます。"),
        demo: StepperFieldDemo())
}

// <code>
private struct StepperFieldDemo: CompositeComponent {
    @Local var copies = 2
    @Local var weight = 12.5
    @Local var price = 20.0

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            LabeledContent("Copies") {
                StepperField("Copies", value: $copies, in: 1...99)
            }
            LabeledContent("Weight") {
                StepperField(
                    "Weight", value: $weight, in: 0...99, step: 0.25)
            }
            LabeledContent("Price") {
                StepperField(
                    "Price", value: $price, in: 0...500, step: 5,
                    format: .currency(code: "EUR"))
            }
            Stepper("\(copies) copies", value: $copies, in: 1...99)
        }
        .frame(maxWidth: 340)
        .language(strings.language.tag)
    }
}
// </code>
