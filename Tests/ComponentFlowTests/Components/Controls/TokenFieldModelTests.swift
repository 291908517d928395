import Fuzzing
import Testing

@testable import ComponentFlow

@Suite("The parts of token fields")
struct TokenFieldModelTests {
    @Test(
        "A list is split at line breaks, or at commas if there are none, without spaces and empty parts",
        arguments: [
            ("", []), ("a", ["a"]), (" a b ,c", ["a b", "c"]), (",,a,", ["a"]), ("a\r\nb\n\nc", ["a", "b", "c"]),
            ("一、二，三", ["一", "二", "三"]), ("ا، ب", ["ا", "ب"]), (" , ", []), ("a, b\nc", ["a, b", "c"]),
        ] as [(String, [String])])
    func parts(text: String, expected: [String]) {
        #expect(TokenText.parts(of: text) == expected)
    }

    @Test(
        "The text after the last comma is not finished",
        arguments: [("a", [], "a"), ("a,", ["a"], ""), ("a,b, c", ["a", "b"], "c")] as [(String, [String], String)])
    func finished(text: String, parts: [String], rest: String) {
        let result = TokenText.finishedParts(of: text)
        #expect(result.parts == parts)
        #expect(result.rest == rest)
    }

    @Test("A list of titles is split into the same titles", arguments: [["a", "b c"], ["a, b", "c"], ["a"], []])
    func list(titles: [String]) {
        #expect(TokenText.parts(of: TokenText.list(titles)) == titles)
    }

    @Test("Random selections stay among the tokens, and keep the token with which they began", arguments: 0..<20)
    func selection(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let count = Int.random(in: 1...6, using: &random)
        var selection = TokenSelection(count - 1)
        for _ in 0..<30 {
            let isExtending = Bool.random(using: &random)
            let step = Int.random(in: -2...2, using: &random)
            let moved = selection.moved(by: step, count: count, isExtending: isExtending)
            #expect((moved == nil) == (!isExtending && selection.head + step >= count))
            #expect(moved.map { (0..<count).contains($0.range.lowerBound) && $0.range.upperBound < count } ?? true)
            if isExtending { #expect(moved?.anchor == selection.anchor) }
            selection = moved ?? TokenSelection(count - 1)
        }
    }

    @Test("Random tokens and the text do not overlap, and are inside of the field", arguments: 0..<40)
    func layout(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let width = CGFloat.random(in: 60...400, using: &random)
        let sizes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
            CGSize(width: CGFloat.random(in: 20...500, using: &random), height: 26)
        }
        let layout = TokenFieldLayout(
            tokenSizes: sizes, textSize: CGSize(width: 60, height: 26), width: width,
            isRightToLeft: Bool.random(using: &random))
        let rects = layout.tokens + [layout.text]
        let bounds = CGRect(x: 0, y: 0, width: width, height: layout.height).insetBy(dx: -0.01, dy: -0.01)
        #expect(rects.allSatisfy(bounds.contains))
        let overlaps = rects.indices.contains { index in
            rects[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(rects[index]) }
        }
        #expect(!overlaps)
        #expect(layout.tokens.count == sizes.count)
    }

    @Test("A layout from right to left is the mirror image of one from left to right")
    func mirrored() {
        let sizes = [CGSize(width: 50, height: 26), CGSize(width: 90, height: 26), CGSize(width: 70, height: 26)]
        let layouts = [false, true].map { isReversed in
            TokenFieldLayout(
                tokenSizes: sizes, textSize: CGSize(width: 60, height: 26), width: 200, isRightToLeft: isReversed)
        }
        #expect(layouts[0].tokens.map { 200 - $0.maxX } == layouts[1].tokens.map(\.minX))
        #expect(200 - layouts[0].text.maxX == layouts[1].text.minX)
    }

    @Test("Tokens are found for texts once, unless duplicates are allowed", arguments: [false, true])
    func newItems(allowsDuplicates: Bool) {
        let content = TokenFieldContent(
            placeholder: "", items: [TokenFieldItem(token: "a", title: "a")], allowsDuplicates: allowsDuplicates,
            isEnabled: true, hasSuggestions: false, makeItem: { TokenFieldItem(token: $0, title: $0) },
            isValid: { $0.title != "x" }, suggestions: { _ in [] }, itemsUpdated: { _ in })
        let (items, rejected) = content.newItems(for: ["a", "b", "b", "x"])
        #expect(items.map(\.title) == (allowsDuplicates ? ["a", "b", "b"] : ["b"]))
        #expect(rejected == (allowsDuplicates ? ["x"] : ["a", "b", "x"]))
    }
}
