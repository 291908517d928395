import ComponentFlow
import ComponentFlowTesting
import Testing

/// Snapshots of writing systems in fonts that the development setup installs: Inter, DejaVu Sans, Noto Color Emoji.
@Suite @MainActor
struct ScriptTests {
    private func show(_ lines: [String], style: UIUserInterfaceStyle, scale: CGFloat) -> Stage {
        let stage = Stage(size: CGSize(width: 240, height: 24 * lines.count + 12), scale: scale, style: style)
        stage.show(
            VStack(alignment: .left, spacing: 4) {
                for line in lines {
                    Text(text: line, font: .systemFont(ofSize: 15), color: .label, maximumNumberOfLines: 1)
                }
            })
        return stage
    }

    @Test("Text in scripts with installed fonts matches its snapshot")
    func scripts() throws {
        let lines = [
            "All human beings are born free", "Όλοι οι άνθρωποι γεννιούνται", "Все люди рождаются",
            "Բոլոր մարդիկ ծնվում են ազատ", "ყველა ადამიანი იბადება", "כל בני האדם נולדו בני חורין",
            "يولد جميع الناس أحراراً", "ߒߞߏ ߦߋ߫ ߞߊ߲ ߠߎ߬", "ມະນຸດທຸກຄົນເກີດມາ", "ᐃᓄᓕᒫᑦ ᐊᓂᖅᑎᕆᔪᓕᒫᑦ",
            "ⴰⵔ ⴷ ⵜⵜⵍⴰⵍⴰⵏ", "᚛ᚁᚂᚃᚄᚅ ᚆᚇᚈ᚜", "⠠⠁⠇⠇ ⠓⠥⠍⠁⠝",
        ]
        try show(lines, style: .light, scale: 1).verifySnapshot(named: "scripts_light")
    }

    // Excludes characters without any font: Pango draws their numbers in the system's monospaced font, which varies.
    @Test("Text with difficult shaping matches its snapshot")
    func hardCases() throws {
        let lines = [
            "שלום 123 עולם 45.6, abc 789", "The word السلام (peace).", "(שלום) [abc] (a (ב) c)",
            "abc \u{202E}def\u{202C} \u{2067}שלום 12\u{2069}!", "office لا إله", "👩‍👩‍👧‍👦 👍🏽 🇩🇪🇫🇷 1️⃣",
            "Z̷̛̖a̴̡͝l̵̰̆g̶̫̈ô̸͙ e\u{301}\u{302}", "Cafe\u{301} Vie\u{323}\u{302}t", "tab\tno\u{A0}break",
        ]
        try show(lines, style: .dark, scale: 2).verifySnapshot(named: "hard-cases_dark")
    }

    @Test(
        "A character without a glyph in any font is drawn as a box by labels and string drawing",
        arguments: ["\u{10FFFD}", "\u{F0123}", "\u{378}", "\u{2FE0}"])
    func missingGlyph(character: String) throws {
        let stage = Stage(size: CGSize(width: 60, height: 40), scale: 2, style: .light)
        let size = stage.show(Text(text: character, font: .systemFont(ofSize: 20), color: .black))
        #expect(size.width > 8)
        #expect(size.width < 40)
        #expect(Pixels(try #require(stage.image())).count { $0.red < 100 } > 40)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
            NSAttributedString(string: character, attributes: [.font: UIFont.systemFont(ofSize: 20)])
                .draw(at: CGPoint(x: 5, y: 5))
        }
        #expect(Pixels(image).count { $0.alpha > 150 } > 20)
    }
}
