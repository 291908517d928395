import Testing

import OpenUIKitCore
import OpenUILists
import UIKitTestSupport

/// Tests where the content of rows, headers and groups is placed between the sides of a table view.
@Suite @MainActor struct TableContentInsetTests {
    @MainActor private final class Rows: NSObject, UITableViewDataSource {
        var isConfigured = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if isConfigured {
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                cell.contentConfiguration = content
            } else {
                cell.textLabel?.text = "Row"
            }
            return cell
        }
    }

    private let first = IndexPath(row: 0, section: 0)

    /// Shows a table view, 1000 points wide, that fills the view of a controller.
    private func run(
        _ style: UITableView.Style, isConfigured: Bool = false, safeArea: UIEdgeInsets = .zero,
        _ body: (WindowStage, UITableView) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 1000, height: 300)) { stage in
            let (rows, controller) = (Rows(), UIViewController())
            rows.isConfigured = isConfigured
            controller.additionalSafeAreaInsets = safeArea
            stage.window.rootViewController = controller
            let table = UITableView(frame: .zero, style: style)
            table.dataSource = rows
            stage.add(table, CGRect(x: 0, y: 0, width: 1000, height: 300), to: controller.view)
            stage.frame()
            try withExtendedLifetime(rows) { try body(stage, table) }
        }
    }

    private func label(in view: UIView?) throws -> UILabel {
        try #require(view?.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }

    @Test("Text begins at the margin of readable content if the table view follows it", arguments: [false, true])
    func readableText(isConfigured: Bool) throws {
        try run(.plain, isConfigured: isConfigured) { stage, table in
            let cell = try #require(table.cellForRow(at: first))
            #expect(try label(in: cell.contentView).frame.minX == 20)
            table.cellLayoutMarginsFollowReadableWidth = true
            stage.frame()
            #expect(try label(in: cell.contentView).frame.minX == 164)
            #expect(cell.contentView.layoutMargins.left == 164)
            table.cellLayoutMarginsFollowReadableWidth = false
            stage.frame()
            #expect(try label(in: cell.contentView).frame.minX == 20)
            #expect(cell.contentView.layoutMargins.left == 8)
        }
    }

    @Test("Titles of headers begin at the margin of readable content if the table view follows it")
    func readableHeader() throws {
        try run(.plain) { stage, table in
            table.cellLayoutMarginsFollowReadableWidth = true
            stage.frame()
            let title = try label(in: table.headerView(forSection: 0)?.contentView)
            #expect(title.frame.minX == 164)
        }
    }

    @Test("Groups with rounded corners have the width of readable content if the table view follows it")
    func readableGroups() throws {
        try run(.insetGrouped) { stage, table in
            #expect(table.rectForRow(at: first).width == 960)
            table.cellLayoutMarginsFollowReadableWidth = true
            stage.frame()
            #expect(table.rectForRow(at: first).minX == 164)
            #expect(table.rectForRow(at: first).width == 672)
            let cell = try #require(table.cellForRow(at: first))
            #expect(try label(in: cell.contentView).frame.minX == 20)
        }
    }

    @Test("Contents of rows and headers are inside of the safe area unless the table view does not respect it")
    func safeArea() throws {
        let insets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        try run(.plain, safeArea: insets) { stage, table in
            let cell = try #require(table.cellForRow(at: first))
            let header = try #require(table.headerView(forSection: 0))
            #expect(cell.frame.width == 1000)
            for view in [cell.contentView, header.contentView] {
                #expect(view.frame.minX == 40)
                #expect(view.frame.maxX == 970)
            }
            #expect(try label(in: cell.contentView).frame.minX == 20)
            table.insetsContentViewsToSafeArea = false
            stage.frame()
            for view in [cell.contentView, header.contentView] {
                #expect(view.frame.minX == 0)
                #expect(view.frame.maxX == 1000)
            }
        }
    }

    @Test("Groups with rounded corners are inside of the safe area")
    func safeGroups() throws {
        let insets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
        try run(.insetGrouped, safeArea: insets) { _, table in
            #expect(table.rectForRow(at: first).minX == 60)
            #expect(table.rectForRow(at: first).maxX == 950)
            let cell = try #require(table.cellForRow(at: first))
            #expect(cell.contentView.frame.minX == 0)
        }
    }
}
