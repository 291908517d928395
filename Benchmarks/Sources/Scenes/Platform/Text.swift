import ComponentFlow

extension Benchmark {
    /// Benchmarks of measuring text: cached, new, rewrapped, and long.
    static var text: [Benchmark] {
        [cachedText] + freshTexts + [rewrapping] + firstWraps + longTexts
    }

    private static let words = Array(
        "alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa"
            .split(separator: " "))

    private static func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        return label
    }

    private static var cachedText: Benchmark {
        Benchmark(
            "text.measure.cached", "a label's sizeThatFits with unchanged text and width", unit: .nanoseconds,
            turns: 200
        ) {
            let label = makeLabel()
            label.text = "Forty characters of text, more or less…"
            return Scene { _ in _ = label.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity)) }
        }
    }

    private static var freshTexts: [Benchmark] {
        // Sixteen words at each of four positions give 65,536 labels before one repeats.
        func joined(_ number: Int, _ separator: String) -> String {
            (0..<4).map { String(words[number >> ($0 * 4) & 15]) }.joined(separator: separator)
        }
        return [
            newText("text.measure.fresh", "the same with a text of 40 characters that contains an uncached word") {
                "Text \(1_000_000 + $0) has some forty characters, no?"
            },
            newText("text.measure.known-words", "a new text of four cached words") { joined($0, " ") },
            newText("text.measure.dashes", "the same with dashes between the words") { joined($0, " – ") },
            newText(
                "text.measure.pango", "the same with Arabic between the words, which needs Pango's layout"
            ) { joined($0, " و ") },
        ]
    }

    private static var rewrapping: Benchmark {
        Benchmark(
            "text.rewrap", "a paragraph of 500 characters is measured at a new width", unit: .microseconds,
            turns: 100
        ) {
            let label = makeLabel()
            label.text =
                String(repeating: "A paragraph of text that is broken into lines again and again. ", count: 8) + "End"
            return Scene { turn in
                _ = label.sizeThatFits(CGSize(width: 150 + CGFloat(turn % 30_000) * 0.01, height: .infinity))
            }
        }
    }

    /// A hundred labels whose texts were never measured before.
    private static var firstWraps: [Benchmark] {
        [
            firstWrap(
                "text.wrap.first.100", "100 labels with new texts of 30 cached words are measured at a new width"),
            firstWrap("text.wrap.first.100.dashes", "the same with a dash after every fifth word", dashes: true),
        ]
    }

    private static func firstWrap(_ name: String, _ meaning: String, dashes: Bool = false) -> Benchmark {
        func text(_ number: Int) -> String {
            var state = UInt64(number)
            var text = ""
            for index in 0..<30 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += words[Int(state >> 60)]
                text += dashes && index % 5 == 4 ? " – " : " "
            }
            return text
        }
        return Benchmark(name, meaning, unit: .microseconds, turns: 10) {
            let labels = (0..<100).map { _ in makeLabel() }
            return Scene { turn in
                for (index, label) in labels.enumerated() { label.text = text(turn * labels.count + index) }
            } operation: { turn in
                let size = CGSize(width: CGFloat(160 + turn % 160), height: .infinity)
                for label in labels { _ = label.sizeThatFits(size) }
            }
        }
    }

    /// Texts that are too long for the caches.
    private static var longTexts: [Benchmark] {
        let words = String(repeating: "Words of a very long paragraph, ", count: 3125)
        let letters = String(repeating: "abcdefghij", count: 10_000)
        let lines = (0..<10_000).map { "Line \($0) of very many" }.joined(separator: "\n")
        func longText(
            _ name: String, _ meaning: String, turns: Int?, text: @escaping (Int) -> String
        ) -> Benchmark {
            newText(name, meaning, unit: .milliseconds, width: 600, turns: turns, text: text)
        }
        return [
            longText("text.long.words", "a paragraph of 100,000 characters is measured", turns: 4) { "\($0) " + words },
            longText("text.long.unbroken", "the same without spaces", turns: nil) { "\($0) " + letters },
            longText("text.long.lines", "10,000 lines are measured", turns: 1) { "\($0)\n" + lines },
        ]
    }

    private static func newText(
        _ name: String, _ meaning: String, unit: Unit = .microseconds, width: CGFloat = 320, turns: Int? = 100,
        text: @escaping (Int) -> String
    ) -> Benchmark {
        Benchmark(name, meaning, unit: unit, turns: turns) {
            let label = makeLabel()
            return Scene {
                label.text = text($0)
            } operation: { _ in
                _ = label.sizeThatFits(CGSize(width: width, height: .infinity))
            }
        }
    }
}
