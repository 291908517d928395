import Fuzzing
import Flexbox
import Testing

@Suite("Pixel rounding of flexbox frames")
struct RoundingTests {
    @Test("Rounded adjacent boxes remain adjacent, and errors do not accumulate")
    func noCumulativeError() {
        let row = container((0..<7).map { _ in box(.auto, 10) { $0.flexGrow = 1 } })
        row.layout(width: 100)
        var edge = 0.0
        for child in row.children {
            #expect(child.frame.x == edge)
            #expect(child.frame.width == child.frame.width.rounded())
            edge += child.frame.width
        }
        #expect(edge == 100)
    }

    @Test("Edges are rounded in root coordinates at any depth")
    func nested() {
        var leaves: [FlexNode] = []
        let rows = (0..<3).map { _ in
            let leaf = box(.percent(50), .percent(50))
            leaves.append(leaf)
            return container([leaf]) {
                $0.flexGrow = 1
                $0.height = 33.3
            }
        }
        let root = container(rows)
        root.layout(width: 100, rounding: .pixels(perPoint: 2))
        for (index, leaf) in leaves.enumerated() {
            let left = (leaf.frame.x + rows[index].frame.x) * 2
            #expect(left == (Double(index) * 100 / 3 * 2).rounded())
        }
    }

    @Test("Rounding never makes a measured node smaller than its content")
    func measured() {
        let text = FlexNode()
        Words([FlexSize(width: 10.2, height: 8.1)]).fill(text)
        let row = container([text]) { $0.alignItems = .flexStart }
        row.layout(width: 100)
        #expect(text.frame.width == 11)
        #expect(text.frame.height == 9)
    }

    @Test("Random trees have the same frames whether they were rounded differently before or not")
    func incrementalRounding() {
        var random = SeededRandom(seed: 3)
        let tree = RandomTree.make(&random)
        tree.layout(width: 301.5, height: 200)
        tree.layout(width: 301.5, height: 200, rounding: .pixels(perPoint: 3))
        let frames = tree.allFrames
        tree.layout(width: 301.5, height: 200, rounding: .off)
        tree.layout(width: 301.5, height: 200, rounding: .pixels(perPoint: 3))
        #expect(tree.allFrames == frames)
    }
}
