import Fuzzing
import ComponentFlowTesting
import TestSupport
import Testing

@testable import ComponentFlow

/// A row with its own height that counts its views and updates.
struct ListRow: Component {
    final class State: ComponentState {
        var extra: CGFloat = 0
    }

    let id: Int
    let height: CGFloat
    var label = ""
    let log: UpdateLog

    static func == (lhs: ListRow, rhs: ListRow) -> Bool {
        lhs.id == rhs.id && lhs.height == rhs.height && lhs.label == rhs.label
    }

    final class View: UIView {
        var id = 0
        var state: State?
    }

    func makeView() -> View {
        log.note("make \(id)")
        return View(frame: .zero)
    }

    func makeState() -> State {
        State()
    }

    func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        log.note("update \(id)")
        view.id = id
        view.state = state
        view.backgroundColor = UIColor(hue: CGFloat(id % 17) / 17, saturation: 0.6, brightness: 0.9, alpha: 1)
        return CGSize(width: availableSize.width, height: height + state.extra)
    }
}

/// A row that changes its state in its first update.
private struct GrowingRow: Component {
    let id: Int
    let log: UpdateLog

    static func == (lhs: GrowingRow, rhs: GrowingRow) -> Bool { lhs.id == rhs.id }

    func makeView() -> UIView {
        log.note("make \(id)")
        return UIView(frame: .zero)
    }

    func makeState() -> ListRow.State { ListRow.State() }

    func update(
        view: UIView, availableSize: CGSize, state: ListRow.State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        if state.extra == 0 {
            state.extra = 10
            state.updated(transition: .immediate)
        }
        return CGSize(width: availableSize.width, height: 10 + state.extra)
    }
}

/// A list on a stage, with access to its visible rows.
@MainActor
struct ListModel {
    let stage = Stage(size: CGSize(width: 100, height: 200))
    let log = UpdateLog()
    let controller = LazyListController()

    func row(_ id: Int, height: CGFloat? = nil) -> ListRow {
        ListRow(id: id, height: height ?? Self.height(id), log: log)
    }

    nonisolated static func height(_ id: Int) -> CGFloat {
        CGFloat(20 + id * 7 % 31)
    }

    /// Returns a list of rows, whose heights depend on the version, too.
    func list(_ ids: [Int], version: Int = 0) -> LazyList<Empty> {
        let section = LazyListSection(rows: ids, idOfRow: { $0 }) { row($0, height: Self.height($0 + version)) }
        return LazyList(sections: [section]).controller(controller)
    }

    func show(_ ids: [Int], version: Int = 0, transition: ComponentTransition = .immediate) {
        stage.show(list(ids, version: version), transition: transition)
    }

    var view: LazyList<Empty>.View? {
        stage.componentView as? LazyList<Empty>.View
    }

    var offset: CGFloat {
        get { view?.contentOffset.y ?? .nan }
        nonmutating set {
            view?.contentOffset.y = newValue
            stage.advance(by: 0)
        }
    }

    /// The rows with their frames in the view, from top to bottom.
    var shown: [(id: Int, frame: CGRect)] {
        (view?.subviews ?? []).compactMap { $0 as? ListRow.View }
            .map { ($0.id, $0.frame.offsetBy(dx: 0, dy: -offset)) }
            .sorted { $0.1.minY < $1.1.minY }
    }

    /// The position of a row in the view.
    func y(_ id: Int) -> CGFloat? {
        shown.first { $0.id == id }?.frame.minY
    }
}

@Suite @MainActor
struct LazyListTests {
    private let listModel = ListModel()

    @Test("An update that arrives while rows are being created is applied afterwards")
    func updateDuringLayout() {
        let listModel = listModel
        var isReplaced = false
        let section = LazyListSection(rows: Array(0..<200), idOfRow: { $0 }) { (id: Int) -> ListRow in
            if id >= 40, !isReplaced {
                isReplaced = true
                listModel.show(Array(1000..<1200))
            }
            return listModel.row(id)
        }
        listModel.stage.show(LazyList(sections: [section]).controller(listModel.controller))
        #expect(!isReplaced)
        listModel.offset = 2000
        listModel.stage.advance(by: 0)
        #expect(isReplaced)
        #expect(!listModel.shown.isEmpty)
        #expect(listModel.shown.allSatisfy { $0.id >= 1000 })
    }

