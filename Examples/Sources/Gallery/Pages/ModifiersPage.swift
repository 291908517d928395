import ComponentFlow

extension Page {
    static let modifiers = Page(
        "modifiers", title: "Modifiers", topic: .layout,
        about: Localized(
            "Change how a component is shown, or what applies to everything in it. A modifier returns another component.",
            de:
                "Ändern das Aussehen einer Komponente, oder was für alles in ihr gilt. Jeder Modifier ergibt eine neue.",
            ja: "コンポーネントの見え方や、その中のすべてに適用される値を変えます。"),
        demo: ModifiersDemo())
}

// <code>
private struct ModifiersDemo: CompositeComponent {
    @Local var isOn = true
    @Local var isHovered = false
    @Local var count = 3

    var content: some Component<Surroundings> {
        ScrollView {
            VStack(spacing: 24) {
                HStack(spacing: 24) {
                    tile("offset").offset(y: isOn ? -12 : 0)
                    tile("rotation").rotation(isOn ? .pi / 12 : 0)
                    tile("scale").scale(isOn ? 0.8 : 1)
                    tile("opacity").opacity(isOn ? 0.5 : 1)
                }
                HStack(spacing: 24) {
                    tile("mask").mask(Circle(fillColor: .black))
                    tile("badge").badge(count)
                    tile("hover")
                        .scale(isHovered ? 1.1 : 1)
                        .onHover { isHovered = $0 }
                        .help("Help is shown under the pointer")
                    tile("hidden").hidden(isOn)
                }
                VStack(spacing: 8) {
                    Text("The font and the color")
                    Text("of all texts in a stack")
                }
                .font(.headline)
                .foregroundColor(theme.accent)
                HStack(spacing: 24) {
                    Button("Reset") { count = 0 }
                    Stepper("Badge", value: $count, in: 0...9)
                        .fixedSize()
                }
                .tint(theme.accent)
                .disabled(isOn)
                PillButton("Change") {
                    withTransition(.spring(duration: 0.5)) {
                        isOn.toggle()
                    }
                }
                .starter()
                .help("Applies or removes the modifiers")
            }
            .padding(.vertical, 24)
            .frame(maxWidth: .infinity)
        }
    }
}
// </code>

private func tile(_ name: String) -> Modified<Empty> {
    Text(text: name, font: .footnote.weight(.semibold), color: .white)
        .padding(4)
        .frame(minWidth: 68, minHeight: 68)
        .background(.systemIndigo)
        .cornerRadius(14)
}
