import ComponentFlow
import ComponentFlowTesting
import Foundation
import Fuzzing
import TestSupport
import Testing

@Suite("Lazy grids") @MainActor
struct LazyGridTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let log = UpdateLog()

    private var scrollView: UIScrollView? { stage.window.firstScrollView }
    private var cells: [ListRow.View] { stage.window.views(of: ListRow.View.self) }

    private nonisolated static let threeColumns = [GridItem(), GridItem(), GridItem()]

    /// The frames of the cells in the window, by their ids.
    private func frames(on stage: Stage) -> [Int: CGRect] {
        var result: [Int: CGRect] = [:]
        for cell in stage.window.views(of: ListRow.View.self) {
            result[cell.id] = cell.convert(cell.bounds, to: stage.window)
        }
        return result
    }

    /// The frames of the cells that are at least partly visible.
    private var visible: [Int: CGRect] {
        frames(on: stage).filter { !$0.value.intersection(stage.window.bounds).isEmpty }
    }

    private func page(
        _ ids: [Int], columns: [GridItem] = Self.threeColumns, spacing: CGFloat = 0, header: CGFloat = 0,
        height: @escaping (Int) -> CGFloat = { _ in 50 }
    ) -> ScrollView<Empty> {
        ScrollView {
            VStack {
                if header > 0 { Rectangle(color: .gray, height: header) }
                LazyVGrid(columns: columns, spacing: spacing) {
                    ForEach(ids, id: \.self) { id in ListRow(id: id, height: height(id), log: log) }
                }
            }
        }
    }

    private var makeCount: Int { log.entries.count(where: { $0.hasPrefix("make") }) }

    // MARK: Laziness

    @Test("A grid of 100,000 cells creates only those near the visible area, and has the height of all")
    func lazy() {
        stage.show(page(Array(0..<100_000)))
        #expect(scrollView?.contentSize == CGSize(width: 300, height: 33_334 * 50))
        #expect(Set(visible.keys) == Set(0..<24))
        #expect(cells.count <= 45)
        #expect(makeCount <= 45)
    }

    @Test("At the end of 100,000 cells the last ones are visible, and those at the start are released")
    func end() {
        stage.show(page(Array(0..<100_000)))
        scrollView?.contentOffset.y = 33_334 * 50 - 400
        #expect(Set(visible.keys) == Set(99_978..<100_000))
        #expect(cells.count <= 45)
        #expect(makeCount <= 100)
    }

    @Test("While a grid is scrolled in small and large steps, all visible cells exist")
    func scrolling() {
        stage.show(page(Array(0..<100_000)))
        var random = SeededRandom(seed: 3)
        var gaps: [CGFloat] = []
        for step in 0..<300 {
            let offset = step % 10 == 0 ? CGFloat.random(in: 0...1_666_000, using: &random) : 37
            let target = step % 10 == 0 ? offset.rounded() : min((scrollView?.contentOffset.y ?? 0) + offset, 1_666_300)
            scrollView?.contentOffset.y = target
            let first = Int(target / 50) * 3
            let last = min(Int(((target + 400) / 50).rounded(.up)) * 3, 100_000)
            if Set(visible.keys) != Set(first..<last) { gaps.append(target) }
        }
        #expect(gaps.isEmpty)
        #expect(cells.count <= 60)
    }

    @Test("Only cells near the visible area are described")
    func descriptions() {
        var described: Set<Int> = []
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ForEach(Array(0..<100_000), id: \.self) { id in
                        described.insert(id)
                        return Rectangle(color: .red, height: 50)
                    }
                }
            })
        #expect(described.count <= 45)
    }

    @Test("A grid that is scrolled into view below other content creates its cells then")
    func belowContent() {
        stage.show(page(Array(0..<1_000), header: 1_000))
        #expect(visible.isEmpty)
        scrollView?.contentOffset.y = 900
        #expect(Set(visible.keys) == Set(0..<18))
        #expect(visible[0] == CGRect(x: 0, y: 100, width: 100, height: 50))
    }

    @Test("A grid without a scroll view creates all cells")
    func withoutScrollView() {
        let size = stage.show(
            LazyVGrid(columns: Self.threeColumns) {
                for id in 0..<40 { ListRow(id: id, height: 50, log: log).id(id) }
            })
        #expect(size == CGSize(width: 300, height: 14 * 50))
        #expect(cells.count == 40)
    }

    @Test("When the scroll view becomes higher, the cells that become visible are created")
    func resizing() {
        stage.show(page(Array(0..<1_000)))
        stage.resize(to: CGSize(width: 300, height: 1_200))
        stage.show(page(Array(0..<1_000)))
        #expect(Set(visible.keys) == Set(0..<72))
    }

    @Test(
        "A grid in a scroll view of any height creates no more cells than there are",
        arguments: [1e6, 1e30, 1e300, .greatestFiniteMagnitude, .infinity] as [CGFloat])
    func greatestHeight(height: CGFloat) {
        let size = ComponentHostView<Empty>().update(
            component: AnyComponent(page(Array(0..<100))), containerSize: CGSize(width: 300, height: height))
        #expect(size.width == 300)
        #expect(makeCount == 100)
    }

    @Test(
        "A spacing that is not finite is 0, also if it is set later",
        arguments: [.nan, .infinity, -.infinity] as [CGFloat])
    func infiniteSpacing(spacing: CGFloat) {
        var item = GridItem(.adaptive(minimum: 100), spacing: 8)
        item.spacing = spacing
        stage.show(page(Array(0..<6), columns: [item]))
        #expect(visible[1]?.minX == 100)
        #expect(visible[3]?.origin == CGPoint(x: 0, y: 50))
    }

    // MARK: Layout

    @Test("Cells fill the columns row by row, a row is as high as its highest cell, and the others are aligned in it")
    func geometry() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: [GridItem(alignment: .top), GridItem(spacing: 0, alignment: .bottom)], spacing: 10) {
                    for (id, height) in [20, 50, 30].enumerated() {
                        ListRow(id: id, height: CGFloat(height), log: log).id(id)
                    }
                }
            })
        #expect(visible[0] == CGRect(x: 0, y: 0, width: 150, height: 20))
        #expect(visible[1] == CGRect(x: 150, y: 0, width: 150, height: 50))
        #expect(visible[2] == CGRect(x: 0, y: 60, width: 150, height: 30))
        #expect(scrollView?.contentSize.height == 90)
    }

    @Test("Other components in a grid are cells between the elements")
    func mixed() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ListRow(id: -1, height: 50, log: log)
                    ForEach([1, 2], id: \.self) { id in ListRow(id: id, height: 50, log: log) }
                    ForEach([Int](), id: \.self) { id in ListRow(id: id, height: 50, log: log) }
                    ListRow(id: -2, height: 50, log: log)
                }
            })
        #expect(visible[-1]?.origin == .zero)
        #expect(visible[2]?.origin == CGPoint(x: 200, y: 0))
        #expect(visible[-2]?.origin == CGPoint(x: 0, y: 50))
    }

    @Test("Another width changes the number of adaptive columns")
    func adaptive() {
        let columns = [GridItem(.adaptive(minimum: 90))]
        stage.show(page(Array(0..<100), columns: columns))
        #expect(visible[3]?.origin == CGPoint(x: 0, y: 50))
        stage.resize(to: CGSize(width: 500, height: 400))
        stage.show(page(Array(0..<100), columns: columns))
        #expect(visible[5]?.origin == CGPoint(x: 0, y: 50))
        #expect(scrollView?.contentSize.height == 1_000)
    }

    @Test("In a layout from right to left the first column is at the right")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(page(Array(0..<10)))
        #expect(visible[0]?.maxX == 300)
        #expect(visible[2]?.minX == 0)
    }

    @Test("An empty grid has no size, and shows cells when it gets elements")
    func empty() {
        stage.show(page([]))
        #expect(scrollView?.contentSize.height == 0)
        stage.show(page([1, 2]))
        #expect(Set(visible.keys) == [1, 2])
    }

    // MARK: Changes

    @Test("A grid that was changed several times looks like a new one")
    func incremental() {
        var random = SeededRandom(seed: 7)
        let height: (Int) -> CGFloat = { CGFloat(10 + $0 % 5 * 8) }
        stage.resize(to: CGSize(width: 300, height: 3_000))
        var ids = Array(0..<30)
        var wrong: [[Int]] = []
        for round in 0..<60 {
            switch Int.random(in: 0...3, using: &random) {
            case 0: ids.insert(1_000 + round, at: Int.random(in: 0...ids.count, using: &random))
            case 1 where ids.count > 1: ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
            case 2: ids.shuffle(using: &random)
            default: ids.append(contentsOf: [2_000 + round, 3_000 + round])
            }
            stage.show(page(ids, spacing: 4, height: height))
            let fresh = Stage(size: CGSize(width: 300, height: 3_000))
            fresh.show(page(ids, spacing: 4, height: height))
            if frames(on: stage) != frames(on: fresh) { wrong.append(ids) }
        }
        #expect(wrong.isEmpty)
    }

    @Test("When rows above turn out to have another height than estimated, the visible cells keep their place")
    func anchor() {
        stage.show(page(Array(0..<10_000), height: { CGFloat(20 + $0 % 7 * 10) }))
        scrollView?.contentOffset.y = 20_000
        var jumps: [CGFloat] = []
        for _ in 0..<100 {
            let before = visible
            scrollView?.contentOffset.y -= 30
            for (id, frame) in visible {
                if let old = before[id], abs(frame.minY - old.minY - 30) > 0.5 { jumps.append(frame.minY - old.minY) }
            }
        }
        #expect(jumps.isEmpty)
    }

    @Test("The height of all rows is estimated by the average of those that were visible, not by the first one")
    func estimate() {
        stage.show(page(Array(0..<1_000), columns: [GridItem()], height: { $0 == 0 ? 200 : 50 }))
        // The first row and the eight or more after it are made.
        #expect((scrollView?.contentSize.height ?? .infinity) < 1_000 * 70)
        for _ in 0..<100 { scrollView?.contentOffset.y += 50 }
        let height = scrollView?.contentSize.height ?? 0
        expectNear(height, 200 + 999 * 50, within: 5_000)
    }

    @Test("Another estimate does not move the visible cells")
    func estimateKeepsPlaces() {
        stage.show(page(Array(0..<2_000), columns: [GridItem()], height: { $0 < 1_000 ? 50 : 150 }))
        scrollView?.contentOffset.y = 49_000
        var jumps: [CGFloat] = []
        for _ in 0..<200 {
            let before = visible
            scrollView?.contentOffset.y += 30
            for (id, frame) in visible {
                if let old = before[id], abs(frame.minY - old.minY + 30) > 0.5 { jumps.append(frame.minY - old.minY) }
            }
        }
        #expect(jumps.isEmpty)
        #expect((scrollView?.contentSize.height ?? 0) > 2_000 * 60)
    }

    @Test("When the elements become few, the last ones are visible")
    func shrinking() {
        stage.show(page(Array(0..<10_000)))
        scrollView?.contentOffset.y = 50_000
        stage.show(page(Array(0..<60)))
        stage.settle()
        #expect(scrollView?.contentOffset.y == 600)
        #expect(Set(visible.keys) == Set(36..<60))
    }

    @Test("A larger text size changes the height of all rows")
    func textSize() {
        func page() -> ScrollView<Empty> {
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ForEach(Array(0..<3_000), id: \.self) { _ in Text("A") }
                }
            }
        }
        stage.show(page())
        let height = scrollView?.contentSize.height ?? 0
        stage.setTextScale(2)
        stage.advance(by: 0.1)
        let fresh = Stage(size: CGSize(width: 300, height: 400))
        fresh.setTextScale(2)
        fresh.show(page())
        #expect((scrollView?.contentSize.height ?? 0) > height)
        // The heights of rows without cells are estimates.
        let expected = fresh.window.firstScrollView?.contentSize.height ?? 0
        expectNear(scrollView?.contentSize.height ?? 0, expected, within: expected / 100)
    }

    @Test("Tab moves the focus to cells that did not exist, which are scrolled into view")
    func keyboard() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: [GridItem()]) {
                    ForEach(Array(0..<200), id: \.self) { id in Button("Cell \(id)") {} }
                }
            })
        for _ in 0..<60 {
            stage.pressKey(symbol: KeySymbol.tab)
            stage.settle()
        }
        #expect((scrollView?.contentOffset.y ?? 0) > 2_000)
    }

    @Test("The cells are elements for assistive technologies in their order")
    func accessibility() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    ForEach(["one", "two", "three"], id: \.self) { Text($0) }
                }
            })
        let outline = stage.accessibilityOutline.joined(separator: "\n")
        let places = ["one", "two", "three"].compactMap { outline.range(of: #"label "\#($0)""#)?.lowerBound }
        #expect(places.count == 3)
        #expect(places == places.sorted())
    }
}

