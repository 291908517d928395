import ComponentFlow
import ComponentFlowTesting

/// Measures scrolling on a page of three hundred attributed paragraphs, none of which is created lazily.
@MainActor
func measureTextScrolling(_ harness: Harness) {
    let name = "text-scroll"
    guard harness.wants("frame.\(name)") else { return }
    let stage = Stage(size: frameSize)
    let paragraphs = (0..<300).map { (number: $0, text: attributedParagraph($0)) }
    stage.show(
        ScrollView {
            VStack(alignment: .left, spacing: 12) {
                for paragraph in paragraphs {
                    Text(attributedText: paragraph.text, font: .systemFont(ofSize: 15)).id(paragraph.number)
                }
            }
            .padding(20)
        })
    stage.measureScrolling(
        harness, name, "a page of 300 paragraphs of 60 to 140 words with attributes scrolls by 20 points", by: 20)
}

private let words = [
    "the", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog", "and", "then", "sleeps", "wonderfully", "well",
    "until", "morning",
]

/// The words of a paragraph, which depend only on its number.
func paragraph(_ number: Int) -> [String] {
    var seed = UInt64(number) &+ 42
    func next(_ count: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % count
    }
    return (0..<60 + next(80)).map { _ in words[next(words.count)] }
}

/// A paragraph in which every seventh word is bold and every eleventh is colored and underlined.
func attributedParagraph(_ number: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (position, word) in paragraph(number).enumerated() {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if position % 7 == 3 { attributes[.font] = UIFont.boldSystemFont(ofSize: 15) }
        if position % 11 == 5 {
            attributes[.foregroundColor] = UIColor.systemBlue
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        text.append(NSAttributedString(string: word, attributes: attributes))
        text.append(NSAttributedString(string: " "))
    }
    return text
}
