import ComponentFlow

extension Page {
    static let fontPicker = Page(
        "font-picker", title: "Font picker", topic: .controls,
        about: Localized(
            "A button that shows a font, and opens a list of all fonts, which a field searches.",
            de: "Eine Taste, die eine Schrift zeigt und eine durchsuchbare Liste aller Schriften öffnet.",
            ja: "フォントを表示し、検索できるすべてのフォントの一覧を開くボタン。"),
        demo: FontPickerDemo())
}

// <code>
private struct FontPickerDemo: CompositeComponent {
    @Local var font: UIFontDescriptor?

    var content: some Component<Surroundings> {
        VStack(spacing: 16) {
            FontPicker("Font", selection: $font, includesFaces: true)
            Text("Sphinx of black quartz, judge my vow")
                .font(shownFont)
                .foregroundStyle(theme.text)
        }
    }

    private var shownFont: UIFont {
        guard let font else { return .systemFont(ofSize: 24) }
        return UIFont(descriptor: font, size: 24)
    }
}
// </code>
