import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import Testing

/// Numbers that are the cells of a section.
private struct NumberGroup: Identifiable, Equatable {
    let id: Int
    var numbers: [Int]
}

@Suite("Sections of lazy grids") @MainActor
struct GridSectionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let log = UpdateLog()

    private nonisolated static let threeColumns = [GridItem(), GridItem(), GridItem()]
    /// Groups of nine numbers: with headers, a section is 30 + 3 · 50 points high.
    private nonisolated static let groups = (0..<20).map { group in
        NumberGroup(id: group, numbers: Array(group * 9..<group * 9 + 9))
    }

    private var scrollView: UIScrollView? { stage.window.firstScrollView }

    /// The frames in the window by the ids of the cells, -1 and less for the headers, and -101 and less for the footers.
    private func frames(on stage: Stage) -> [Int: CGRect] {
        var result: [Int: CGRect] = [:]
        for cell in stage.window.views(of: ListRow.View.self) {
            result[cell.id] = cell.convert(cell.bounds, to: stage.window)
        }
        return result
    }

    private var frames: [Int: CGRect] { frames(on: stage) }

    /// The frames of what is at least partly visible.
    private var visible: [Int: CGRect] {
        frames.filter { !$0.value.intersection(stage.window.bounds).isEmpty }
    }

    private func page(
        _ groups: [NumberGroup], pinnedViews: PinnedScrollableViews = [], spacing: CGFloat = 0,
        hasFooters: Bool = false, height: @escaping (Int) -> CGFloat = { _ in 50 }
    ) -> ScrollView<Empty> {
        ScrollView {
            LazyVGrid(columns: Self.threeColumns, spacing: spacing, pinnedViews: pinnedViews) {
                ForEach(groups) { group in
                    Section {
                        ForEach(group.numbers, id: \.self) { id in ListRow(id: id, height: height(id), log: log) }
                    } header: {
                        ListRow(id: -1 - group.id, height: 30, log: log)
                    } footer: {
                        if hasFooters { ListRow(id: -101 - group.id, height: 20, log: log) }
                    }
                }
            }
        }
    }

    // MARK: Layout

    @Test("A section begins a new row below its header, which extends over all columns")
    func geometry() {
        stage.show(page([NumberGroup(id: 0, numbers: [0, 1, 2, 3]), NumberGroup(id: 1, numbers: [10, 11])]))
        #expect(frames[-1] == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(frames[3] == CGRect(x: 0, y: 80, width: 100, height: 50))
        #expect(frames[-2] == CGRect(x: 0, y: 130, width: 300, height: 30))
        #expect(frames[11] == CGRect(x: 100, y: 160, width: 100, height: 50))
        #expect(scrollView?.contentSize.height == 210)
    }

    @Test("The spacing separates rows from headers and footers, too")
    func spacing() {
        let groups = [NumberGroup(id: 0, numbers: [0, 1, 2, 3]), NumberGroup(id: 1, numbers: [10])]
        stage.show(page(groups, spacing: 10, hasFooters: true))
        #expect(frames[0]?.minY == 40)
        #expect(frames[3]?.minY == 100)
        #expect(frames[-101] == CGRect(x: 0, y: 160, width: 300, height: 20))
        #expect(frames[-2]?.minY == 190)
    }

    @Test("Cells before, between and after sections begin new rows")
    func mixed() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ListRow(id: 0, height: 50, log: log)
                    Section {
                        ListRow(id: 1, height: 50, log: log)
                    } header: {
                        ListRow(id: -1, height: 30, log: log)
                    }
                    ListRow(id: 2, height: 50, log: log)
                    ListRow(id: 3, height: 50, log: log)
                    Section { ListRow(id: 4, height: 50, log: log) }
                }
            })
        #expect(frames[-1]?.minY == 50)
        #expect(frames[1]?.origin == CGPoint(x: 0, y: 80))
        #expect(frames[2]?.origin == CGPoint(x: 0, y: 130))
        #expect(frames[3]?.origin == CGPoint(x: 100, y: 130))
        #expect(frames[4]?.origin == CGPoint(x: 0, y: 180))
        #expect(scrollView?.contentSize.height == 230)
    }

    @Test("A section can have components as its header and its footer in place of builders")
    func components() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    Section(
                        header: ListRow(id: -1, height: 30, log: log), footer: ListRow(id: -101, height: 20, log: log)
                    ) {
                        ListRow(id: 0, height: 50, log: log)
                    }
                    Section(header: ListRow(id: -2, height: 30, log: log)) { ListRow(id: 1, height: 50, log: log) }
                }
            })
        #expect(frames[0]?.minY == 30)
        #expect(frames[-101]?.minY == 80)
        #expect(frames[-2]?.minY == 100)
    }

    @Test("A header that is narrower than the grid is at the leading edge", arguments: [false, true])
    func narrowHeader(isRightToLeft: Bool) throws {
        if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    Section {
                        ListRow(id: 0, height: 50, log: log)
                    } header: {
                        Probe(name: "header", size: CGSize(width: 60, height: 30), log: log)
                    }
                }
            })
        let header = try #require(stage.window.views(of: Probe.View.self).first)
        let (headerX, cellX): (CGFloat, CGFloat) = isRightToLeft ? (240, 200) : (0, 0)
        #expect(header.convert(header.bounds, to: stage.window).minX == headerX)
        #expect(frames[0]?.minX == cellX)
    }

    // MARK: Pinning

    @Test("A pinned header stays at the top edge until the next section pushes it away")
    func pinnedHeaders() {
        stage.show(page(Self.groups, pinnedViews: [.sectionHeaders]))
        #expect(frames[-1]?.minY == 0)
        scrollView?.contentOffset.y = 100
        #expect(frames[-1]?.minY == 0)
        scrollView?.contentOffset.y = 160
        #expect(frames[-1]?.minY == -10)
        #expect(frames[-2]?.minY == 20)
        scrollView?.contentOffset.y = 200
        #expect(frames[-2]?.minY == 0)
        scrollView?.contentOffset.y = 100
        #expect(frames[-1]?.minY == 0)
        #expect(frames[-2]?.minY == 80)
    }

    @Test("Without pinned views, headers scroll with the cells")
    func notPinned() {
        stage.show(page(Self.groups))
        scrollView?.contentOffset.y = 10
        #expect(frames[-1]?.minY == -10)
    }

    @Test("Headers that are no longer pinned return to their places, and pinned ones to the edge")
    func changedPinning() {
        stage.show(page(Self.groups, pinnedViews: [.sectionHeaders]))
        scrollView?.contentOffset.y = 10
        stage.show(page(Self.groups))
        #expect(frames[-1]?.minY == -10)
        stage.show(page(Self.groups, pinnedViews: [.sectionHeaders]))
        #expect(frames[-1]?.minY == 0)
    }

    @Test("The header of a long section is pinned although its place is far above the visible cells")
    func longSection() {
        stage.show(page([NumberGroup(id: 0, numbers: Array(0..<3_000))], pinnedViews: [.sectionHeaders]))
        scrollView?.contentOffset.y = 20_000
        #expect(visible[-1]?.minY == 0)
        #expect(visible.count >= 13)
        #expect(frames.count < 60)
    }

    @Test("A pinned footer stays at the bottom edge until the section before pushes it away")
    func pinnedFooters() {
        // A section is 30 + 4 · 50 + 20 high.
        let groups = (0..<5).map { NumberGroup(id: $0, numbers: Array($0 * 12..<$0 * 12 + 12)) }
        stage.show(page(groups, pinnedViews: [.sectionFooters], hasFooters: true))
        #expect(frames[-101]?.minY == 180)
        scrollView?.contentOffset.y = 40
        #expect(frames[-101]?.minY == 180)
        scrollView?.contentOffset.y = 60
        #expect(frames[-101]?.minY == 170)
        #expect(frames[-102]?.minY == 190)
        scrollView?.contentOffset.y = 100
        #expect(frames[-102]?.minY == 180)
    }

    @Test("Headers are in front of cells")
    func order() throws {
        stage.show(page(Self.groups, pinnedViews: [.sectionHeaders]))
        for offset in stride(from: CGFloat(0), to: 2_000, by: 77) { scrollView?.contentOffset.y = offset }
        let views = try #require(stage.window.views(of: LazyGridView.self).first).subviews
        let firstHeader = try #require(views.firstIndex { !($0 is ListRow.View) })
        #expect(views[firstHeader...].allSatisfy { !($0 is ListRow.View) })
    }

    // MARK: Changes

    @Test("A grid with sections that was changed several times looks like a new one", arguments: [false, true])
    func incremental(isPinned: Bool) {
        var random = SeededRandom(seed: 11)
        let pinnedViews: PinnedScrollableViews = isPinned ? [.sectionHeaders, .sectionFooters] : []
        let height: (Int) -> CGFloat = { CGFloat(10 + $0 % 5 * 8) }
        let size = CGSize(width: 300, height: 8_000)
        stage.resize(to: size)
        var groups = [NumberGroup(id: 0, numbers: Array(0..<7))]
        var wrong: [[NumberGroup]] = []
        for round in 1..<50 {
            let index = Int.random(in: 0..<groups.count, using: &random)
            switch Int.random(in: 0...4, using: &random) {
            case 0: groups.insert(NumberGroup(id: round, numbers: [round * 100, round * 100 + 1]), at: index)
            case 1 where groups.count > 1: groups.remove(at: index)
            case 2: groups.shuffle(using: &random)
            case 3 where !groups[index].numbers.isEmpty: groups[index].numbers.removeFirst()
            default: groups[index].numbers += [round * 100 + 2, round * 100 + 3]
            }
            let content = page(groups, pinnedViews: pinnedViews, spacing: 4, hasFooters: isPinned, height: height)
            stage.show(content)
            let fresh = Stage(size: size)
            fresh.show(content)
            if frames(on: stage) != frames(on: fresh) { wrong.append(groups) }
        }
        #expect(wrong.isEmpty)
    }

    @Test("When sections above are inserted and removed, what is visible keeps its place")
    func changesAbove() {
        stage.show(page(Self.groups, pinnedViews: [.sectionHeaders]))
        scrollView?.contentOffset.y = 400
        let before = visible
        let new = NumberGroup(id: 50, numbers: Array(900..<909))
        stage.show(page([new] + Self.groups, pinnedViews: [.sectionHeaders]))
        stage.settle()
        #expect(visible == before)
        stage.show(page(Array(Self.groups.dropFirst()), pinnedViews: [.sectionHeaders]))
        stage.settle()
        #expect(visible == before)
    }

    @Test("While a grid is scrolled, its sections are not described again, and only the visible cells are")
    func descriptions() {
        var (sectionCount, cells) = (0, Set<Int>())
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ForEach(Self.groups) { group in
                        sectionCount += 1
                        return Section("\(group.id)") {
                            ForEach(group.numbers, id: \.self) { id in
                                cells.insert(id)
                                return Rectangle(color: .red, height: 50)
                            }
                        }
                    }
                }
            })
        let before = sectionCount
        scrollView?.contentOffset.y = 1_000
        #expect(sectionCount == before)
        #expect(cells.count < 70)
    }

    @Test("When a model changes that the description of a section has read, the grid shows its cells")
    func models() {
        let shelf = ListedBooks(0..<3)
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ForEach([0], id: \.self) { _ in
                        Section("Books") {
                            ForEach(shelf.books, id: \.self) { id in ListRow(id: id, height: 50, log: log) }
                        }
                    }
                }
            })
        shelf.books.append(7)
        stage.advance(by: 0.1)
        #expect(frames[7]?.minX == 0)
        #expect(frames[7]?.minY == (frames[0]?.minY ?? 0) + 50)
    }

    @Test("A control in a section calls the current closure")
    func closures() throws {
        let log = log
        func show(_ name: String) {
            stage.show(
                ScrollView {
                    LazyVGrid(columns: [GridItem()]) {
                        ForEach([0], id: \.self) { _ in
                            Section("Title") {
                                ForEach([0], id: \.self) { _ in Button("Cell") { log.note(name) } }
                            }
                        }
                    }
                })
        }
        show("old")
        show("new")
        let button = try #require(stage.window.views(of: UIControl.self).first)
        stage.tap(on: button)
        #expect(log.take() == ["new"])
    }

    @Test("When a header becomes higher, the cells below it move")
    func growingHeader() {
        func show(_ height: CGFloat) {
            stage.show(
                ScrollView {
                    LazyVGrid(columns: Self.threeColumns, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ListRow(id: 0, height: 50, log: log)
                        } header: {
                            ListRow(id: -1, height: height, log: log)
                        }
                    }
                })
        }
        show(30)
        show(45)
        #expect(frames[-1] == CGRect(x: 0, y: 0, width: 300, height: 45))
        #expect(frames[0]?.minY == 45)
    }

    // MARK: Accessibility

    @Test("Headers are headings for assistive technologies, and cells have their positions among those of all sections")
    func accessibility() {
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    Section("First") {
                        ForEach(["a", "b"], id: \.self) { Text($0) }
                    }
                    Section {
                        ForEach(["c"], id: \.self) { Text($0) }
                    } header: {
                        Text("Second")
                    }
                }
            })
        let lines = stage.accessibilityOutline.map { String($0.drop { $0 == " " }) }
        let headings = lines.filter { $0.hasPrefix("heading") }
        #expect(headings.first?.hasPrefix(#"heading "First" level 2"#) == true)
        #expect(headings.last?.hasPrefix(#"heading "Second""#) == true)
        let cells = lines.filter { $0.hasPrefix("label") }
        #expect(cells == [#"label "a" 1 of 3"#, #"label "b" 2 of 3"#, #"label "c" 3 of 3"#])
    }

    // MARK: Keys

    /// The name of the element with the keyboard focus, as assistive technologies present it.
    private var focused: String? {
        let line = stage.accessibilityOutline.first { $0.contains("focused") }
        return line?.split(separator: "\"").dropFirst().first.map(String.init)
    }

    @Test("The arrow keys move the focus over headers to the cells of other sections")
    func focus() {
        let groups = [NumberGroup(id: 0, numbers: Array(0..<4)), NumberGroup(id: 1, numbers: Array(10..<15))]
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns, pinnedViews: [.sectionHeaders]) {
                    ForEach(groups) { group in
                        Section("\(group.id)") {
                            ForEach(group.numbers, id: \.self) { id in Button("Cell \(id)") {}.frame(height: 30) }
                        }
                    }
                }
            })
        stage.press(KeySymbol.tab)
        let keys = [
            KeySymbol.right, KeySymbol.down, KeySymbol.down, KeySymbol.right, KeySymbol.right, KeySymbol.up,
            KeySymbol.up,
        ]
        let names = keys.map { key in
            stage.press(key)
            stage.advance(by: 1)
            return focused
        }
        #expect(names == ["Cell 1", "Cell 3", "Cell 10", "Cell 11", "Cell 12", "Cell 3", "Cell 0"])
    }

    @Test("A cell that receives the focus is scrolled out from below a pinned header")
    func focusBelowHeader() throws {
        stage.show(
            ScrollView {
                LazyVGrid(columns: [GridItem()], pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(Array(0..<40), id: \.self) { id in Button("Cell \(id)") {}.frame(height: 40) }
                    } header: {
                        Rectangle(color: .red, height: 60)
                    }
                }
            })
        stage.press(KeySymbol.tab)
        for key in [UInt32](repeating: KeySymbol.down, count: 20) + [UInt32](repeating: KeySymbol.up, count: 10) {
            stage.press(key)
            stage.advance(by: 1)
        }
        #expect(focused == "Cell 10")
        let item = try #require(UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UIView)
        #expect(item.convert(item.bounds, to: stage.window).minY >= 60)
    }
}

