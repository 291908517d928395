import ComponentFlow

extension Page {
    static let scripts = Page(
        "scripts", title: "Scripts", topic: .content,
        about: Localized(
            "One text component for all writing. Fonts that stand in are found for each script.",
            de: "Eine Textkomponente für alles Geschriebene. Für jede Schrift findet sich ein Ersatz.",
            ja: "どの文字も同じテキストで表示します。文字ごとに代わりのフォントを探します。"),
        demo: Demo { theme in
            // <code>
            HStack(alignment: .top, spacing: 28) {
                for column in [samples.prefix(10), samples.suffix(10)] {
                    VStack(alignment: .left, spacing: 11) {
                        for script in column {
                            VStack(alignment: .left, spacing: 1) {
                                caption(script.name, theme)
                                Text(
                                    text: script.text,
                                    font: .systemFont(ofSize: 15),
                                    color: theme.text,
                                    maximumNumberOfLines: 1)
                            }
                        }
                    }
                }
            }
            // </code>
        })
}

// <code>
/// “All people are born free and equal”, where we know it.
private let samples: [(name: String, text: String)] = [
    ("Latin", "All human beings are born free"),
    ("Greek", "Όλοι οι άνθρωποι γεννιούνται"),
    ("Cyrillic", "Все люди рождаются свободными"),
    ("Armenian", "Բոլոր մարդիկ ծնվում են ազատ"),
    ("Georgian", "ყველა ადამიანი იბადება"),
    ("Hebrew", "כל בני האדם נולדו בני חורין"),
    ("Arabic", "يولد جميع الناس أحراراً"),
    ("N’Ko", "ߒߞߏ ߦߋ߫ ߞߊ߲ ߠߎ߬ ߘߐ߫"),
    ("Lao", "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ"),
    ("Chinese", "人人生而自由,在尊严和权利上一律平等"),
    ("Hiragana", "すべてのひとは うまれながらに"),
    ("Katakana", "カタカナ テキスト レイアウト"),
    ("Bopomofo", "ㄖㄣˊ ㄖㄣˊ ㄕㄥ ㄦˊ ㄗˋ ㄧㄡˊ"),
    ("Korean", "모든 인간은 태어날 때부터"),
    ("Canadian syllabics", "ᐃᓄᓕᒫᑦ ᐊᓂᖅᑎᕆᔪᓕᒫᑦ ᐃᓅᓕᖅᐳᑦ"),
    ("Tifinagh", "ⴰⵔ ⴷ ⵜⵜⵍⴰⵍⴰⵏ ⵎⵉⴷⴷⵏ"),
    ("Lisu", "ꓡꓲ-ꓢꓴ ꓐꓻ ꓚꓲ ꓠꓬ"),
    ("Ogham", "᚛ᚁᚂᚃᚄᚅ ᚆᚇᚈᚉᚊ᚜"),
    ("Old Italic", "𐌀𐌁𐌂𐌃𐌄 𐌅𐌆𐌇𐌈𐌉"),
    ("Braille", "⠠⠁⠇⠇ ⠓⠥⠍⠁⠝ ⠃⠑⠊⠝⠛⠎"),
]
// </code>
