import Fuzzing
import Testing

@testable import OpenText

@Suite struct LineWidthsTests {
    @Test("The greatest width is that of the current paragraphs after any sequence of changes", arguments: 0..<50)
    func randomChanges(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var widths = LineWidths(count: 3)
        var model: [CGFloat] = [0, 0, 0]
        for _ in 0..<200 {
            if Bool.random(using: &random), let index = model.indices.randomElement(using: &random) {
                model[index] = CGFloat.random(in: 0...9, using: &random).rounded()
                widths.set(model[index], of: index)
            } else {
                let start = Int.random(in: 0...model.count, using: &random)
                let end = Int.random(in: start...min(start + 3, model.count), using: &random)
                let count = Int.random(in: 0...2, using: &random)
                model.replaceSubrange(start..<end, with: repeatElement(0, count: count))
                widths.replace(start..<end, with: count)
            }
            #expect(widths.greatest == model.max() ?? 0)
        }
    }
}
