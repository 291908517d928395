import Fuzzing
import Testing

import OpenCoreGraphics

/// Compares glyphs, positions and line breaks of typeset texts with those of Pango's layouts.
@Suite("Text layout compared with Pango") struct TextCorpusTests {
    typealias Settings = PangoReference.Settings

    private func settings(_ random: inout SeededRandom) -> Settings {
        var settings = Settings()
        settings.family = ["Inter", "DejaVu Sans", "DejaVu Serif"].randomElement(using: &random) ?? ""
        settings.size = [9, 13.5, 17, 40].randomElement(using: &random) ?? 17
        settings.width = [nil, 30, 120, 237.3, 400, 1000].randomElement(using: &random) ?? nil
        settings.alignment = [.natural, .natural, .center, .justified].randomElement(using: &random) ?? .natural
        settings.mode =
            [
                .byWordWrapping, .byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingHead,
                .byTruncatingMiddle,
            ]
            .randomElement(using: &random) ?? .byWordWrapping
        settings.limit = [nil, nil, 1, 2, 3].randomElement(using: &random) ?? nil
        return settings
    }

    /// Describes the first difference, or returns `nil`.
    private func difference(_ text: String, _ settings: Settings, _ reference: PangoReference) -> String? {
        var content = TextContent(text, font: FontDescriptor(families: [settings.family], size: settings.size))
        content.paragraph.alignment = settings.alignment
        content.paragraph.lineBreakMode = settings.mode
        let typeset = TypesetText(content, width: settings.width, maximumLines: settings.limit ?? 0)
        let ours = PangoReference.lines(of: typeset)
        // Pango rounds centered lines to whole points if all lengths are whole points, and distributes the remainder of
        // justified lines depending on its own state.
        let tolerance = settings.alignment == .justified ? settings.size * 0.1 : 1.01 / 1024
        // Pango shares state between font maps that only one thread may use at a time.
        let expected = TextEngine.shared.withLock { reference.lines(of: text, settings) }
        if ours.map(\.start) != expected.map(\.start) {
            return "lines start at \(ours.map(\.start)), Pango’s at \(expected.map(\.start))"
        }
        for (index, pair) in zip(ours, expected).enumerated() {
            let (own, other) = pair
            guard own.glyphs.count == other.glyphs.count else {
                return "line \(index) has \(own.glyphs), Pango’s \(other.glyphs)"
            }
            let isMoved = typeset.lines[index].isTruncated || settings.alignment == .center
            let shift = isMoved ? (own.glyphs.first?.x ?? 0) - (other.glyphs.first?.x ?? 0) : 0
            if settings.alignment == .center, !typeset.isTruncated, abs(shift) > 0.51 {
                return "line \(index) is \(shift) away from where Pango puts it"
            }
            for (left, right) in zip(own.glyphs, other.glyphs) {
                var moved = right
                moved.x += shift
                if !left.isSame(as: moved, tolerance: tolerance) {
                    return "line \(index) of \(ours.count): \(left), Pango’s \(moved); \(own.glyphs); \(other.glyphs)"
                }
            }
        }
        return nil
    }

    @Test(
        "Text in every script is laid out as by Pango, in random fonts, sizes, widths and modes",
        arguments: TextCorpus.scripts)
    func scripts(sample: TextCorpus.Sample) {
        expectSame(sample)
    }

    @Test(
        "Every difficult text is laid out as by Pango, in random fonts, sizes, widths and modes",
        arguments: TextCorpus.hardCases)
    func hardCases(sample: TextCorpus.Sample) {
        expectSame(sample)
    }

    private func expectSame(_ sample: TextCorpus.Sample) {
        var random = SeededRandom(seed: sample.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let reference = PangoReference()
        for _ in 0..<24 {
            let settings = settings(&random)
            let difference = difference(sample.text, settings, reference)
            #expect(difference == nil, "\(sample.name), \(settings)")
            if difference != nil { return }
        }
    }

    @Test("Random sentences with words from all scripts are laid out as by Pango", arguments: 0..<4)
    func sentences(batch: Int) {
        var random = SeededRandom(seed: UInt64(batch) + 900)
        let reference = PangoReference()
        let samples = TextCorpus.scripts + TextCorpus.hardCases
        let words = samples.map { $0.text.split(separator: " ") }
        let simple = words.prefix(10).flatMap { $0 }
        var compared = 0
        for _ in 0..<150 {
            let isSimple = Bool.random(using: &random)
            let count = Int.random(in: 1...20, using: &random)
            let text = (0..<count).map { _ in
                String(
                    (isSimple ? simple : words.randomElement(using: &random) ?? []).randomElement(using: &random) ?? "")
            }.joined(separator: " ")
            guard !text.contains(where: \.isNewline), PangoReference.hasSameDirection(text) else { continue }
            compared += 1
            let settings = settings(&random)
            let difference = difference(text, settings, reference)
            #expect(difference == nil, "“\(text)”, \(settings)")
            if difference != nil { return }
        }
        #expect(compared > 40)
    }
}
