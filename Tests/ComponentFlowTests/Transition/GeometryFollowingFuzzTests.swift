import ComponentFlowTesting
import Fuzzing
import Testing

@testable import ComponentFlow

/// Rows in a scroll view, each a source, and a follower around or in front of the scroll view.
private struct FollowedRows: CompositeComponent {
    let namespace: GeometryNamespace
    var rows = [0, 1, 2, 3]
    var sizes: [CGSize] = Array(repeating: CGSize(width: 20, height: 12), count: 6)
    var selection = 0
    var distance: CGFloat = 0
    var scale: CGFloat = 1
    var isBehind = false

    var content: some Component<Empty> {
        ZStack(alignment: .topLeading) {
            if isBehind { Rectangle(color: .gray, width: 9, height: 9) }
            scrolled.scale(scale).padding(.leading, distance)
            Rectangle(color: .blue).matchedGeometry(id: selection, in: namespace, isSource: false)
                .frame(width: 30, height: 10).padding(.top, distance)
        }
    }

    private var scrolled: some Component<Empty> {
        ScrollView {
            VStack(alignment: .leading, spacing: 3) {
                for row in rows {
                    Rectangle(color: .clear, width: sizes[row].width, height: sizes[row].height)
                        .matchedGeometry(id: row, in: namespace).id(row)
                }
                Rectangle(color: .clear, width: 5, height: 200)
            }
        }
        .frame(width: 80, height: 60)
    }
}

/// A stage on which random changes are made.
@MainActor
private final class FollowingStage {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private var rows = FollowedRows(namespace: GeometryNamespace())
    private var random: SeededRandom
    /// The time at which the follower has arrived at its source.
    private var arrival: Double = 0
    private(set) var comparisons = 0

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        stage.show(rows)
    }

    private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    /// Performs a random step, and describes how the follower differs from its source.
    func step() -> String? {
        switch number(4) {
        case 0: stage.window.firstScrollView?.contentOffset.y = CGFloat(number(60))
        case 1: stage.advance(by: Double(number(8)) * 0.06)
        default: update()
        }
        stage.advance(by: 0)
        return stage.clock.now >= arrival ? difference : nil
    }

    /// Waits for the end of all animations, and describes how the follower differs from its source.
    func end() -> String? {
        stage.settle() ? difference : "the stage never comes to rest"
    }

    private func update() {
        let former = rows
        change()
        let isAnimated = number(3) > 0
        let isRetargeted =
            rows.selection != former.selection
            || rows.rows.contains(rows.selection) != former.rows.contains(rows.selection)
        if isAnimated, isRetargeted { arrival = stage.clock.now + 0.31 }
        if !isAnimated, rows.rows.contains(rows.selection) != former.rows.contains(rows.selection) {
            // A row that is removed during its insertion animation.
            arrival = max(arrival, stage.clock.now + 0.31)
        }
        stage.show(rows, transition: isAnimated ? .easeInOut(duration: 0.3) : .immediate)
    }

    private func change() {
        switch number(7) {
        case 0: rows.selection = number(3) > 0 ? rows.rows.randomElement(using: &random) ?? 0 : number(6)
        case 1: rows.sizes[number(6)] = CGSize(width: 5 + number(40), height: 4 + number(30))
        case 2: rows.rows.shuffle(using: &random)
        case 3: rows.distance = CGFloat(number(50))
        case 4: rows.scale = [1, 0.5, 1.5][number(3)]
        case 5: rows.isBehind.toggle()
        default:
            let row = number(6)
            if let index = rows.rows.firstIndex(of: row) { rows.rows.remove(at: index) } else { rows.rows.append(row) }
        }
    }

    private var views: [MatchedGeometryView] { stage.window.views(of: MatchedGeometryView.self) }

    /// Compares frames that are computed from the presentation layers.
    private var difference: String? {
        guard let follower = views.last, let content = follower.subviews.first else { return "there is no follower" }
        let source = views.first { $0.isSource && !$0.isRemoved && $0.settings?.key.id == AnyHashable(rows.selection) }
        comparisons += source == nil ? 0 : 1
        let (shown, expected) = (frame(of: content), frame(of: source ?? follower))
        let distances = [
            shown.minX - expected.minX, shown.minY - expected.minY, shown.maxX - expected.maxX,
            shown.maxY - expected.maxY,
        ]
        guard distances.contains(where: { abs($0) > 0.01 }) else { return nil }
        return "the follower of row \(rows.selection) is at \(shown) instead of \(expected)"
    }

    private func frame(of view: UIView) -> CGRect {
        (view.layer.presentation()?.bounds ?? view.bounds).applying(view.onScreenTransform)
    }
}

@Suite("Random changes of components that are followed") @MainActor
struct GeometryFollowingFuzzTests {
    @Test("After each step a follower has the on-screen frame of its source", arguments: 0..<20)
    func followsSource(seed: UInt64) {
        let stage = FollowingStage(seed: seed)
        var failures: [String] = []
        for number in 0..<100 where failures.isEmpty {
            if let difference = stage.step() { failures.append("step \(number): \(difference)") }
        }
        if failures.isEmpty, let difference = stage.end() { failures.append("at the end: \(difference)") }
        #expect(failures == [])
        #expect(stage.comparisons > 10)
    }
}
