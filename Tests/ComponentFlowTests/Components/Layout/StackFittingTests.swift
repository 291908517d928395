import ComponentFlowTesting
import Fuzzing
import TestSupport
import Testing

@testable import ComponentFlow

/// A leaf that takes the proposed width between a minimum and its natural width.
private struct Elastic: Component {
    let name: String
    var minimum: CGFloat = 0
    var natural: CGFloat
    let log: UpdateLog

    static func == (lhs: Elastic, rhs: Elastic) -> Bool {
        lhs.name == rhs.name && lhs.minimum == rhs.minimum && lhs.natural == rhs.natural
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        log.note(name)
        return CGSize(width: min(max(availableSize.width, minimum), natural), height: 10)
    }
}

private struct Item: Equatable, Identifiable {
    let id: Int
    var minimum: CGFloat
    var natural: CGFloat
    var priority = 0.0
    var isFlexible = false
}

/// A row whose items are those of a stack; it is never equal, so that the stack is updated in every pass.
private struct Row: CombinedComponent {
    let items: [AnyComponentWithIdentity<Empty>]
    let spacing: CGFloat

    static func == (lhs: Row, rhs: Row) -> Bool {
        false
    }

    static var body: Body {
        let stack = Child(HStack<Empty>.self)
        return { context in
            let component = context.component
            let child = stack.update(
                component: HStack(component.items, spacing: component.spacing), availableSize: context.availableSize,
                transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

@Suite("Stacks whose children do not fit") @MainActor
struct StackFittingTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let log = UpdateLog()

    private var frames: [CGRect] {
        stage.componentView?.subviews.map(\.frame) ?? []
    }

    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> Rectangle {
        Rectangle(color: .red, width: width, height: height)
    }

    private func elastic(_ natural: CGFloat, minimum: CGFloat = 0, name: String = "elastic") -> Elastic {
        Elastic(name: name, minimum: minimum, natural: natural, log: log)
    }

    // MARK: - Distribution

    @Test("Equally flexible children of a stack that is too long share its length in whole points")
    func equalShares() {
        let size = stage.show(
            HStack {
                elastic(80)
                elastic(80)
                elastic(80)
            })
        #expect(size.width == 100)
        #expect(frames.map(\.width) == [33, 33, 34])
    }

    @Test("A short child keeps its length, and a long one takes what is left")
    func shortFirst() {
        stage.show(
            HStack(spacing: 5) {
                elastic(90)
                elastic(30)
            })
        #expect(frames.map(\.width) == [65, 30])
    }

    @Test("A child of fixed length keeps it, and a flexible one takes what is left")
    func fixedFirst() {
        stage.show(
            HStack {
                elastic(50)
                box(70)
            })
        #expect(frames.map(\.width) == [30, 70])
    }

    @Test("A child that changes its state between its measurements is measured again")
    func stateChangesDuringPass() {
        func row(_ item: AnyComponent<Empty>) -> HStack<Empty> {
            HStack {
                item
                elastic(100)
            }
        }
        stage.show(row(AnyComponent(box(90))))
        let expected = frames
        stage.show(row(AnyComponent(SteppingLeaf(start: 60, end: 90))))
        #expect(frames == expected)
    }

    @Test("A child is not shortened below its minimum")
    func minimum() {
        stage.show(
            HStack {
                elastic(80, minimum: 70)
                elastic(80)
            })
        #expect(frames.map(\.width) == [70, 30])
    }

    @Test("Children of a higher layout priority take what they need before others, which keep their minimums")
    func priorities() {
        stage.show(
            HStack {
                elastic(80, minimum: 20)
                elastic(90).layoutPriority(1)
            })
        #expect(frames.map(\.width) == [20, 80])
    }

    @Test("A spacer between children that do not fit shrinks to its minimum")
    func spacer() {
        stage.show(
            HStack {
                elastic(80)
                Spacer(minLength: 20)
                elastic(80)
            })
        #expect(frames.map(\.minX) == [0, 40, 60])
        #expect(frames.map(\.width) == [40, 0, 40])
    }

    @Test("Children of fixed lengths exceed a stack that is too short")
    func fixed() {
        let size = stage.show(
            HStack {
                box(70)
                Spacer(minLength: 12)
                box(40)
            })
        #expect(size.width == 122)
    }

    @Test("Texts beside a spacer wrap within the proposed width")
    func texts() {
        let size = stage.show(
            HStack {
                Text(text: "The first of two texts")
                Spacer()
                Text(text: "The second of two texts")
            })
        #expect(size.width == 100)
    }

    @Test("A scroll view takes the height that its siblings leave")
    func scrollView() {
        stage.show(
            VStack {
                box(100, 20)
                ScrollView { box(50, 500) }
                box(100, 30)
            })
        #expect(frames.map(\.height) == [20, 50, 30])
    }

    @Test("Children in an unbounded stack keep their lengths")
    func unbounded() {
        let host = ComponentHostView<Empty>()
        let stack = HStack<Empty> {
            elastic(80)
            elastic(90)
        }
        let size = host.update(
            component: AnyComponent(stack), containerSize: CGSize(width: CGFloat.infinity, height: 10))
        #expect(size.width == 170)
    }

    // MARK: - Updates

    @Test("Children that fit are updated once")
    func fittingUpdates() {
        stage.show(
            HStack {
                elastic(40, name: "first")
                elastic(60, name: "second")
            })
        #expect(log.take() == ["first", "second"])
    }

    @Test("Unchanged children that were shortened are not updated when a sibling changes")
    func unchanged() {
        func show(_ height: CGFloat) {
            stage.show(
                HStack {
                    box(20, height)
                    elastic(70)
                    elastic(90)
                })
        }
        show(10)
        _ = log.take()
        show(12)
        #expect(log.take() == [])
        #expect(frames.map(\.width) == [20, 40, 40])
    }

    @Test("Unchanged elements that were shortened are neither described nor updated when a sibling changes")
    func unchangedElements() {
        let log = log
        func show(_ height: CGFloat) {
            stage.show(
                HStack {
                    box(20, height)
                    ForEach([Item(id: 1, minimum: 0, natural: 70), Item(id: 2, minimum: 0, natural: 90)]) { item in
                        log.note("describe \(item.id)")
                        return Elastic(name: "update", minimum: item.minimum, natural: item.natural, log: log)
                    }
                })
        }
        show(10)
        _ = log.take()
        show(12)
        #expect(log.take() == [])
        #expect(frames.map(\.width) == [20, 40, 40])
    }

    @Test("A shortened child gets its natural length again when it fits")
    func fitsAgain() {
        func show(_ width: CGFloat) {
            stage.show(
                HStack {
                    box(width)
                    elastic(70)
                })
        }
        show(60)
        show(20)
        #expect(frames.map(\.width) == [20, 70])
    }

    @Test("A child whose state changes its natural length is fitted again")
    func stateChange() throws {
        stage.show(
            HStack {
                Probe(name: "probe", size: CGSize(width: 30, height: 10), log: log)
                elastic(90)
            })
        let state = try #require(stage.window.probe("probe")?.state)
        state.extra = 20
        state.updated()
        #expect(frames.map(\.width) == [50, 50])
    }

    @Test("A child that becomes flexible takes the share for which it was measured before")
    func becomingFlexible() {
        func show(isFlexible: Bool) {
            let first = Rectangle(color: .red, height: 10).id(1)
            stage.show(
                Row(
                    items: HStack<Empty>.items {
                        if isFlexible { first.flexible() } else { first }
                        elastic(100, minimum: 20).id(2)
                        elastic(60).id(3)
                    }, spacing: 0))
        }
        show(isFlexible: false)
        show(isFlexible: true)
        let old = Self.frames(stage)
        stage.show(Rectangle(color: .clear))
        show(isFlexible: true)
        #expect(old == Self.frames(stage))
    }

    @Test("Thousands of children that cannot all be visible are updated once")
    func hopeless() {
        stage.show(HStack((0..<1000).map { elastic(50, name: "\($0)").id($0) }))
        #expect(log.take().count == 1000)
    }

    @Test("A lazy list that was shortened and scrolled to its end keeps its offset when a row changes")
    func lazyList() throws {
        func show(_ last: CGFloat) {
            let rows = (0..<10).map { Item(id: $0, minimum: 0, natural: $0 == 9 ? last : 50) }
            stage.show(
                VStack {
                    box(100, 20)
                    LazyList(rows: rows, estimatedRowHeight: 30) { row in box(row.natural, 30) }
                })
        }
        show(50)
        let list = try #require(stage.componentView?.subviews.last as? UIScrollView)
        list.contentOffset.y = 220
        show(50)
        show(60)
        #expect(list.contentOffset.y == 220)
        #expect(list.bounds.height == 80)
    }

    /// A reference that does not retain a view.
    private struct WeakView {
        weak var view: UIView?
    }

    @Test("A lazy list that was shortened releases the rows that leave because it is scrolled")
    func scrolledRows() throws {
        stage.show(
            VStack {
                box(100, 20)
                LazyList(rows: (0..<300).map { Item(id: $0, minimum: 0, natural: 50) }, estimatedRowHeight: 30) { row in
                    box(row.natural, 30)
                }
            })
        let list = try #require(stage.componentView?.subviews.last as? UIScrollView)
        var seen: [ObjectIdentifier: WeakView] = [:]
        for offset in stride(from: 0, to: 8900, by: 45) {
            list.contentOffset.y = CGFloat(offset)
            stage.advance(by: 1.0 / 60)
            for row in list.subviews where row.frame.height == 30 { seen[ObjectIdentifier(row)] = WeakView(view: row) }
        }
        #expect(seen.values.count { $0.view != nil } < 20)
    }

    // MARK: - Random

    /// Returns the lengths by SwiftUI's algorithm, with minimums that are known in advance.
    private static func expectedLengths(_ items: [Item], in length: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.natural)
        guard lengths.reduce(0, +) > length else { return lengths }
        var remaining = length
        for priority in Set(items.map(\.priority)).sorted(by: >) {
            let group = items.indices.filter { items[$0].priority == priority }
                .sorted { items[$0].natural - items[$0].minimum < items[$1].natural - items[$1].minimum }
            let reserved = items.filter { $0.priority < priority }.reduce(0) { $0 + $1.minimum }
            for (position, index) in group.enumerated() {
                let share = max(remaining - reserved, 0) / CGFloat(group.count - position)
                lengths[index] = min(max(share, items[index].minimum), items[index].natural)
                remaining -= lengths[index]
            }
        }
        return lengths
    }

    @Test("Random children get the lengths of SwiftUI's algorithm", arguments: 0..<200)
    func equalsReference(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let items = (0..<Int.random(in: 1...7, using: &random)).map { Self.randomItem($0, &random) }
        let length = CGFloat(Int.random(in: items.count...400, using: &random))
        var fitting = StackFitting(items.map { StackFitting.Child(length: $0.natural, priority: $0.priority) }) {
            min(max($1, items[$0].minimum), items[$0].natural)
        }
        let needed = items.reduce(0) { $0 + $1.natural }
        let proposals = needed > length ? fitting.proposals(in: length) : items.map { _ in nil }
        let expected = Self.expectedLengths(items, in: length)
        for (index, item) in items.enumerated() {
            let taken = min(max(proposals[index] ?? item.natural, item.minimum), item.natural)
            expectNear(taken, expected[index], within: CGFloat(items.count), "\(items) in \(length)")
        }
    }

    /// An item that is either fixed or shrinks to nothing.
    private static func randomItem(_ id: Int, _ random: inout SeededRandom) -> Item {
        let natural = CGFloat(Int.random(in: 0...120, using: &random))
        return Item(
            id: id, minimum: Bool.random(using: &random) ? natural : 0, natural: natural,
            priority: Double(Int.random(in: 0...2, using: &random)))
    }

    @Test(
        "Random changes of a stack that is too long result in the same frames as a new stack",
        arguments: 0..<(isDebugBuild ? 10 : 40) as Range<UInt64>)
    func equalsFresh(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var items = (0..<Int.random(in: 1...6, using: &random)).map { Self.randomItem($0, &random) }
        let fresh = Stage(size: CGSize(width: 100, height: 100))
        for step in 0..<30 {
            edit(&items, step: step, &random)
            if step % 4 == 3 {
                let size = CGSize(width: CGFloat(Int.random(in: 40...400, using: &random)), height: 100)
                stage.resize(to: size)
                fresh.resize(to: size)
            }
            let (usesForEach, hasSpacer) = (seed % 2 == 0, seed % 3 == 0)
            func row() -> Row { Row(items: self.row(items, usesForEach, hasSpacer), spacing: CGFloat(step % 3)) }
            stage.show(row())
            fresh.show(Rectangle(color: .clear))
            fresh.show(row())
            #expect(Self.frames(stage) == Self.frames(fresh), "step \(step): \(items)")
        }
    }

    private func edit(_ items: inout [Item], step: Int, _ random: inout SeededRandom) {
        let index = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: items.shuffle(using: &random)
        case 1: items.append(Self.randomItem(100 + step, &random))
        case 2 where !items.isEmpty: items.remove(at: index)
        case 3 where !items.isEmpty: items[index].natural += 7
        case 4 where !items.isEmpty: items[index].priority = 1 - items[index].priority
        case 5 where !items.isEmpty: items[index].isFlexible.toggle()
        default: break
        }
    }

    private func row(
        _ items: [Item], _ usesForEach: Bool, _ hasSpacer: Bool
    ) -> [AnyComponentWithIdentity<Empty>] {
        let log = log
        return HStack<Empty>.items {
            box(12)
            if hasSpacer { Spacer(minLength: 5) }
            if usesForEach {
                ForEach(items) { Elastic(name: "", minimum: $0.minimum, natural: $0.natural, log: log) }
            } else {
                for item in items {
                    let row = elastic(item.natural, minimum: item.minimum).id(item.id)
                    if item.isFlexible { row.flexible() } else { row.layoutPriority(item.priority) }
                }
            }
        }
    }

    private static func frames(_ stage: Stage) -> [CGRect] {
        stage.componentView?.subviews.first?.subviews.map(\.frame) ?? []
    }
}

extension HStack where ChildEnvironment == Empty {
    fileprivate static func items(
        @ComponentBuilder<Empty> _ content: () -> [AnyComponentWithIdentity<Empty>]
    ) -> [AnyComponentWithIdentity<Empty>] {
        content()
    }
}
