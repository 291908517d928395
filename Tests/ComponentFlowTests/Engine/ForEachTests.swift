import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import Testing

private struct Row: Equatable, Identifiable {
    let id: Int
    var text = "row"
    var height: CGFloat = 10
}

/// A component that is never equal, so that its stack is updated in every pass.
private struct Column: CombinedComponent {
    let items: [AnyComponentWithIdentity<Empty>]

    static func == (lhs: Column, rhs: Column) -> Bool {
        false
    }

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let child = stack.update(
                component: VStack(context.component.items, alignment: .left), availableSize: context.availableSize,
                transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// A stack of rows, the second of which is as wide as the environment specifies.
private struct Tinted: CombinedComponent {
    typealias EnvironmentType = Int

    let rows: [Row]
    @Behavior var log: UpdateLog

    static var body: Body {
        let stack = Child(VStack<Empty>.self)
        return { context in
            let (rows, log, environment) = (context.component.rows, context.component.log, context.environment)
            let child = stack.update(
                component: VStack(alignment: .left) {
                    ForEach(rows) { row in
                        log.note("describe \(row.id)")
                        let width = row.id == 2 ? environment[Int.self].value : 10
                        return Rectangle(color: .red, width: CGFloat(width), height: 10)
                    }
                }, availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

/// Passes its environment on to rows, or another one.
private struct Override: CombinedComponent {
    typealias EnvironmentType = Int

    let content: Tinted
    let isActive: Bool

    @MainActor @EnvironmentBuilder private static func other() -> Environment<Int> {
        40
    }

    static var body: Body {
        let child = Child(Tinted.self)
        return { context in
            let environment = context.component.isActive ? Self.other() : context.environment
            let child = child.update(
                component: context.component.content, environment: { environment },
                availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }
}

@Suite("Children for the elements of a collection") @MainActor
struct ForEachTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 200))

    private func show(@ComponentBuilder<Empty> _ content: () -> [AnyComponentWithIdentity<Empty>]) {
        stage.show(Column(items: content()))
    }

    /// Shows rows, and notes which are described and which are updated.
    private func show(_ rows: [Row]) {
        let log = log
        show {
            ForEach(rows, id: \.id) { row in
                log.note("describe \(row.id)")
                return Probe(
                    name: "update \(row.id)", value: row.text.count, size: CGSize(width: 20, height: row.height),
                    log: log)
            }
        }
    }

    private var rowViews: [UIView] {
        stage.componentView?.subviews.first?.subviews ?? []
    }

    @Test("Each element is described and updated once when it is first shown")
    func mounting() {
        show([Row(id: 1), Row(id: 2)])
        #expect(log.take() == ["describe 1", "update 1", "describe 2", "update 2"])
    }

    @Test("Unchanged elements are not described")
    func unchanged() {
        let rows = (0..<20).map { Row(id: $0) }
        show(rows)
        _ = log.take()
        show(rows.map { $0 })
        #expect(log.take() == [])
    }

    @Test("Only a changed element is described and updated")
    func changed() {
        var rows = (0..<20).map { Row(id: $0) }
        show(rows)
        _ = log.take()
        rows[7].text = "changed"
        show(rows)
        #expect(log.take() == ["describe 7", "update 7"])
    }

    @Test("Removing, swapping and moving elements describes no element again")
    func reordering() {
        var rows = (0..<20).map { Row(id: $0) }
        show(rows)
        _ = log.take()
        rows.remove(at: 3)
        show(rows)
        rows.swapAt(1, 17)
        show(rows)
        rows.insert(rows.removeLast(), at: 0)
        show(rows)
        #expect(log.take() == [])
    }

    @Test("Moved elements keep their views")
    func viewsMove() {
        show([Row(id: 1), Row(id: 2), Row(id: 3)])
        let views = rowViews
        show([Row(id: 3), Row(id: 1), Row(id: 2)])
        #expect(rowViews == [views[2], views[0], views[1]])
    }

    @Test("Another proposed size updates unchanged elements")
    func resizing() {
        show([Row(id: 1)])
        _ = log.take()
        stage.resize(to: CGSize(width: 120, height: 200))
        show([Row(id: 1)])
        #expect(log.take().contains("update 1"))
    }

    @Test("A changed dependency describes all elements, and updates those whose components changed")
    func dependency() {
        let log = log
        func show(_ selected: Int) {
            self.show {
                ForEach([Row(id: 1), Row(id: 2), Row(id: 3)], id: \.id, dependingOn: selected) { row in
                    log.note("describe \(row.id)")
                    return Probe(name: "update \(row.id)", value: row.id == selected ? 1 : 0, log: log)
                }
            }
        }
        show(1)
        _ = log.take()
        show(2)
        #expect(log.take() == ["describe 1", "update 1", "describe 2", "update 2", "describe 3"])
    }

    @Test("A changed environment value that the closure reads describes the elements concerned, and updates them")
    func environmentInClosure() {
        let row = Tinted(rows: [Row(id: 1), Row(id: 2)], log: log)
        stage.show(row, environment: { 20 })
        _ = log.take()
        stage.show(row, environment: { 30 })
        #expect(log.take() == ["describe 2"])
        #expect(rowViews.map(\.frame.width) == [10, 30])
    }

    @Test("An environment value from another component describes the elements concerned, and updates them")
    func environmentFromElsewhere() {
        let tinted = Tinted(rows: [Row(id: 1), Row(id: 2)], log: log)
        stage.show(Override(content: tinted, isActive: false), environment: { 20 })
        _ = log.take()
        stage.show(Override(content: tinted, isActive: true), environment: { 20 })
        #expect(log.take() == ["describe 2"])
        #expect(rowViews.first?.subviews.map(\.frame.width) == [10, 40])
    }

    @Test("Two collections in one stack may contain the same ids")
    func twoCollections() {
        let log = log
        let diagnostics = Diagnostics.record {
            show {
                ForEach([Row(id: 1), Row(id: 2)]) { Probe(name: "first \($0.id)", log: log) }
                ForEach([Row(id: 1), Row(id: 2)]) { Probe(name: "second \($0.id)", log: log) }
            }
        }
        #expect(diagnostics.isEmpty)
        #expect(rowViews.count == 4)
    }

    @Test("Two collections in one stack that also has a flexible item may contain the same ids")
    func twoCollectionsAndSpacer() {
        let diagnostics = Diagnostics.record {
            show {
                ForEach([Row(id: 1), Row(id: 2)]) { Rectangle(color: .red, width: 10, height: $0.height) }
                Spacer()
                ForEach([Row(id: 1), Row(id: 2)]) { Rectangle(color: .blue, width: 10, height: $0.height) }
            }
        }
        #expect(diagnostics.isEmpty)
    }

    @Test("Rows keep their views when a flexible item appears")
    func appearingSpacer() {
        func show(_ hasSpacer: Bool) {
            self.show {
                ForEach([Row(id: 1), Row(id: 2)]) { Rectangle(color: .red, width: 10, height: $0.height) }
                if hasSpacer { Spacer() }
            }
        }
        show(false)
        let views = rowViews
        show(true)
        #expect(Array(rowViews.prefix(2)) == views)
    }

    @Test("The same elements described in another place are described again")
    func anotherPlace() {
        let rows = [Row(id: 1)]
        func show(_ isWide: Bool) {
            self.show {
                if isWide {
                    ForEach(rows) { Rectangle(color: .red, width: 50, height: $0.height) }
                } else {
                    ForEach(rows) { Rectangle(color: .red, width: 10, height: $0.height) }
                }
            }
        }
        show(false)
        show(true)
        #expect(rowViews.map(\.frame.width) == [50])
    }

    @Test("One collection used twice in a stack is reported, and both are shown")
    func sameCollectionTwice() {
        func section(_ rows: [Row]) -> [AnyComponentWithIdentity<Empty>] {
            VStack<Empty>.items { ForEach(rows) { Rectangle(color: .red, width: 10, height: $0.height) } }
        }
        let diagnostics = Diagnostics.record {
            stage.show(Column(items: section((0..<5).map { Row(id: $0) }) + section([Row(id: 10), Row(id: 11)])))
            stage.show(
                Column(items: section((0..<5).map { Row(id: $0, height: 12) }) + section([Row(id: 10), Row(id: 11)])))
        }
        #expect(Set(diagnostics.map(\.rule)) == ["component.duplicate-id"])
        #expect(rowViews.count == 7)
    }

    @Test("An insertion in front compares each element a bounded number of times")
    func comparisonsAfterInsertion() {
        final class Counter {
            var count = 0
        }
        struct Counted: Equatable, Identifiable {
            let id: Int
            let counter: Counter

            static func == (lhs: Counted, rhs: Counted) -> Bool {
                lhs.counter.count += 1
                return lhs.id == rhs.id
            }
        }
        let counter = Counter()
        func show(_ ids: [Int]) {
            self.show {
                ForEach(ids.map { Counted(id: $0, counter: counter) }) { _ in
                    Rectangle(color: .red, width: 1, height: 1)
                }
            }
        }
        show(Array(0..<500))
        counter.count = 0
        show([1_000] + Array(0..<500))
        #expect(counter.count < 5_000)
    }

    @Test("Text that the user typed into a field that is a row survives an event after a pass that kept the row")
    func typedTextInRow() throws {
        struct Field: Equatable, Identifiable {
            let id: Int
        }
        func show(_ count: Int) {
            self.show { ForEach((0..<count).map { Field(id: $0) }) { _ in TextField(text: "") { _ in } } }
        }
        show(1)
        stage.tap(at: CGPoint(x: 25, y: 10))
        stage.type("a")
        show(2)
        stage.type("b")
        let field = try #require(rowViews.first as? UITextField)
        #expect(field.text == "ab")
    }

    @Test("An element with another id gets another child, although its == ignores the id")
    func equalityIgnoresID() {
        struct Item: Equatable, Identifiable {
            let text: String
            let id: Int

            static func == (lhs: Item, rhs: Item) -> Bool {
                lhs.text == rhs.text
            }
        }
        func show(_ ids: [Int]) {
            self.show {
                ForEach(ids.map { Item(text: "a", id: $0) }) { _ in Rectangle(color: .red, width: 10, height: 10) }
            }
        }
        show([1, 2, 3])
        let views = rowViews
        show([2, 3])
        #expect(rowViews == Array(views.suffix(2)))
    }

    @Test("A computed id distinguishes elements that are equal")
    func computedID() {
        final class Item: Equatable {
            let number: Int

            init(number: Int) {
                self.number = number
            }

            static func == (lhs: Item, rhs: Item) -> Bool {
                true
            }
        }
        func show(_ numbers: [Int]) {
            self.show {
                ForEach(numbers.map { Item(number: $0) }, id: \.number) { _ in
                    Rectangle(color: .red, width: 10, height: 10)
                }
            }
        }
        show([1, 2])
        let views = rowViews
        show([2, 1])
        #expect(rowViews == [views[1], views[0]])
    }

    @Test("Equal ids of elements are reported")
    func duplicates() {
        let diagnostics = Diagnostics.record { show([Row(id: 1), Row(id: 1)]) }
        #expect(diagnostics.map(\.rule) == ["component.duplicate-id"])
    }

    @Test("A tap on an unchanged element calls the closure of the last pass")
    func currentClosures() {
        let log = log
        for turn in 1...3 {
            show {
                ForEach([Row(id: 1)]) { _ in
                    Button(content: AnyComponent(Rectangle(color: .red, width: 20, height: 10))) { log.note("\(turn)") }
                }
            }
        }
        stage.tap(at: CGPoint(x: 10, y: 5))
        #expect(log.take() == ["3"])
    }

    #if DEBUG
    @Test("Verification reports a component that depends on something else than its element")
    func missingDependency() {
        func show(_ color: UIColor) {
            self.show { ForEach([Row(id: 1)]) { _ in Rectangle(color: color, width: 10, height: 10) } }
        }
        let diagnostics = Diagnostics.record {
            UpdateVerification.verifying {
                show(.red)
                show(.green)
            }
        }
        #expect(diagnostics.map(\.rule).contains("foreach.missing-dependency"))
    }
    #endif

    @Test("A stack with a flexible item describes and shows all elements")
    func flexibleItems() {
        show {
            Rectangle(color: .red, width: 10, height: 10)
            Spacer()
            ForEach([Row(id: 1), Row(id: 2)]) { Rectangle(color: .blue, width: 10, height: $0.height) }
        }
        #expect(rowViews.suffix(2).map(\.frame.maxY) == [190, 200])
    }

    @Test("Random edits result in the same frames as a new stack", arguments: 0..<40)
    func equalsFresh(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var rows = (0..<Int.random(in: 0...12, using: &random)).map { Row(id: $0) }
        let fresh = Stage(size: CGSize(width: 100, height: 200))
        for step in 0..<30 {
            edit(&rows, step: step, &random)
            func items() -> [AnyComponentWithIdentity<Empty>] { Self.items(rows, hasHeader: step % 5 != 0) }
            stage.show(Column(items: items()))
            fresh.show(Rectangle(color: .clear))
            fresh.show(Column(items: items()))
            #expect(Self.frames(stage) == Self.frames(fresh), "step \(step): \(rows)")
        }
    }

    private func edit(_ rows: inout [Row], step: Int, _ random: inout SeededRandom) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: rows.shuffle(using: &random)
        case 1: rows.insert(Row(id: 100 + step), at: Int.random(in: 0...rows.count, using: &random))
        case 2 where !rows.isEmpty: rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
        case 3 where !rows.isEmpty: rows[Int.random(in: 0..<rows.count, using: &random)].height += 3
        case 4: rows.removeAll { $0.id % 3 == step % 3 }
        default: break
        }
    }

    private static func items(_ rows: [Row], hasHeader: Bool) -> [AnyComponentWithIdentity<Empty>] {
        VStack<Empty>.items {
            if hasHeader { Rectangle(color: .red, width: 30, height: 5) }
            ForEach(rows) { Rectangle(color: .blue, width: 10 + CGFloat($0.id), height: $0.height) }
            Rectangle(color: .green, width: 30, height: 5)
        }
    }

    private static func frames(_ stage: Stage) -> [CGRect] {
        stage.componentView?.subviews.first?.subviews.map(\.frame) ?? []
    }
}

extension VStack where ChildEnvironment == Empty {
    fileprivate static func items(
        @ComponentBuilder<Empty> _ content: () -> [AnyComponentWithIdentity<Empty>]
    ) -> [AnyComponentWithIdentity<Empty>] {
        content()
    }
}
