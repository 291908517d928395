import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import Testing

/// Rows from a `ForEach`, in one of several containers.
private struct MovedRows: CompositeComponent {
    enum Container: String, CaseIterable {
        case vStack, hStack, zStack, wrap, flexRow, flexColumn, list, lazyList
    }

    let container: Container
    let ids: [Int]
    let log: UpdateLog

    static func == (lhs: MovedRows, rhs: MovedRows) -> Bool {
        lhs.container == rhs.container && lhs.ids == rhs.ids
    }

    var content: some Component<Empty> {
        Modified(content: filledContainer)
    }

    private var filledContainer: AnyComponent<Empty> {
        let rows = ForEach(ids, id: \.self) { id in
            Probe(name: "\(id)", size: CGSize(width: 6 + id % 4, height: 5 + id % 3), log: log)
        }
        return switch container {
        case .vStack: AnyComponent(VStack(spacing: 2) { rows })
        case .hStack: AnyComponent(HStack(spacing: 2) { rows })
        case .zStack: AnyComponent(ZStack { rows })
        case .wrap: AnyComponent(Wrap(spacing: 2) { rows })
        case .flexRow: AnyComponent(FlexRow { rows })
        case .flexColumn: AnyComponent(FlexColumn { rows })
        case .list: AnyComponent(List { rows })
        case .lazyList:
            AnyComponent(
                LazyList(ids, id: \.self) { id in
                    Probe(name: "\(id)", size: CGSize(width: 6 + id % 4, height: 5 + id % 3), log: log)
                })
        }
    }
}

/// A stage that shows rows in changing orders.
@MainActor
private final class RowsStage {
    private let stage = Stage(size: CGSize(width: 160, height: 160))
    private let container: MovedRows.Container

    init(_ container: MovedRows.Container) {
        self.container = container
    }

    func show(_ ids: [Int], isAnimated: Bool) {
        stage.show(
            MovedRows(container: container, ids: ids, log: UpdateLog()),
            transition: isAnimated ? .easeInOut(duration: 0.2) : .immediate)
    }

    func advance(by seconds: Double) { stage.advance(by: seconds) }

    func settle() -> Bool { stage.settle() }

    /// Changes the state of a row, which adds to its width.
    func widen(_ id: Int, by extra: CGFloat) {
        guard let state = view(id)?.state else { return }
        state.extra = extra
        state.updated()
    }

    func view(_ id: Int) -> Probe.View? { stage.window.probe("\(id)") }

    /// The frames in the window of the rows, in their order on screen from back to front.
    var frames: [String] {
        rows(below: stage.window).map { row in
            "\(row.accessibilityIdentifier ?? "?"): \(row.convert(row.bounds, to: nil)) \(row.alpha)"
        }
    }

    private func rows(below view: UIView) -> [UIView] {
        view is Probe.View ? [view] : view.subviews.flatMap(rows)
    }
}

@Suite("Rows that are moved") @MainActor
struct MovedRowsTests {
    enum Kind: CaseIterable {
        case immediate, animated, interrupted
    }

    @Test(
        "Rows in a random order keep views and states, and equal those of a fresh render",
        arguments: MovedRows.Container.allCases.map(\.rawValue), Kind.allCases)
    func permutations(container: String, kind: Kind) throws {
        let container = try #require(MovedRows.Container(rawValue: container))
        for seed in 0..<4 {
            var random = SeededRandom(seed: UInt64(seed))
            #expect(failures(of: container, kind, &random) == [], "seed \(seed)")
        }
    }

    private func failures(
        of container: MovedRows.Container, _ kind: Kind, _ random: inout SeededRandom
    ) -> [String] {
        let stage = RowsStage(container)
        var ids = Array(0..<Int.random(in: 2...9, using: &random))
        stage.show(ids, isAnimated: false)
        let extras = ids.map { _ in CGFloat(Int.random(in: 0...5, using: &random)) }
        for id in ids { stage.widen(id, by: extras[id]) }
        let views = ids.map { stage.view($0) }
        let states = ids.map { stage.view($0)?.state }
        var failures: [String] = []
        for step in 0..<12 where failures.isEmpty {
            move(&ids, on: stage, kind, &random)
            if !stage.settle() { failures.append("step \(step): the rows never come to rest") }
            for id in ids.indices where stage.view(id) !== views[id] || stage.view(id)?.state !== states[id] {
                failures.append("step \(step): row \(id) was created again")
            }
            let (frames, expected) = (stage.frames, freshFrames(container, ids, extras))
            if frames != expected { failures.append("step \(step), \(ids): \(frames) instead of \(expected)") }
        }
        return failures
    }

    /// Shows the rows in another order, in several orders one after another if the movements are interrupted.
    private func move(
        _ ids: inout [Int], on stage: RowsStage, _ kind: Kind, _ random: inout SeededRandom
    ) {
        for _ in 0..<(kind == .interrupted ? 3 : 1) {
            if Bool.random(using: &random) {
                ids.shuffle(using: &random)
            } else {
                let row = ids.remove(at: Int.random(in: ids.indices, using: &random))
                ids.insert(row, at: Int.random(in: 0...ids.count, using: &random))
            }
            stage.show(ids, isAnimated: kind != .immediate)
            if kind == .interrupted { stage.advance(by: Double.random(in: 0...0.2, using: &random)) }
        }
    }

    private func freshFrames(_ container: MovedRows.Container, _ ids: [Int], _ extras: [CGFloat]) -> [String] {
        let fresh = RowsStage(container)
        fresh.show(ids, isAnimated: false)
        for id in ids { fresh.widen(id, by: extras[id]) }
        fresh.advance(by: 0)
        return fresh.frames
    }
}
