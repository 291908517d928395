import TestSupport
import Testing

@testable import OpenUILists
import UIKitTestSupport

@Suite @MainActor struct TableViewTests {
    @MainActor private final class Recorder: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [50]
        var lines: [String] = []
        var titles: [String?] = []
        var made = 0
        var heights: [Int: CGFloat] = [:]

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if cell is NumberRow { cell.textLabel?.text = "Row \(indexPath.row)" }
            (cell as? NumberRow)?.height = heights[indexPath.row] ?? 44
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }

        private func note(_ name: String, _ path: IndexPath) { lines.append("\(name) \(path.row)") }
        func tableView(_ t: UITableView, shouldHighlightRowAt p: IndexPath) -> Bool {
            note("shouldHighlight", p)
            return true
        }
        func tableView(_ t: UITableView, didHighlightRowAt p: IndexPath) { note("didHighlight", p) }
        func tableView(_ t: UITableView, didUnhighlightRowAt p: IndexPath) { note("didUnhighlight", p) }
        func tableView(_ t: UITableView, willSelectRowAt p: IndexPath) -> IndexPath? {
            note("willSelect", p)
            return p
        }
        func tableView(_ t: UITableView, willDeselectRowAt p: IndexPath) -> IndexPath? {
            note("willDeselect", p)
            return p
        }
        func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { note("didSelect", p) }
        func tableView(_ t: UITableView, didDeselectRowAt p: IndexPath) { note("didDeselect", p) }
        func tableView(_ t: UITableView, accessoryButtonTappedForRowWith p: IndexPath) { note("accessory", p) }
        func tableView(
            _ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt p: IndexPath
        ) { note("commit \(style)", p) }
    }

    private func show(_ stage: WindowStage, _ recorder: Recorder, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(NumberRow.self, forCellReuseIdentifier: "row")
        table.dataSource = recorder
        table.delegate = recorder
        stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.frame()
        return table
    }

    @Test("A cell and a header are created without arguments, and then have the default style and no identifier")
    func initializersWithoutArguments() {
        final class Row: UITableViewCell {}
        #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(UITableViewCell().reuseIdentifier == nil)
        #expect(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        #expect(Row().style == .default)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    }

    @Test("Insets of separators from the automatic ones are added to the start of the text")
    func separatorInsetReference() throws {
        try WindowStage.run { stage in
            let table = show(stage, Recorder())
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let automatic = cell.separatorInset.left
            table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
            #expect(cell.separatorInset.left == 5)
            table.separatorInsetReference = .fromAutomaticInsets
            #expect(automatic > 0)
            #expect(cell.separatorInset.left == automatic + 5)
            #expect(cell.separatorInset.right == 7)
        }
    }

    @Test("The background for multiple selection replaces that of selected cells where several rows can be selected")
    func multipleSelectionBackground() throws {
        try WindowStage.run { stage in
            let table = show(stage, Recorder())
            let path = IndexPath(row: 0, section: 0)
            let cell = try #require(table.cellForRow(at: path))
            let (one, several) = (UIView(), UIView())
            cell.selectedBackgroundView = one
            cell.multipleSelectionBackgroundView = several
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            #expect(one.alpha == 1)
            #expect(several.alpha == 0)
            table.deselectRow(at: path, animated: false)
            table.allowsMultipleSelection = true
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            #expect(one.alpha == 0)
            #expect(several.alpha == 1)
            stage.frame()
            #expect(several.frame == cell.bounds)
            #expect(several.superview === cell)
            table.deselectRow(at: path, animated: false)
            #expect(several.alpha == 0)
        }
    }

    @Test("The chevron of a row grows with the user's text size")
    func chevronTextSize() {
        WindowStage.run { stage in
            let cell = stage.add(
                UITableViewCell(style: .default, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 200, height: 100))
            cell.accessoryType = .disclosureIndicator
            cell.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.frame()
            let chevron = cell.subviews.first { $0 is TableAccessoryView }
            #expect(chevron?.frame.width ?? 0 > 20)
        }
    }

    @Test("A tap on a row calls the delegate in UIKit's order")
    func selection() {
        WindowStage.run { stage in
            let recorder = Recorder()
            let table = show(stage, recorder)
            stage.tap(100, 20)
            #expect(
                recorder.lines == [
                    "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "didSelect 0",
                ])
            recorder.lines = []
            stage.tap(100, 60)
            #expect(
                recorder.lines.dropFirst(3) == ["willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1"])
            #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
            table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
            #expect(table.indexPathsForSelectedRows == nil)
            #expect(recorder.lines.last == "didSelect 1")
        }
    }

    @Test("Visible rows keep their positions when the heights of rows above differ from their estimates")
    func anchoring() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [500]
            for row in 0..<500 { recorder.heights[row] = CGFloat(20 + row % 7 * 15) }
            let table = show(stage, recorder)
            table.contentOffset.y = 4000
            stage.frame()
            for _ in 0..<60 {
                let path = try #require(table.indexPathsForVisibleRows?.last)
                let before = table.rectForRow(at: path).minY - table.contentOffset.y
                table.contentOffset.y -= 9
                stage.frame()
                #expect(table.rectForRow(at: path).minY - table.contentOffset.y == before + 9)
            }
            let bottoms = (table.visibleCells.map(\.frame.maxY), table.visibleCells.map(\.frame.minY))
            #expect(zip(bottoms.0, bottoms.1.dropFirst()).allSatisfy { $0 == $1 })
            table.scrollToRow(at: IndexPath(row: 400, section: 0), at: .middle, animated: false)
            expectNear(table.rectForRow(at: IndexPath(row: 400, section: 0)).midY, table.bounds.midY, within: 1)
            table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
            #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY == table.contentOffset.y)
        }
    }

    @Test("An animated scroll to a row ends at the row even if rows in between are higher than estimated")
    func animatedScrolling() {
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [500]
            for row in 0..<500 { recorder.heights[row] = CGFloat(50 + row % 7 * 15) }
            let table = show(stage, recorder)
            for (row, position) in [(120, UITableView.ScrollPosition.top), (300, .bottom), (7, .middle)] {
                let path = IndexPath(row: row, section: 0)
                table.scrollToRow(at: path, at: position, animated: true)
                stage.advance(by: 0.5)
                let (frame, bounds) = (table.rectForRow(at: path), table.bounds)
                switch position {
                case .top: expectNear(frame.minY, bounds.minY, within: 1)
                case .bottom: expectNear(frame.maxY, bounds.maxY, within: 1)
                default: expectNear(frame.midY, bounds.midY, within: 1)
                }
            }
        }
    }

    @Test("Section headers of plain tables stay at the top until the next header pushes them off")
    func sticky() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [10, 10]
            recorder.titles = ["First", "Second"]
            let table = show(stage, recorder)
            table.rowHeight = 44
            table.sectionHeaderTopPadding = 0
            stage.frame()
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.textLabel?.text == "First")
            #expect(header.frame.minY == 0)
            table.contentOffset.y = 100
            stage.frame()
            #expect(header.frame.minY == 100)
            let end = table.rect(forSection: 0).maxY
            table.contentOffset.y = end - 10
            stage.frame()
            #expect(header.frame.maxY == end)
            #expect(table.headerView(forSection: 1)?.frame.minY == end)
            let front = table.subviews.lastIndex { $0 is UITableViewCell } ?? 0
            #expect(table.subviews.firstIndex { $0 === header }.map { $0 > front } == true)
        }
    }

    @Test("Grouped sections have spacing between them, and empty grouped headers have the default heights")
    func grouped() {
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [2, 2]
            let table = show(stage, recorder, style: .insetGrouped)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 168, height: 44))
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 158)
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            #expect(cell?.layer.cornerRadius == 10)
        }
    }

    @Test("Table header and footer views scroll with the rows and add to the content height")
    func edges() {
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [3]
            let table = show(stage, recorder)
            table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
            table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            stage.frame()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 60)
            #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
            #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 192, width: 200, height: 30))
            #expect(table.contentSize.height == 222)
        }
    }

    @Test("An empty batch update animates changed row heights")
    func heights() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            let table = show(stage, recorder)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? NumberRow)
            let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            cell.height = 100
            table.beginUpdates()
            table.endUpdates()
            #expect(cell.frame.height == 100)
            #expect(next.frame.minY == 100)
            stage.advance(by: 0.15)
            #expect((45..<99).contains((next.layer.presentation()?.frame.minY ?? 0)))
        }
    }

    @Test("A million rows of fixed or estimated height cost only the visible rows")
    func million() {
        for rowHeight in [CGFloat(44), UITableView.automaticDimension] {
            WindowStage.run { stage in
                let recorder = Recorder()
                recorder.counts = [1_000_000]
                let table = show(stage, recorder)
                table.rowHeight = rowHeight
                stage.frame()
                for offset in stride(from: CGFloat(0), to: 43_000_000, by: 2_000_050) {
                    table.contentOffset.y = offset
                    stage.frame()
                    #expect((5...6).contains(table.visibleCells.count))
                }
                #expect(recorder.made < 200)
                #expect(table.layout.heights.chunkCount < 200)
            }
        }
    }

    /// A data source that counts how often the list of the table's subviews is stored at another address.
    @MainActor private final class SubviewListObserver: NSObject, UITableViewDataSource {
        private(set) var moves = 0
        private var address: UnsafePointer<UIView>?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let current = tableView.subviews.withUnsafeBufferPointer { $0.baseAddress }
            if current != address { moves += 1 }
            address = current
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("A layout that creates many rows does not copy the list of subviews for each of them")
    func subviewList() {
        WindowStage.run { stage in
            let observer = SubviewListObserver()
            let table = UITableView(frame: .zero, style: .plain)
            table.rowHeight = 1
            table.dataSource = observer
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            #expect(table.visibleCells.count == 200)
            #expect(observer.moves < 20)
        }
    }

    @Test("In editing mode rows show controls that confirm and commit, and detail buttons call the delegate")
    func editing() {
        WindowStage.run { stage in
            let recorder = Recorder()
            let table = show(stage, recorder)
            for cell in table.visibleCells { cell.accessoryType = .detailButton }
            stage.frame()
            stage.tap(200 - 16 - 12, 22)
            #expect(recorder.lines == ["accessory 0"])
            recorder.lines = []
            table.setEditing(true, animated: false)
            stage.frame()
            stage.tap(19, 66)
            stage.advance(by: 0.5)
            #expect(recorder.lines.isEmpty)
            stage.tap(170, 66)
            #expect(recorder.lines == ["commit delete 1"])
            #expect(table.visibleCells.first?.contentView.frame.minX == 38)
        }
    }

    @Test("An inconsistent batch is reported and reloads the table")
    func inconsistent() {
        WindowStage.run { stage in
            let recorder = Recorder()
            let table = show(stage, recorder)
            var finished: Bool?
            let found = Diagnostics.record {
                table.performBatchUpdates {
                    recorder.counts = [49]
                    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                } completion: {
                    finished = $0
                }
            }
            stage.frame()
            #expect(found.map(\.rule) == ["list.inconsistent-update"])
            #expect(found.first?.message.contains("invalid number of rows in section 0: there are 49") == true)
            #expect(table.numberOfRows(inSection: 0) == 49)
            #expect(finished == false)
        }
    }

    @Test("A table view controller is data source and delegate, and its methods are overridden as in UIKit")
    func controller() {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
        }
        WindowStage.run { stage in
            let list = List(style: .grouped)
            stage.window.rootViewController = list
            stage.frame()
            #expect(list.tableView.visibleCells.map(\.frame.height) == [30, 30, 30])
            #expect(list.view === list.tableView)
        }
    }

    @Test("Tab focuses one row, arrow keys move between rows and scroll, and Space selects")
    func keyboard() {
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [3, 0, 40]
            let table = show(stage, recorder)
            stage.press(0xFF09)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isFocused == true)
            for _ in 0..<3 { stage.press(0xFF54) }
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 2))?.isFocused == true)
            for _ in 0..<20 {
                stage.press(0xFF54)
                stage.advance(by: 0.4)
            }
            let path = IndexPath(row: 20, section: 2)
            #expect(table.cellForRow(at: path)?.isFocused == true)
            #expect(table.contentOffset.y > 500)
            #expect(table.bounds.contains(table.rectForRow(at: path)))
            stage.press(0x20, " ")
            #expect(table.indexPathForSelectedRow == path)
            #expect(recorder.lines == ["willSelect 20", "didSelect 20"])
            table.selectionFollowsFocus = true
            stage.press(0xFF54)
            #expect(table.indexPathForSelectedRow == IndexPath(row: 21, section: 2))
            #expect(recorder.lines.last == "didSelect 21")
        }
    }

    @Test("Arrow keys move rows out from below a pinned header")
    func keysBelowHeader() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            recorder.titles = ["Title"]
            let table = show(stage, recorder)
            stage.press(0xFF09)
            for step in 0..<40 {
                stage.press(step < 25 ? 0xFF54 : 0xFF52)
                stage.advance(by: 0.4)
            }
            let path = IndexPath(row: 10, section: 0)
            #expect(table.cellForRow(at: path)?.isFocused == true)
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.frame.minY > 0)
            #expect(table.rectForRow(at: path).minY >= header.frame.maxY)
        }
    }

    @Test("A swiped row shows its actions, a tap performs one, and a full swipe performs the first")
    func swiping() throws {
        @MainActor final class Swiper: NSObject, UITableViewDelegate {
            var done: [String] = []
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(
                    actions: ["Delete", "Flag"].map { title in
                        UIContextualAction(style: title == "Flag" ? .normal : .destructive, title: title) {
                            _, _, completion in
                            self.done.append("\(title) \(indexPath.row)")
                            completion(true)
                        }
                    })
            }
        }
        try WindowStage.run { stage in
            let (recorder, swiper) = (Recorder(), Swiper())
            let table = show(stage, recorder)
            table.delegate = swiper
            stage.frame()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            stage.drag(from: CGPoint(x: 180, y: 66), by: CGVector(dx: -12, dy: 0), steps: 8)
            stage.lift(84, 66)
            stage.advance(by: 0.5)
            #expect(cell.bounds.minX > 140)
            #expect(table.indexPathsForSelectedRows == nil)
            #expect(table.contentOffset.y == 0)
            stage.tap(90, 66)
            stage.advance(by: 0.5)
            #expect(swiper.done == ["Flag 1"])
            #expect(cell.bounds.minX == 0)
            stage.drag(from: CGPoint(x: 190, y: 20), by: CGVector(dx: -18, dy: 0), steps: 9)
            stage.lift(28, 20)
            stage.advance(by: 0.5)
            #expect(swiper.done == ["Flag 1", "Delete 0"])
            stage.drag(from: CGPoint(x: 20, y: 20), by: CGVector(dx: 12, dy: 0), steps: 8)
            stage.lift(116, 20)
            #expect(cell.bounds.minX == 0)
        }
    }

    @Test("A swiped row shows its row actions, and a tap performs one with the row's index path")
    func rowActions() throws {
        @MainActor final class Swiper: NSObject, UITableViewDelegate {
            var done: [String] = []
            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                ["Delete", "Flag"].map { title in
                    UITableViewRowAction(style: title == "Flag" ? .normal : .destructive, title: title) {
                        action, path in
                        self.done.append("\(action.title ?? "") \(path.row)")
                    }
                }
            }
        }
        try WindowStage.run { stage in
            let (recorder, swiper) = (Recorder(), Swiper())
            let table = show(stage, recorder)
            table.delegate = swiper
            stage.frame()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            stage.drag(from: CGPoint(x: 180, y: 66), by: CGVector(dx: -12, dy: 0), steps: 8)
            stage.lift(84, 66)
            stage.advance(by: 0.5)
            stage.tap(90, 66)
            stage.advance(by: 0.5)
            #expect(swiper.done == ["Flag 1"])
            #expect(cell.bounds.minX == 0)
        }
    }

    @Test("The constraints of a row's content determine its height")
    func constraints() {
        final class Boxed: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    box.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [20]
            let table = show(stage, recorder)
            table.register(Boxed.self, forCellReuseIdentifier: "row")
            table.reloadData()
            stage.frame()
            #expect(table.visibleCells.map(\.frame.height) == [75, 75, 75])
            #expect(table.visibleCells.first?.contentView.subviews.first?.frame.minY == 10)
            table.contentOffset.y = 700
            stage.frame()
            #expect(table.visibleCells.allSatisfy { $0.frame.height == 75 })
            #expect(table.visibleCells.count >= 3)
        }
    }

    @Test("A table view applies the delegate's indentation levels, and keeps those of cells without such a delegate")
    func indentation() {
        @MainActor final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.indentationLevel = 7
                return cell
            }
        }
        @MainActor final class Indenting: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                indexPath.row
            }
        }
        @MainActor final class Plain: NSObject, UITableViewDelegate {}
        func levels(_ stage: WindowStage, _ delegate: any UITableViewDelegate) -> [Int?] {
            let source = Source()
            let table = UITableView(frame: .zero, style: .plain)
            table.dataSource = source
            table.delegate = delegate
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            defer { table.removeFromSuperview() }
            return withExtendedLifetime(source) {
                (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.indentationLevel }
            }
        }
        WindowStage.run { stage in
            #expect(levels(stage, Indenting()) == [0, 1, 2])
            #expect(levels(stage, Plain()) == [7, 7, 7])
        }
    }

    @Test("A reloaded row appears with the animation of the reload")
    func reloadAnimation() throws {
        @MainActor final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        try WindowStage.run { stage in
            let source = Source()
            let table = UITableView(frame: .zero, style: .plain)
            table.rowHeight = 40
            table.dataSource = source
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            let path = IndexPath(row: 1, section: 0)
            table.reloadRows(at: [path], with: .left)
            stage.advance(by: 0.1)
            let row = try #require(table.cellForRow(at: path)?.layer.presentation())
            #expect(row.frame.minX < -10)
            stage.advance(by: 1)
            table.reloadSections([0], with: .right)
            stage.advance(by: 0.1)
            let replaced = try #require(table.cellForRow(at: path)?.layer.presentation())
            #expect(replaced.frame.minX > 10)
            withExtendedLifetime(source) {}
        }
    }

    @Test("The state of a header is pinned while it stays at the edge of a plain table view")
    func pinnedState() throws {
        @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        }
        WindowStage.run { stage in
            let source = Source()
            let table = UITableView(frame: .zero, style: .plain)
            table.rowHeight = 40
            table.dataSource = source
            table.delegate = source
            stage.add(table, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            #expect(!source.header.configurationState.isPinned)
            table.contentOffset.y = 50
            stage.frame()
            #expect(source.header.configurationState.isPinned)
            table.contentOffset.y = 0
            stage.frame()
            #expect(!source.header.configurationState.isPinned)
        }
    }
}
