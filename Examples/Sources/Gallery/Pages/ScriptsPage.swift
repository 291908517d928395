import ComponentFlow

extension Page {
    static let scripts = Page(
        "scripts", title: "Scripts", topic: .content,
        about: Localized(
            "One text component for all scripts. A fallback font is selected for scripts that the font lacks.",
            de: "Eine Textkomponente für alle Schriften. Fehlen der Schriftart Zeichen, wird eine andere gewählt.",
            ja: "どの文字も同じテキストで表示します。文字ごとに代わりのフォントを探します。"),
        demo: Demo { theme in
            // <code>
            ScrollView {
                captionedTexts(samples, spacing: 10, theme)
                    .frame(maxWidth: .infinity)
            }
            // </code>
        })
}

// <code>
/// From the Declaration of Human Rights, where available.
private let samples: [(name: String, text: String)] = [
    ("Latin", "All human beings"),
    ("Greek", "Όλοι οι άνθρωποι"),
    ("Cyrillic", "Все люди рождаются"),
    ("Armenian", "Բոլոր մարդիկ ծնվում են"),
    ("Georgian", "ყველა ადამიანი იბადება"),
    ("Hebrew", "כל בני האדם נולדו בני חורין"),
    ("Arabic", "يولد جميع الناس أحراراً"),
    ("N’Ko", "ߒߞߏ ߦߋ߫ ߞߊ߲ ߠߎ߬ ߘߐ߫"),
    ("Lao", "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ"),
    ("Chinese", "人人生而自由,在尊严和"),
    ("Hiragana", "すべてのひとは"),
    ("Katakana", "カタカナ テキスト"),
    ("Bopomofo", "ㄖㄣˊ ㄖㄣˊ ㄕㄥ ㄦˊ"),
    ("Emoji", "👩🏽‍🚀🧑‍🤝‍🧑👨‍👩‍👧‍👦🌍"),
    ("Canadian syllabics", "ᐃᓄᓕᒫᑦ ᐃᓅᓕᖅᐳᑦ"),
    ("Tifinagh", "ⴰⵔ ⴷ ⵜⵜⵍⴰⵍⴰⵏ"),
    ("Lisu", "ꓡꓲ-ꓢꓴ ꓐꓻ ꓚꓲ ꓠꓬ"),
    ("Ogham", "᚛ᚁᚂᚃᚄᚅ ᚆᚇᚈᚉᚊ᚜"),
    ("Old Italic", "𐌀𐌁𐌂𐌃𐌄 𐌅𐌆𐌇𐌈𐌉"),
    ("Braille", "⠠⠁⠇⠇ ⠓⠥⠍⠁⠝"),
]
// </code>
