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
private struct TextFieldDemo: CombinedComponent {
    typealias EnvironmentType = Surroundings

    final class State: ComponentState {
        var name = "ADA"
        var secret = "open sesame"
        var isFocused = false
        let focus = ActionSlot<Bool>()
    }

    func makeState() -> State { State() }

    static var body: Body {
        let content = Child(VStack<Empty>.self)
        return { context in
            let theme = context.environment[Theme.self].value
            let state = context.state
            let content = content.update(
                component: VStack(alignment: .left, spacing: 14) {
                    caption("In capitals", theme)
                    TextField(
                        text: state.name, placeholder: "Name",
                        hasClearButton: true
                    ) { name in
                        state.name = name.uppercased()
                        state.updated()
                    }
                    .focus(state.focus)
                    .onFocus { isFocused in
                        state.isFocused = isFocused
                        state.updated()
                    }
                    caption("Hidden", theme)
                    TextField(
                        text: state.secret, placeholder: "Password",
                        isSecure: true
                    ) {
                        state.secret = $0
                        state.updated()
                    }
                    caption("Disabled", theme)
                    TextField(
                        text: "", placeholder: "Read-only",
                        isEnabled: false
                    ) { _ in }
                    focusButton(state, theme)
                },
                availableSize: context.availableSize,
                transition: context.transition)
            context.add(content.position(content.size.center))
            return content.size
        }
    }

    @MainActor private static func focusButton(
        _ state: State, _ theme: Theme
    ) -> Button {
        let title = state.isFocused ? "End editing" : "Edit"
        return Button(content: label(title, theme)) {
            state.focus.invoke(!state.isFocused)
        }
    }
}
// </code>
