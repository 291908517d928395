import ComponentFlow

extension Page {
    static let contextMenu = Page(
        "context-menu", title: "Context menus and keys", topic: .controls,
        about: Localized(
            "A secondary click, a long press or the Menu key opens the menu of a component. Control-B and Control-R are keys.",
            de: "Rechtsklick, langes Drücken oder die Menütaste öffnen das Menü einer Komponente. Strg-B und Strg-R.",
            ja: "副ボタンのクリック、長押し、メニューキーでコンポーネントのメニューを開きます。Control+B と Control+R も使えます。"),
        demo: ContextMenuDemo())
}

// <code>
private struct ContextMenuDemo: CompositeComponent {
    @Local var size = 24.0
    @Local var isBold = false

    var content: some Component<Surroundings> {
        VStack(spacing: 24) {
            Text("Sample")
                .font(
                    .systemFont(
                        ofSize: scaledMetric(size),
                        weight: isBold ? .bold : .regular)
                )
                .foregroundColor(theme.text)
                .padding(24)
                .background(theme.fill)
                .cornerRadius(12)
                .contextMenu {
                    MenuToggle("Bold", isOn: $isBold)
                    Button("Larger", systemImage: "plus") {
                        size = min(size + 4, 40)
                    }
                    Divider()
                    Button("Reset", role: .destructive) { reset() }
                }
                .keyCommand("b", modifiers: .command) {
                    isBold.toggle()
                }
                .keyCommand("r", modifiers: .command) { reset() }
            caption("Bold: Control-B; reset: Control-R", theme)
        }
    }

    private func reset() {
        (size, isBold) = (24, false)
    }
}
// </code>
