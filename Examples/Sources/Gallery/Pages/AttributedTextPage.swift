import ComponentFlow

extension Page {
    static let attributedText = Page(
        "attributed-text", title: "Attributed text", topic: .content,
        about: Localized(
            "Fonts, lines, shadows, outlines, images and tab stops in one text; each paragraph has its own style.",
            de:
                "Schriften, Linien, Schatten, Umrisse, Bilder und Tabulatoren in einem Text; jeder Absatz hat seinen Stil.",
            ja: "一つのテキストの中でフォント・線・影・輪郭・画像・タブを使えます。段落ごとにスタイルを持てます。"),
        demo: Demo { theme, scale in
            // <code>
            Text(
                attributedText: leaflet(theme, scale),
                font: .body, color: theme.text)
            // </code>
        })
}

// <code>
private func leaflet(
    _ theme: Theme, _ scale: CGFloat
) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    func add(
        _ string: String,
        _ looks: [NSAttributedString.Key: Any] = [:]
    ) {
        text.append(
            NSAttributedString(string: string, attributes: looks))
    }

    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    centered.paragraphSpacing = 12
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = theme.accent
    add(
        "Menu\n",
        [
            .font: UIFont.systemFont(ofSize: 44, weight: .heavy),
            .shadow: shadow, .paragraphStyle: centered,
        ])

    // Aligns the decimal points of the prices.
    let prices = NSMutableParagraphStyle()
    prices.lineSpacing = 4
    let points = CharacterSet(charactersIn: ".")
    prices.tabStops = [
        NSTextTab(
            textAlignment: .right,
            location: 250 * min(scale, 2.2),
            options: [.columnTerminators: points])
    ]
    add("Soup of the day\t4.50\n", [.paragraphStyle: prices])
    add("Bread\t0.9\n", [.paragraphStyle: prices])
    add("Dinner for many\t120.00\n", [.paragraphStyle: prices])

    let notes = NSMutableParagraphStyle()
    notes.paragraphSpacingBefore = 14
    notes.lineHeightMultiple = 1.3
    notes.headIndent = 16
    notes.firstLineHeadIndent = 16
    add("Open ", [.paragraphStyle: notes])
    add("daily", [.obliqueness: 0.25])
    add(", ")
    add("late", [.expansion: 0.4])
    add(" on ")
    add(
        "Friday",
        [
            .underlineStyle: NSUnderlineStyle([.thick, .patternDot])
                .rawValue,
            .underlineColor: theme.accent,
        ])
    add(" and ")
    add("never", [.kern: 5, .baselineOffset: 3])
    add(" on ")
    add(
        "Monday",
        [.strikethroughStyle: NSUnderlineStyle.double.rawValue])
    add(". Check the ")
    text.append(
        NSAttributedString(attachment: NSTextAttachment(image: seal)))
    add(" and ")
    add("write to us", [.link: "mailto:menu@example.org"])
    add(".\n")

    add(
        "Welcome",
        [
            .font: UIFont.systemFont(ofSize: 56, weight: .black),
            .strokeWidth: 3, .strokeColor: theme.accent,
            .paragraphStyle: centered,
        ])
    return text
}

private let seal = UIGraphicsImageRenderer(
    size: CGSize(width: 18, height: 18)
).image { context in
    UIColor.systemRed.setFill()
    context.cgContext.fillEllipse(
        in: CGRect(x: 1, y: 1, width: 16, height: 16))
}
// </code>