@Suite("Lazy grids that scroll horizontally") @MainActor
struct LazyHorizontalGridTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let log = UpdateLog()

    private var scrollView: UIScrollView? { stage.window.firstScrollView }
    private var cells: [Probe.View] { stage.window.views(of: Probe.View.self) }

    /// The visible cells with their frames in the window, by their names.
    private var visible: [String: CGRect] {
        var result: [String: CGRect] = [:]
        for cell in cells {
            let frame = cell.convert(cell.bounds, to: stage.window)
            if !frame.intersection(stage.window.bounds).isEmpty { result[cell.accessibilityIdentifier ?? ""] = frame }
        }
        return result
    }

    private var page: ScrollView<Empty> {
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
                ForEach(Array(0..<100_000), id: \.self) { id in
                    Probe(name: "\(id)", size: CGSize(width: 60, height: 50), log: log)
                }
            }
        }
    }

    @Test("Cells fill the rows column by column, and only those near the visible area exist")
    func lazy() {
        stage.show(page)
        #expect(scrollView?.contentSize == CGSize(width: 50_000 * 60, height: 100))
        #expect(Set(visible.keys) == Set((0..<10).map { "\($0)" }))
        #expect(visible["1"] == CGRect(x: 0, y: 50, width: 60, height: 50))
        #expect(visible["2"] == CGRect(x: 60, y: 0, width: 60, height: 50))
        #expect(cells.count <= 20)
    }

    @Test("In a layout from right to left the first column is at the right, also after scrolling")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(page)
        #expect(visible["0"]?.maxX == 300)
        scrollView?.contentOffset.x -= 6_000
        #expect(Set(visible.keys) == Set((200..<210).map { "\($0)" }))
        #expect(cells.count <= 40)
    }
}
