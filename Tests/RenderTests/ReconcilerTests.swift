import Fuzzing
import Render
import Testing

@MainActor
@Suite("Reconciliation of views")
struct ReconcilerTests {
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))

    private func list(_ keys: [String]) -> UINode<UIView> {
        UINode<UIView>(key: "list").children(
            keys.map { key in
                UINode<UILabel>(key: key) { spec in
                    spec.set(\.text, key)
                    spec.set(\.yoga.height, 10)
                }
            })
    }

    private var labels: [UILabel] {
        canvas.subviews.first?.subviews.compactMap { $0 as? UILabel } ?? []
    }

    @Test("A render without changes modifies no view")
    func unchanged() {
        list(["a", "b"]).reconcile(in: canvas)
        let report = list(["a", "b"]).reconcile(in: canvas)
        #expect(report.reused == 3)
        #expect(report.created + report.moved + report.removed == 0)
        #expect(report.changedProperties + report.changedFrames == 0)
    }

    @Test("Removing the first child removes its view and only moves the others")
    func removal() {
        list(["a", "b", "c"]).reconcile(in: canvas)
        let before = labels
        let report = list(["b", "c"]).reconcile(in: canvas)
        #expect(labels == [before[1], before[2]])
        #expect(report.removed == 1)
        #expect(report.changedProperties == 0)
        #expect(report.moved == 0)
    }

    @Test("All orders of five keyed children keep their views with the minimal number of moves")
    func permutations() {
        let keys = ["a", "b", "c", "d", "e"]
        list(keys).reconcile(in: canvas)
        let views = Dictionary(uniqueKeysWithValues: zip(keys, labels))
        for order in Self.permutations(of: keys) {
            let moves = list(order).reconcile(in: canvas)
            #expect(labels.map(\.text) == order)
            #expect(order.map { views[$0] } == labels)
            #expect(labels.map(\.frame.minY) == [0, 10, 20, 30, 40])
            #expect(moves.created == 0)
            #expect(moves.changedProperties == 0)
            let back = list(keys).reconcile(in: canvas)
            #expect(back.moved == 5 - Self.longestRun(order))
        }
    }

    @Test("Random changes give the same views as a fresh render", arguments: 0..<20)
    func incrementalEqualsFresh(seed: Int) {
        var generator = SeededRandom(seed: UInt64(seed))
        func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        for _ in 0..<20 {
            let keys = (0..<random(8)).map { _ in "\(random(12))" }
            let unique = keys.enumerated().filter { keys.firstIndex(of: $1) == $0 }.map(\.element)
            list(unique).reconcile(in: canvas)
            #expect(labels.map(\.text) == unique)
            #expect(labels.map(\.frame.minY) == unique.indices.map { CGFloat($0 * 10) })
            #expect(labels.allSatisfy { $0.frame.size == CGSize(width: 100, height: 10) })
        }
    }

    @Test("A property that is no longer set is restored to its original value")
    func restoring() throws {
        let colored = UINode<UIView> { spec in
            spec.set(\.backgroundColor, .red)
            spec.set(\.yoga.height, 20)
        }
        colored.reconcile(in: canvas)
        let view = try #require(colored.renderedView)
        #expect(view.backgroundColor == .red)
        UINode<UIView>().reconcile(in: canvas)
        #expect(canvas.subviews == [view])
        #expect(view.backgroundColor == nil)
        #expect(view.yoga.height.isNaN)
    }

    @Test("A view of another kind is not reused, and foreign subviews are left in place")
    func otherKinds() {
        let foreign = UIView()
        canvas.addSubview(foreign)
        UINode<UILabel>().reconcile(in: canvas)
        let report = UINode<UIImageView>().reconcile(in: canvas)
        #expect(report.created == 1)
        #expect(report.removed == 1)
        #expect(canvas.subviews.first === foreign)
        UINilNode.nil.reconcile(in: canvas)
        #expect(canvas.subviews == [foreign])
    }

    @Test("Direct changes of a view are repeated in every render, and its size is measured again")
    func directChanges() throws {
        var text = "short"
        func render() -> UINode<UIView> {
            UINode<UIView> { spec in spec.set(\.yoga.alignItems, .flexStart) }.children([
                UINode<UILabel> { spec in spec.view.text = text }
            ])
        }
        render().reconcile(in: canvas)
        let label = try #require(labels.first)
        let width = label.frame.width
        text = "much longer"
        render().reconcile(in: canvas)
        #expect(label.frame.width > width)
    }

    @Test("Two children with the same key are reported")
    func duplicateKeys() {
        let reports = Diagnostics.record { list(["a", "a"]).reconcile(in: canvas) }
        #expect(reports.map(\.rule) == ["render.duplicate-key"])
    }

    private static func permutations(of items: [String]) -> [[String]] {
        guard let first = items.first else { return [[]] }
        return permutations(of: Array(items.dropFirst())).flatMap { rest in
            (0...rest.count).map { index in
                var order = rest
                order.insert(first, at: index)
                return order
            }
        }
    }

    /// Returns the length of the longest increasing subsequence, computed from its definition.
    private static func longestRun(_ items: [String]) -> Int {
        var best = [Int](repeating: 1, count: items.count)
        for end in items.indices {
            for start in 0..<end where items[start] < items[end] { best[end] = max(best[end], best[start] + 1) }
        }
        return best.max() ?? 0
    }
}