    @Test("A list of a million rows creates only the visible rows and a margin")
    func million() {
        var requested = 0
        let section = LazyListSection(count: 1_000_000, idOfRow: { $0 }) { index in
            requested += 1
            return listModel.row(index)
        }
        listModel.stage.show(LazyList(sections: [section]).controller(listModel.controller))
        #expect(listModel.shown.count < 20)
        #expect(requested < 20)
        #expect(listModel.view?.contentSize.height ?? 0 > 40_000_000)
        #expect(listModel.controller.scroll(to: 777_777, at: .top, animated: false))
        #expect(listModel.y(777_777) == 0)
        #expect(listModel.shown.count < 25)
        #expect(requested < 60)
        listModel.offset += 5000
        #expect(listModel.shown.count < 25)
        #expect(requested < 80)
    }

    @Test("Rows cover the visible area without gaps at any scroll position")
    func contiguous() throws {
        listModel.show(Array(0..<400))
        var random = SeededRandom(seed: 5)
        for _ in 0..<100 {
            listModel.offset = CGFloat.random(in: 0...12_000, using: &random).rounded()
            try expectContiguous()
        }
    }

    private func expectContiguous(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let shown = listModel.shown
        let last = try #require(shown.last, sourceLocation: sourceLocation)
        #expect(shown[0].frame.minY <= 0, sourceLocation: sourceLocation)
        #expect(last.frame.maxY >= 200, sourceLocation: sourceLocation)
        for (row, next) in zip(shown, shown.dropFirst()) {
            #expect(row.frame.maxY == next.frame.minY, sourceLocation: sourceLocation)
            #expect(row.frame.height == ListModel.height(row.id), sourceLocation: sourceLocation)
        }
    }

    @Test("The content height is exact after all rows have been visible")
    func totalHeight() {
        let ids = Array(0..<100)
        listModel.show(ids)
        for step in 0..<60 { listModel.offset = CGFloat(step) * 60 }
        #expect(listModel.view?.contentSize.height == ids.reduce(0) { $0 + ListModel.height($1) })
        listModel.offset = 0
        #expect(listModel.y(0) == 0)
    }

    @Test("Measuring rows above the visible area does not move it")
    func anchorWhileScrollingUp() throws {
        listModel.show(Array(0..<1000))
        listModel.controller.scroll(to: 500, animated: false)
        var compared = 0
        for _ in 0..<200 {
            let before = listModel.shown
            listModel.offset -= 13
            for row in listModel.shown {
                guard let old = before.first(where: { $0.id == row.id }) else { continue }
                compared += 1
                #expect(row.frame.minY == old.frame.minY + 13)
            }
        }
        #expect(compared >= 200)
    }

    // MARK: - Changes

    @Test("Rows keep their views and states, and only changed rows are updated")
    func identity() throws {
        listModel.show(Array(0..<50))
        _ = listModel.log.take()
        let third = try #require(listModel.view?.subviews.compactMap { $0 as? ListRow.View }.first { $0.id == 3 })
        listModel.show([100] + Array(0..<50))
        #expect(third.superview === listModel.view)
        #expect(listModel.log.take() == ["make 100", "update 100"])
        listModel.show(Array(1..<50))
        #expect(!listModel.log.take().contains("update 3"))
        #expect(third.superview === listModel.view)
    }

    @Test("The visible area stays in place when rows above change, except at the very start")
    func anchorWhileEditing() throws {
        listModel.show(Array(0..<300))
        listModel.show([-1] + Array(0..<300))
        #expect(listModel.y(-1) == 0)
        listModel.controller.scroll(to: 100, animated: false)
        listModel.offset += 5
        let before = try #require(listModel.y(101))
        listModel.show(Array(-50..<300))
        #expect(listModel.y(101) == before)
        listModel.show(Array(60..<300))
        #expect(listModel.y(101) == before)
        listModel.show(Array(60..<100) + Array(101..<300))
        #expect(listModel.y(101) == before)
    }

