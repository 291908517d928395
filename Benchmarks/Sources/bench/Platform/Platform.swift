import ComponentFlow

/// What single operations of the storeys below cost.
@MainActor
func measurePlatform(_ harness: Harness) {
    measureLayer(harness)
    measureText(harness)
    measureHitTest(harness)
}

/// A hundred rows of a hundred cells, rows and cells being views; and as many views side by side.
@MainActor
private func measureHitTest(_ harness: Harness) {
    let table = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let flat = UIView(frame: table.bounds)
    for row in 0..<100 {
        let line = UIView(frame: CGRect(x: 0, y: 10 * row, width: 1000, height: 10))
        table.addSubview(line)
        for column in 0..<100 {
            line.addSubview(UIView(frame: CGRect(x: 10 * column, y: 0, width: 10, height: 10)))
            flat.addSubview(UIView(frame: CGRect(x: 10 * column, y: 10 * row, width: 10, height: 10)))
        }
    }
    let point = CGPoint(x: 5, y: 5)
    harness.measure(
        "hittest.10k", "the hindmost of 10,000 views, in a hundred rows of a hundred", unit: .microseconds
    ) { _ = table.hitTest(point, with: nil) }
    harness.measure(
        "hittest.10k.flat", "the same with all 10,000 side by side in one view", unit: .microseconds
    ) { _ = flat.hitTest(point, with: nil) }
}

@MainActor
private func measureLayer(_ harness: Harness) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(view)
    let layer = view.layer
    var turn = false
    harness.measure(
        "layer.position-set", "a view's layer gets another position, without animation", unit: .nanoseconds
    ) {
        turn.toggle()
        layer.position = CGPoint(x: turn ? 20 : 30, y: 15)
    }
}

@MainActor
private func measureText(_ harness: Harness) {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    let size = CGSize(width: 320, height: CGFloat.infinity)
    label.text = "Forty characters of text, more or less…"
    harness.measure(
        "text.measure.cached", "a label's sizeThatFits, text and width as before", unit: .nanoseconds
    ) { _ = label.sizeThatFits(size) }

    var number = 0
    func fresh(_ name: String, _ meaning: String, _ text: @escaping (Int) -> String) {
        harness.measure(
            name, meaning, unit: .microseconds,
            prepare: {
                number += 1
                label.text = text(number)
            }
        ) { _ = label.sizeThatFits(size) }
    }
    fresh("text.measure.fresh", "the same with 40 characters, a word of which was never seen before") {
        "Text \(1_000_000 + $0) has some forty characters, no?"
    }
    // Sixteen words at each of four places: 65,536 labels before one comes again.
    let words = Array(
        "alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa"
            .split(separator: " "))
    func joined(_ number: Int, _ separator: String) -> String {
        (0..<4).map { String(words[number >> ($0 * 4) & 15]) }.joined(separator: separator)
    }
    fresh("text.measure.known-words", "a new text of four words that were seen before") { joined($0, " ") }
    fresh("text.measure.dashes", "the same with dashes between the words") { joined($0, " – ") }
    fresh("text.measure.pango", "the same with Arabic between the words, which only Pango can lay out") {
        joined($0, " و ")
    }
    measureRewrapping(harness)
    measureLongText(harness)
}

/// Text that no cache keeps.
@MainActor
private func measureLongText(_ harness: Harness) {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    var number = 0
    func fresh(_ name: String, _ meaning: String, _ text: @escaping (Int) -> String) {
        harness.measure(
            name, meaning, unit: .milliseconds,
            prepare: {
                number += 1
                label.text = text(number)
            }
        ) { _ = label.sizeThatFits(CGSize(width: 600, height: CGFloat.infinity)) }
    }
    let words = String(repeating: "Words of a very long paragraph, ", count: 3125)
    fresh("text.long.words", "a paragraph of 100,000 characters is measured") { "\($0) " + words }
    let letters = String(repeating: "abcdefghij", count: 10_000)
    fresh("text.long.unbroken", "the same without any space") { "\($0) " + letters }
    let lines = (0..<10_000).map { "Line \($0) of very many" }.joined(separator: "\n")
    fresh("text.long.lines", "10,000 lines are measured") { "\($0)\n" + lines }
}

@MainActor
private func measureRewrapping(_ harness: Harness) {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = String(repeating: "A paragraph of text that is broken into lines again and again. ", count: 8) + "End"
    var width: CGFloat = 0
    harness.measure(
        "text.rewrap", "a paragraph of 500 characters is measured at a width it never had", unit: .microseconds,
        prepare: { width = width > 300 ? 150 : width + 0.01 }
    ) { _ = label.sizeThatFits(CGSize(width: 150 + width, height: .infinity)) }
}
