import ComponentFlow

extension Page {
    static let hardText = Page(
        "hard-text", title: "Hard cases", topic: .content,
        about: Localized(
            "Both directions in one line, ligatures, joined emoji, stacked marks, and characters without a font.",
            de:
                "Beide Richtungen in einer Zeile, Ligaturen, verbundene Emoji, gestapelte Zeichen und solche ohne Schrift.",
            ja: "双方向の行、合字、結合した絵文字、重なる記号、フォントのない文字。"),
        demo: Demo { theme in
            // <code>
            captionedTexts(hardCases, spacing: 14, theme)
            // </code>
        })
}

// <code>
private let hardCases: [(name: String, text: String)] = [
    ("Numbers in Hebrew", "שלום 123 עולם 45.6, abc 789"),
    ("Arabic in English", "Peace is السلام (6 letters)."),
    ("Brackets", "(שלום) [abc] {עולם} (a (ב) c)"),
    (
        "Direction marks",
        "abc \u{202E}def\u{202C} \u{2067}שלום 12\u{2069}!"
    ),
    ("Ligatures", "office fjord لا إله"),
    ("Joined emoji", "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇩🇪🇫🇷🇯🇵 1️⃣"),
    ("Text or picture", "☎︎ ☎️ ❤︎ ❤️ ©︎ ©️"),
    ("Stacked marks", "Z̷̛̖a̴̡͝l̵̰̆g̶̫̈ô̸͙ e\u{301}\u{302}\u{303}"),
    (
        "Decomposed",
        "Cafe\u{301} A\u{30A}ngstro\u{308}m Vie\u{323}\u{302}t"
    ),
    ("Spaces", "em\u{2003}thin\u{2009}tab\tend"),
    ("Line separator", "first line\u{2028}second line"),
    ("No font", "\u{10FFFD} \u{F0123} \u{378} – boxes"),
]
// </code>
