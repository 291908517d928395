import ComponentFlow

extension Page {
    static let groupBox = Page(
        "group-box", title: "GroupBox", topic: .controls,
        about: Localized(
            "Components that belong together, on a background with a title. A link opens a page in the browser.",
            de: "Was zusammengehört, auf einem Grund mit Titel. Ein Link öffnet eine Seite im Browser.",
            ja: "関連する要素をタイトル付きの背景にまとめます。リンクはブラウザでページを開きます。"),
        demo: Demo { theme in
            // <code>
            VStack(spacing: 16, fillWidth: true) {
                GroupBox("Swift") {
                    caption("A language, and its libraries", theme)
                    if let page {
                        Link("swift.org", destination: page)
                            .tint(theme.accent)
                    }
                }
                GroupBox {
                    caption("Without a title", theme)
                }
            }
            .foregroundColor(theme.text)
            // </code>
        })
}

private let page = URL(string: "https://www.swift.org")