    @Test("After any edit the rows equal those of a fresh list at the same position")
    func incrementalEqualsFresh() throws {
        for seed in 0..<(isDebugBuild ? 8 : 25) {
            var random = SeededRandom(seed: UInt64(seed))
            let listModel = ListModel()
            var (ids, version) = (Array(0..<80), 0)
            listModel.show(ids)
            for step in 0..<20 {
                if Int.random(in: 0..<4, using: &random) == 0 { version += 1 }
                switch Int.random(in: 0..<5, using: &random) {
                case 0: listModel.offset = CGFloat(Int.random(in: 0...2000, using: &random))
                case 1: ids.shuffle(using: &random)
                case 2: ids.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
                case 3:
                    let place = Int.random(in: 0...ids.count, using: &random)
                    ids.insert(contentsOf: (0..<5).map { 1000 * (step + 1) + $0 }, at: place)
                default: if ids.count > 3 { ids.swapAt(1, ids.count - 2) }
                }
                let isAnimated = Bool.random(using: &random)
                listModel.show(
                    ids, version: version, transition: isAnimated ? .easeInOut(duration: 0.2) : .immediate)
                listModel.stage.advance(by: isAnimated ? 0.05 : 0)
                try compareWithFresh(
                    listModel, ids, version, "seed \(seed), step \(step)", settles: Bool.random(using: &random))
            }
        }
    }

