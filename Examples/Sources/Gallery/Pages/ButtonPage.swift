import ComponentFlow

extension Page {
    static let button = Page(
        "button", title: "Button", topic: .controls,
        about: Localized(
            "Any content can be a button. The second one repeats faster and faster while it is pressed; the third is disabled.",
            de:
                "Jeder Inhalt lässt sich antippen. Gehalten wiederholt der zweite, immer schneller; der dritte ist gesperrt.",
            ja: "どんな内容もタップできます。二番目は押し続けると繰り返し、三番目は無効です。"),
        demo: ButtonDemo())
}

// <code>
private struct ButtonDemo: CompositeComponent {
    @Local var count = 0
    @Local var isPressed = false

    @MainActor
    private static let highlight = StoredActionSlot(Bool.self)

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            number(count, theme)
            HStack(spacing: 12) {
                Button("Plain") { add(1) }.tint(theme.accent)
                Button("Bordered") { add(1) }.buttonStyle(.bordered)
                Button("Prominent") { add(1) }
                    .buttonStyle(.borderedProminent)
            }
            Button {
                add(1)
            } label: {
                pill("With a label", theme)
            }
            Button {
                add(1)
            } label: {
                pill("Tap or hold", theme)
            }
            .withHoldAction { _ in add(1) }
            Button(isEnabled: false) {
                add(100)
            } label: {
                pill("Disabled", theme)
            }
            Button {
                add(1)
            } label: {
                word("Wide", theme)
            }
            .withContentInsets(
                UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)
            )
            .minSize(CGSize(width: 220, height: 44))
            .withHitTestEdgeInsets(
                UIEdgeInsets(
                    top: -10, left: -10, bottom: -10, right: -10))
            Button(
                content: AnyComponent(
                    pill("Grows while pressed", theme)
                        .scale(isPressed ? 1.15 : 1)),
                automaticHighlight: false,
                action: { add(1) },
                highlightedAction: Self.highlight[{ isPressed in
                    withTransition(.spring(duration: 0.3)) {
                        self.isPressed = isPressed
                    }
                }])
        }
    }

    private func add(_ number: Int) {
        withTransition(.easeInOut(duration: 0.15)) { count += number }
    }
}
// </code>

private func number(_ number: Int, _ theme: Theme) -> Text {
    Text("\(number)")
        .font(.monospacedDigitSystemFont(ofSize: 44, weight: .semibold))
        .foregroundColor(theme.text)
}

private func word(_ title: String, _ theme: Theme) -> Text {
    Text(title).font(.subheadline.weight(.medium)).foregroundColor(theme.accent)
}
