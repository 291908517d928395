import Testing

@testable import OpenUIKitCore
@testable import OpenUILists
import UIKitTestSupport

/// Tests deletion by swipe, the section index, and context menus of rows and items.
@Suite @MainActor struct ListEditingTests {
    @MainActor private final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
        let letters = (65...90).compactMap { UnicodeScalar($0).map { String(Character($0)) } }
        var removed: [IndexPath] = []
        var log: [String] = []
        var menus: [IndexPath] = []
        var hasIndex = true
        var editable: Int?

        func numberOfSections(in tableView: UITableView) -> Int { 26 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = letters[indexPath.section]
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { hasIndex ? letters : nil }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            editable == nil || indexPath.row == editable
        }
        func tableView(
            _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { log.append("commit \(style) \(indexPath.row)") }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("end \(indexPath?.row ?? -1)")
        }
        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Throw away" }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menus.append(indexPath)
            guard indexPath.row < 2 else { return nil }
            return UIContextMenuConfiguration { _ in
                UIMenu(title: "", children: [UIAction(title: "Open") { _ in self.log.append("open \(indexPath.row)") }])
            }
        }
    }

    private func show(_ stage: WindowStage, _ source: Letters) -> UITableView {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        table.sectionHeaderTopPadding = 0
        stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.frame()
        return table
    }

    @Test("A swipe on an editable row shows a delete button that commits through the data source")
    func swipeToDelete() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            (source.hasIndex, source.editable) = (false, 1)
            let table = show(stage, source)
            let frame = table.rectForRow(at: IndexPath(row: 1, section: 0))
            let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            stage.drag(from: CGPoint(x: 250, y: frame.midY), by: CGVector(dx: -12, dy: 0), steps: 8)
            #expect(cell.configurationState.isSwiped)
            #expect(cell.showingDeleteConfirmation)
            stage.lift(154, frame.midY)
            stage.advance(by: 0.5)
            let button = try #require(cell.subviews.compactMap { $0 as? SwipeButtons }.first?.first)
            #expect(button.label.text == "Throw away")
            #expect(source.log == ["begin 1"])
            stage.tap(280, frame.midY)
            #expect(source.log == ["begin 1", "commit delete 1", "end 1"])
            stage.advance(by: 0.5)
            #expect(cell.bounds.minX == 0)
            #expect(!cell.configurationState.isSwiped)
            #expect(!cell.showingDeleteConfirmation)
            // Row 0 cannot be edited.
            stage.drag(from: CGPoint(x: 250, y: frame.minY - 20), by: CGVector(dx: -12, dy: 0), steps: 8)
            stage.lift(154, frame.minY - 20)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.bounds.minX == 0)
        }
    }

    @Test("A data source without editing methods gets no delete button")
    func silent() {
        @MainActor final class Silent: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Silent()
            let table = UITableView()
            table.dataSource = source
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            stage.drag(from: CGPoint(x: 250, y: 22), by: CGVector(dx: -12, dy: 0), steps: 8)
            stage.lift(154, 22)
            #expect(table.visibleCells.first?.bounds.minX == 0)
        }
    }

    @Test("A touch on the section index scrolls to sections, and rows leave space for the index")
    func index() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            let table = show(stage, source)
            let index = try #require(table.index)
            #expect(index.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
            #expect(table.visibleCells.first?.contentView.frame.maxX == 285)
            // The index has 26 titles of 14 points, centered in a height of 400.
            stage.touch(.began, 295, 18 + 14 * 7 + 7)
            stage.frame()
            #expect(table.contentOffset.y == table.rect(forSection: 7).minY)
            #expect(index.frame.minY == table.contentOffset.y)
            stage.touch(.moved, 295, 18 + 14 * 12 + 7)
            stage.frame()
            #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
            #expect(table.indexPathForSelectedRow == nil)
            stage.touch(.ended, 295, 18 + 14 * 12 + 7)
            source.hasIndex = false
            table.reloadSectionIndexTitles()
            stage.frame()
            #expect(table.index == nil)
            #expect(table.visibleCells.first?.contentView.frame.maxX == 300)
            source.hasIndex = true
            table.sectionIndexMinimumDisplayRowCount = 105
            stage.frame()
            #expect(table.index == nil)
        }
    }

    @Test("A cell shows its accessory view outside of editing, and its editing accessory view during editing")
    func editingAccessory() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.bounds = CGRect(x: 0, y: 0, width: 300, height: 44)
        let (usual, editing) = (UIView(), UIView())
        for view in [usual, editing] { view.bounds.size = CGSize(width: 20, height: 20) }
        cell.accessoryView = usual
        cell.editingAccessoryView = editing
        cell.layoutIfNeeded()
        #expect(usual.superview === cell)
        #expect(editing.superview == nil)
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(usual.superview == nil)
        #expect(editing.superview === cell)
        #expect(editing.frame.midY == 22)
        cell.editingAccessoryView = nil
        #expect(editing.superview == nil)
        cell.isEditing = false
        #expect(usual.superview === cell)
    }

    private final class TransitionCell: UITableViewCell {
        var log: [String] = []
        var onWillTransition: (() -> Void)?
        override func willTransition(to state: UITableViewCell.StateMask) {
            super.willTransition(to: state)
            log.append("will \(state.rawValue) \(isEditing)")
            onWillTransition?()
        }
        override func didTransition(to state: UITableViewCell.StateMask) {
            super.didTransition(to: state)
            log.append("did \(state.rawValue) \(isEditing)")
        }
    }

    /// Shows a table of cells that record their transitions, and returns it with the cell of the second row.
    private func showTransitionCells(
        _ stage: WindowStage, _ source: Letters
    ) throws -> (table: UITableView, cell: TransitionCell) {
        source.hasIndex = false
        let table = UITableView()
        table.register(TransitionCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (source, source)
        stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.frame()
        return (table, try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TransitionCell))
    }

    /// Swipes the second row, so that its actions are shown.
    private func swipe(_ stage: WindowStage, _ table: UITableView) {
        let place = table.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        stage.drag(from: CGPoint(x: 250, y: place), by: CGVector(dx: -12, dy: 0), steps: 8)
    }

    @Test("A cell reports before and after it shows its editing controls")
    func stateTransitions() {
        let cell = TransitionCell(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        #expect(cell.log == ["will 1 false", "did 1 true"])
        cell.isEditing = false
        #expect(cell.log.suffix(2) == ["will 0 true", "did 0 false"])
    }

    @Test("A cell reports that a swipe shows its actions")
    func swipeTransition() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            let (table, cell) = try showTransitionCells(stage, source)
            swipe(stage, table)
            #expect(cell.log == ["will 2 false", "did 2 false"])
        }
    }

    @Test("The delegate receives a call that a swipe has ended because the table began editing")
    func editingEndsSwipe() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            (source.hasIndex, source.editable) = (false, 1)
            let table = show(stage, source)
            swipe(stage, table)
            #expect(source.log == ["begin 1"])
            table.setEditing(true, animated: false)
            #expect(source.log == ["begin 1", "end 1"])
        }
    }

    @Test("A cell whose swipe is ended when it is reported is not swiped")
    func endedSwipe() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            let (table, cell) = try showTransitionCells(stage, source)
            cell.onWillTransition = { [weak cell, weak table] in
                cell?.onWillTransition = nil
                table?.setEditing(true, animated: false)
                table?.setEditing(false, animated: false)
            }
            swipe(stage, table)
            try #require(cell.log.first == "will 2 false")
            #expect(!cell.configurationState.isSwiped)
            #expect(source.log == ["end 1"])
        }
    }

    @MainActor private final class Estimates: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 50 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            section == 49 ? 333 : .infinity
        }
    }

    @Test("Headers that are not visible have the height that the delegate estimates")
    func estimatedHeaders() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Estimates()
            let table = UITableView()
            (table.dataSource, table.delegate, table.sectionHeaderTopPadding) = (source, source, 0)
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            #expect(table.rectForHeader(inSection: 49).height == 333)
            #expect(table.rectForHeader(inSection: 48).height.isFinite)
        }
    }

    @Test("The secondary button opens a row's menu, and a long press without a menu still selects")
    func menus() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            source.hasIndex = false
            let table = show(stage, source)
            let place = table.rectForRow(at: IndexPath(row: 1, section: 0))
            stage.pointer(.pressed, 100, place.midY, button: 3)
            stage.pointer(.released, 100, place.midY, button: 3)
            stage.frame()
            #expect(source.menus == [IndexPath(row: 1, section: 0)])
            #expect(stage.window.menus.keyResponder != nil)
            stage.window.menus.close()
            stage.advance(by: 0.5)
            let other = table.rectForRow(at: IndexPath(row: 3, section: 0))
            stage.touch(.began, 100, other.midY)
            stage.advance(by: 1)
            #expect(source.menus.last == IndexPath(row: 3, section: 0))
            #expect(stage.window.menus.keyResponder == nil)
            stage.touch(.ended, 100, other.midY)
            #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        }
    }
}