@Suite("Sections of lazy grids that scroll horizontally") @MainActor
struct HorizontalGridSectionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let log = UpdateLog()

    private var scrollView: UIScrollView? { stage.window.firstScrollView }

    /// The frame of a cell or header in the window.
    private func frame(of name: String) -> CGRect? {
        let cell = stage.window.views(of: Probe.View.self).first { $0.accessibilityIdentifier == name }
        return cell.map { $0.convert($0.bounds, to: stage.window) }
    }

    /// A section is 40 + 4 · 60 points long.
    private var page: ScrollView<Empty> {
        ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], pinnedViews: [.sectionHeaders]) {
                ForEach(Array(0..<20), id: \.self) { section in
                    Section {
                        ForEach(Array(0..<8), id: \.self) { id in
                            Probe(name: "\(section).\(id)", size: CGSize(width: 60, height: 50), log: log)
                        }
                    } header: {
                        Probe(name: "header \(section)", size: CGSize(width: 40, height: 100), log: log)
                    }
                }
            }
        }
    }

    @Test("A header is before the columns of its section, and is pinned to the left edge")
    func leftToRight() {
        stage.show(page)
        #expect(frame(of: "header 0") == CGRect(x: 0, y: 0, width: 40, height: 100))
        #expect(frame(of: "0.3") == CGRect(x: 100, y: 50, width: 60, height: 50))
        #expect(frame(of: "header 1")?.minX == 280)
        scrollView?.contentOffset.x = 100
        #expect(frame(of: "header 0")?.minX == 0)
        scrollView?.contentOffset.x = 260
        #expect(frame(of: "header 0")?.minX == -20)
    }

    @Test("In a layout from right to left, a header is pinned to the right edge")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.show(page)
        #expect(frame(of: "header 0")?.maxX == 300)
        scrollView?.contentOffset.x -= 100
        #expect(frame(of: "header 0")?.maxX == 300)
        #expect(frame(of: "0.2")?.maxX == 300)
        scrollView?.contentOffset.x -= 160
        #expect(frame(of: "header 0")?.maxX == 320)
    }
}