    private func compareWithFresh(
        _ listModel: ListModel, _ ids: [Int], _ version: Int, _ name: String, settles: Bool
    ) throws {
        if settles { listModel.stage.settle() }
        let view = try #require(listModel.view)
        let realized = view.rows.values.sorted { $0.entry < $1.entry }
        #expect(realized.map(\.key) == realized.map { .row(ComponentIdentity(ids[$0.entry])) }, "\(name)")
        let drawn = view.subviews.compactMap { ($0 as? ListRow.View)?.id }.filter(
            Set(realized.map { ids[$0.entry] }).contains)
        if settles { #expect(drawn == realized.map { ids[$0.entry] }, "from back to front, \(name)") }
        let range = -0.001...max(0, view.contentSize.height - 200) + 0.001
        #expect(range.contains(view.contentOffset.y), "\(name)")
        guard let first = realized.first(where: { $0.frame.maxY > view.contentOffset.y }) else {
            #expect(ids.isEmpty, "\(name)")
            return
        }
        // A fresh list with the same row at the same position.
        let fresh = ListModel()
        fresh.show(ids, version: version)
        let freshView = try #require(fresh.view)
        fresh.offset = freshView.top(of: first.entry)
        fresh.offset += view.contentOffset.y - first.frame.minY
        let old = Dictionary(uniqueKeysWithValues: realized.map { ($0.entry, $0.frame.minY - view.contentOffset.y) })
        #expect(!freshView.visibleRows.isEmpty, "\(name)")
        for row in freshView.visibleRows {
            let y = row.frame.minY - fresh.offset
            // At the end of the list the maximum offset depends on heights that only one of the lists has measured.
            guard let oldPosition = old[row.entry] else {
                Issue.record("row \(row.entry) is missing: \(name)")
                continue
            }
            if fresh.offset < freshView.offsets.upperBound { expectNear(oldPosition, y, within: 0.001, "\(name)") }
        }
        if settles {
            #expect(view.leaving.isEmpty, "\(name)")
            #expect(Set(listModel.shown.map(\.id)) == Set(realized.map { ids[$0.entry] }), "\(name)")
        }
    }

    @Test("A row that returns to the visible area while it leaves it shows its current component")
    func returningRow() {
        listModel.show(Array(0..<50))
        listModel.offset = 300
        let moved = listModel.shown[3].id
        let others = (0..<50).filter { $0 != moved }
        listModel.show([moved] + others, version: 1, transition: .linear(duration: 1))
        listModel.stage.advance(by: 0.1)
        listModel.offset = 0
        #expect(listModel.shown.first { $0.id == moved }?.frame.height == ListModel.height(moved + 1))
    }

    @Test("A row that changes its size through its own state moves the rows below")
    func rowState() throws {
        listModel.show(Array(0..<50))
        let second = try #require(listModel.view?.subviews.compactMap { $0 as? ListRow.View }.first { $0.id == 1 })
        let before = try #require(listModel.y(2))
        second.state?.extra = 30
        second.state?.updated(transition: .immediate)
        #expect(listModel.y(2) == before + 30)
    }

    @Test("A row is created once although a stack proposes several heights to the list and the row changes its state")
    func rowsOfSeveralProposals() {
        let log = UpdateLog()
        let section = LazyListSection(rows: Array(0..<100), idOfRow: { $0 }) { GrowingRow(id: $0, log: log) }
        listModel.stage.show(
            VStack<Empty> {
                LazyList(sections: [section]).id("list")
                Rectangle(color: .clear, height: 150).id("below")
            })
        listModel.stage.advance(by: 0)
        #expect(log.entries.count == Set(log.entries).count)
    }

    @Test("New rows fade in, moved rows slide and removed rows fade out")
    func animation() throws {
        listModel.show(Array(0..<50))
        let y1 = try #require(listModel.y(1))
        listModel.show([0, 100, 1] + Array(3..<50), transition: .linear(duration: 1))
        listModel.stage.advance(by: 0.5)
        let views = listModel.view?.subviews.compactMap { $0 as? ListRow.View } ?? []
        let new = try #require(views.first { $0.id == 100 })
        let moved = try #require(views.first { $0.id == 1 })
        let gone = try #require(views.first { $0.id == 2 })
        expectNear(new.layer.presentation()?.opacity ?? 0, 0.5, within: 0.05)
        expectNear(gone.layer.presentation()?.opacity ?? 0, 0.5, within: 0.05)
        let seen = (moved.layer.presentation()?.frame.minY ?? 0) - listModel.offset
        expectNear(seen, y1 + ListModel.height(100) / 2, within: 2)
        listModel.stage.settle()
        #expect(gone.superview == nil)
        #expect(listModel.view?.leaving.isEmpty == true)
    }

    @Test("Rows call their current closures, also if a token marks the section as unchanged")
    func closures() {
        var taps: [Int] = []
        func show(_ number: Int) {
            let section = LazyListSection(count: 30, idOfRow: { $0 }) { index in
                Rectangle(color: .red, height: 20).onTap { taps.append(number * 100 + index) }
            }
            listModel.stage.show(LazyList(sections: [section.token(1)]))
        }
        show(1)
        listModel.stage.tap(at: CGPoint(x: 10, y: 30))
        show(2)
        listModel.stage.tap(at: CGPoint(x: 10, y: 50))
        #expect(taps == [101, 202])
    }

    @Test("An environment change reaches the rows that read it")
    func environment() {
        struct Reader: Component {
            typealias EnvironmentType = Int

            func update(
                view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Int>,
                transition: ComponentTransition
            ) -> CGSize {
                CGSize(width: 10, height: CGFloat(environment[Int.self].value))
            }
        }
        let section = LazyListSection<Int>(count: 1000, idOfRow: { $0 }) { _ in Reader() }.token(0)
        func show(_ height: Int) -> CGRect? {
            listModel.stage.show(LazyList(sections: [section]), environment: { height })
            return listModel.stage.componentView?.subviews.map(\.frame).sorted { $0.minY < $1.minY }.dropFirst().first
        }
        #expect(show(30) == CGRect(x: 0, y: 30, width: 10, height: 30))
        #expect(show(40) == CGRect(x: 0, y: 40, width: 10, height: 40))
    }

    // MARK: - Sections

    private func sections(pinsFooters: Bool = false) -> LazyList<Empty> {
        LazyList(
            sections: (0..<20).map { section in
                LazyListSection(id: section, count: 10, idOfRow: { section * 100 + $0 }) {
                    listModel.row(section * 100 + $0, height: 30)
                }
                .header(Rectangle(color: .blue, height: 25)).footer(Rectangle(color: .green, height: 15))
            }, pinsFooters: pinsFooters
        ).controller(listModel.controller)
    }

    private func edges(_ color: UIColor) -> [CGFloat] {
        (listModel.view?.subviews ?? []).filter { $0.backgroundColor == color }.map { $0.frame.minY - listModel.offset }
            .sorted()
    }

    @Test("The header of the first visible section stays at the edge until the section ends")
    func stickyHeaders() {
        listModel.stage.show(sections())
        #expect(edges(.blue).first == 0)
        listModel.offset = 100
        #expect(edges(.blue).first == 0)
        // A section is 25 + 300 + 15 high.
        listModel.offset = 330
        #expect(edges(.blue).first == -15)
        #expect(edges(.blue).dropFirst().first == 10)
        listModel.offset = 340
        #expect(edges(.blue).contains(0))
        listModel.offset = 2000
        #expect(edges(.blue).first == 0)
        listModel.controller.scroll(to: 1505, at: .top, animated: false)
        #expect(listModel.y(1505) == 25)
        #expect(edges(.blue).first == 0)
    }

    @Test("A section footer can stay at the lower edge")
    func stickyFooters() {
        listModel.stage.show(sections(pinsFooters: true))
        #expect(edges(.green) == [185])
        listModel.offset = 140
        #expect(edges(.green).first == 185)
        listModel.offset = 160
        #expect(edges(.green).first == 165)
    }

    @Test("Section headers are in front of rows")
    func order() throws {
        listModel.stage.show(sections())
        for offset in stride(from: CGFloat(0), to: 3000, by: 77) { listModel.offset = offset }
        let views = try #require(listModel.view?.subviews)
        let firstHeader = try #require(views.firstIndex { !($0 is ListRow.View) })
        #expect(views[firstHeader...].allSatisfy { !($0 is ListRow.View) })
    }

    // MARK: - Scrolling to rows

    @Test(
        "Scrolling to a row ends exactly at its position",
        arguments: [LazyListController.Position.top, .center, .bottom],
        [true, false])
    func scrollTo(position: LazyListController.Position, isAnimated: Bool) throws {
        listModel.show(Array(0..<5000))
        for id in [4000, 12, 3, 4998, 2500, 2503, 2490] {
            #expect(listModel.controller.scroll(to: id, at: position, animated: isAnimated))
            listModel.stage.settle()
            let height = ListModel.height(id)
            let desired: CGFloat =
                switch position {
                case .top: 0
                case .center: ((200 - height) / 2).rounded()
                case .bottom: 200 - height
                }
            let y = try #require(listModel.y(id))
            let view = try #require(listModel.view)
            let isAtEnd = view.contentOffset.y == 0 || abs(view.contentOffset.y - view.offsets.upperBound) < 0.01
            #expect(isAtEnd || abs(y - desired) < 0.01, "row \(id) at \(y)")
            #expect(y >= 0)
            #expect(y + height <= 200)
        }
        #expect(!listModel.controller.scroll(to: "nobody"))
    }

    // MARK: Callbacks

    @Test("A list reports its visible rows, and once that the end is near")
    func telling() {
        var received: [LazyListVisibleRows] = []
        var ends = 0
        func show(_ count: Int) {
            let section = LazyListSection(count: count, idOfRow: { $0 }) { listModel.row($0, height: 50) }
            listModel.stage.show(
                LazyList(sections: [section]).onVisibleRowsChange { received.append($0) }.onReachEnd { ends += 1 })
        }
        show(40)
        listModel.offset = 10
        listModel.offset = 60
        #expect(received.map(\.first.index) == [0, 0, 1])
        #expect(received.map(\.last.index) == [3, 4, 5])
        #expect(ends == 0)
        listModel.offset = 1750
        listModel.offset = 1790
        #expect(ends == 1)
        show(80)
        #expect(ends == 1)
    }

    // MARK: - Bad input

    @Test("Rows with the same id are reported and all shown")
    func duplicates() {
        let section = LazyListSection(count: 6, idOfRow: { $0 / 2 }) { listModel.row($0, height: 20) }
        listModel.stage.show(LazyList(sections: [section]))
        #expect(listModel.shown.map(\.id) == [0, 1, 2, 3, 4, 5])
    }

    @Test("Empty lists, rows without height and unbounded lists are handled")
    func extremes() {
        listModel.show([])
        #expect(listModel.shown.isEmpty)
        listModel.show([1, 2])
        listModel.show([])
        #expect(listModel.shown.isEmpty)
        let flat = LazyListSection(count: 1_000_000, idOfRow: { $0 }) { listModel.row($0, height: 0) }
        listModel.stage.show(LazyList(sections: [flat]))
        #expect(listModel.shown.count < 1000)
        let host = ComponentHostView<Empty>()
        let size = host.update(
            component: AnyComponent(listModel.list([1, 2])),
            containerSize: CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(size.width.isFinite)
        #expect(size.height.isFinite)
    }

    @Test("A list that is proposed the greatest finite lengths has the size of an unbounded one")
    func greatestLength() {
        let length = CGFloat.greatestFiniteMagnitude
        let size = ComponentHostView<Empty>().update(
            component: AnyComponent(listModel.list([1, 2])), containerSize: CGSize(width: length, height: length))
        #expect(size == CGSize(width: 320, height: 480))
    }

    @Test("A problem in the rows of a lazy list is reported once, however often rows are created")
    func problemInRows() {
        let rules = Diagnostics.record {
            listModel.stage.show(
                LazyList(Array(0..<100), id: \.self) { _ in
                    VStack {
                        Rectangle(color: .red)
                        Rectangle(color: .red, height: 40)
                    }
                })
            let list = listModel.stage.window.firstScrollView
            for offset in Array(stride(from: 0 as CGFloat, to: 3000, by: 300)) + [0] {
                list?.contentOffset.y = offset
                listModel.stage.advance(by: 0.1)
            }
        }.map(\.rule)
        #expect(rules == ["size.unbounded"])
    }
}
