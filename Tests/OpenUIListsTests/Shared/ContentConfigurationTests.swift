import TestSupport
import Testing

import OpenUIKitCore
import OpenUILists
import UIKitTestSupport

@Suite @MainActor struct ContentConfigurationTests {
    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var configure: (UITableViewCell, Int) -> Void = { _, _ in }
        var header: ((UITableViewHeaderFooterView) -> Void)?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            configure(cell, indexPath.row)
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard let header else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header(view)
            return view
        }
    }

    private func show(_ stage: WindowStage, _ rows: Rows) -> UITableView {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.frame()
        return table
    }

    private func labels(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    @Test("A list content configuration shows its texts and determines the height of its row")
    func list() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.configure = { cell, row in
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(row)"
                if row == 1 { content.secondaryText = "More" }
                if row == 2 { content.text = String(repeating: "long ", count: 30) }
                cell.contentConfiguration = content
            }
            let table = show(stage, rows)
            let cells = table.visibleCells
            let first = try #require(cells[0].contentView as? UIListContentView)
            #expect(labels(first).first?.text == "Row 0")
            #expect(labels(first).first?.frame.minX == 16)
            #expect(cells[0].frame.height == 44)
            #expect(cells[1].frame.height > 50)
            #expect(cells[2].frame.height > 80)
            let texts = labels(cells[1].contentView)
            try #require(texts.count == 2)
            #expect(texts[1].frame.minY == texts[0].frame.maxY + 3)
            // The content view is reused for a configuration of the same type.
            rows.configure = { cell, row in
                var content = UIListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = ("Name", "Value")
                cell.contentConfiguration = content
            }
            table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
            stage.frame()
            #expect(cells[0].contentView === first)
            #expect(labels(first)[1].frame.maxX == 284)
            #expect(labels(first)[1].frame.midY == labels(first)[0].frame.midY)
            cells[0].contentConfiguration = nil
            #expect(!(cells[0].contentView is UIListContentView))
            #expect(first.superview == nil)
        }
    }

    private struct Badge: UIContentConfiguration, Equatable {
        var count = 0
        var isMarked = false
        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
        func updated(for state: any UIConfigurationState) -> Badge {
            var result = self
            result.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
            return result
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var shown: Badge
        var configuration: any UIContentConfiguration {
            get { shown }
            set { if let badge = newValue as? Badge { shown = badge } }
        }
        init(_ badge: Badge) {
            shown = badge
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 71) }
    }

    @Test("A custom configuration creates its view, follows the state and is replaced by one of another type")
    func own() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            var states: [Bool] = []
            rows.configure = { cell, row in
                cell.contentConfiguration = Badge(count: row)
                if row == 0 { cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) } }
            }
            let table = show(stage, rows)
            let view = try #require(table.visibleCells[0].contentView as? BadgeView)
            #expect(table.visibleCells[0].frame.height == 71)
            #expect(!view.shown.isMarked)
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            stage.frame()
            #expect(view.shown.isMarked)
            #expect(states.last == true)
            // The getter returns the configuration that was set, without the state's changes.
            #expect((table.visibleCells[0].contentConfiguration as? Badge)?.isMarked == false)
            table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
            stage.frame()
            #expect(!view.shown.isMarked)
            table.visibleCells[0].automaticallyUpdatesContentConfiguration = false
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            stage.frame()
            #expect(!view.shown.isMarked)
            table.visibleCells[0].contentConfiguration = UIListContentConfiguration.cell()
            #expect(table.visibleCells[0].contentView is UIListContentView)
        }
    }

    @Test("A handler determines the content and the height of a new row, and is called once")
    func handledContent() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            var calls = 0
            rows.configure = { cell, row in
                guard row == 0 else { return }
                cell.configurationUpdateHandler = { cell, _ in
                    calls += 1
                    cell.contentConfiguration = Badge()
                }
            }
            let table = show(stage, rows)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 71)
            #expect(calls == 1)
        }
    }

    @Test("A row without automatic updates has the height of its content when it was set")
    func fixedContent() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.configure = { cell, row in
                cell.automaticallyUpdatesContentConfiguration = row != 0
                cell.contentConfiguration = Growing()
            }
            let table = UITableView()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.allowsMultipleSelection) = (rows, true)
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            for row in 0..<2 {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            stage.frame()
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 90)
            #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 50)
        }
    }

    /// Content that is higher while its cell is selected.
    private struct Growing: UIContentConfiguration {
        var height: CGFloat = 50
        func makeContentView() -> any UIView & UIContentView { GrowingView(self) }
        func updated(for state: any UIConfigurationState) -> Growing {
            Growing(height: (state as? UICellConfigurationState)?.isSelected == true ? 90 : 50)
        }
    }

    private final class GrowingView: UIView, UIContentView {
        private var shown: Growing
        var configuration: any UIContentConfiguration {
            get { shown }
            set { if let growing = newValue as? Growing { shown = growing } }
        }
        init(_ growing: Growing) {
            shown = growing
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: shown.height) }
    }

    /// Shows the only item of a plain list, 300 points wide, and returns the height of its cell.
    private func itemHeight(_ configure: @escaping (UICollectionViewListCell) -> Void) throws -> CGFloat {
        var height: CGFloat = 0
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            let items = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                configure(cell)
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: items, for: path, item: item)
            }
            stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            source.apply(snapshot, animatingDifferences: false)
            stage.frame()
            height = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))).frame.height
        }
        return height
    }

    @Test("A handler determines the content and the height of a new item")
    func handledItem() throws {
        let height = try itemHeight { cell in
            cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Badge() }
        }
        #expect(height == 71)
    }

    @Test("The accessories of a new item reduce the width for which its height is determined")
    func accessoryHeight() throws {
        let heights = try [0, 180].map { width in
            try itemHeight { cell in
                var content = cell.defaultContentConfiguration()
                content.text = "Several words here"
                cell.contentConfiguration = content
                let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
                if width > 0 { cell.accessories = [.customView(view, placement: .trailing())] }
            }
        }
        #expect(heights[1] > heights[0] + 10)
    }

    @Test("A background configuration uses the colors of the cell state unless they are set")
    func background() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.configure = { cell, row in
                var background = cell.defaultBackgroundConfiguration()
                if row == 1 {
                    background.backgroundColor = .systemRed
                    background.cornerRadius = 5
                    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
                }
                cell.backgroundConfiguration = background
            }
            let table = show(stage, rows)
            let grounds = try table.visibleCells.map { cell in
                try #require(cell.subviews.first as? BackgroundConfigurationView)
            }
            #expect(grounds[0].configuration.backgroundColor == .systemBackground)
            #expect(grounds[1].subviews.first?.frame == CGRect(x: 3, y: 2, width: 292, height: 38))
            for row in 0..<2 {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
                stage.frame()
                #expect(grounds[row].configuration.backgroundColor == (row == 0 ? .systemGray4 : .systemRed))
            }
            #expect(grounds[0].configuration.backgroundColor == .systemBackground)
        }
    }

    @Test("Header views accept content configurations and adopt the height of their text")
    func header() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.header = { view in
                var content = UIListContentConfiguration.groupedHeader()
                content.text = "Settings"
                view.contentConfiguration = content
            }
            let table = show(stage, rows)
            let header = try #require(table.headerView(forSection: 0))
            #expect(labels(header.contentView).first?.text == "SETTINGS")
            let line = labels(header.contentView).first?.frame.height ?? 0
            #expect(header.frame.height == (line + 22).rounded(.up))
            #expect(line > 10)
        }
    }

    @Test("A cell mirrors its content in a right-to-left layout")
    func mirrored() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.configure = { cell, row in
                cell.semanticContentAttribute = .forceRightToLeft
                cell.accessoryType = .disclosureIndicator
                guard row == 0 else {
                    cell.textLabel?.text = "Row"
                    return
                }
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                cell.contentConfiguration = content
                cell.contentView.semanticContentAttribute = .forceRightToLeft
            }
            let table = show(stage, rows)
            let cells = table.visibleCells
            let arrows = cells.compactMap { $0.subviews.first { $0 is TableAccessoryView } }
            #expect(arrows.map(\.frame.minX) == [16, 16, 16])
            #expect(cells.map(\.contentView.frame.maxX) == [300, 300, 300])
            let text = try #require(labels(cells[0].contentView).first)
            #expect(cells[0].contentView.frame.minX + text.frame.maxX == 284)
            let old = try #require(cells[1].textLabel)
            #expect(cells[1].contentView.frame.minX + old.frame.maxX == 284)
            #expect(arrows.allSatisfy { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft })
            #expect(text.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            let separator = try #require(cells[1].subviews.last { $0.frame.height <= 1 })
            #expect(separator.frame.minX == 0)
            #expect(separator.frame.maxX == 284)
        }
    }

    @Test("Cell states compare by their values, including custom keys")
    func states() {
        var (one, two) = (
            UICellConfigurationState(traitCollection: .init()), UICellConfigurationState(traitCollection: .init())
        )
        #expect(one == two)
        let key = UIConfigurationStateCustomKey("test.isUnread")
        one[key] = true
        #expect(one != two)
        #expect(one[key] == AnyHashable(true))
        two[key] = true
        #expect(one == two)
        one[key] = nil
        #expect(one[key] == nil)
        let gray = UIConfigurationColorTransformer.grayscale(.red).resolvedColor(with: .init())
        var (red, green) = (CGFloat(0), CGFloat(0))
        _ = gray.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == green)
        expectNear(red, 0.299, within: 0.01)
    }

    @Test("The tint color transformer of an image is applied to the inherited tint color if the image has none")
    func transformedTint() throws {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage()
        content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0 == .blue ? .red : .green }
        let view = UIListContentView(configuration: content)
        let parent = UIView()
        parent.tintColor = .blue
        parent.addSubview(view)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(image.tintColor == UIColor.red)
        parent.tintColor = .black
        #expect(image.tintColor == UIColor.green)
    }

    @Test("A header configuration adopts the style of its table", arguments: [UITableView.Style.plain, .grouped])
    func adaptiveHeader(_ style: UITableView.Style) throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.header = { view in
                var content = UIListContentConfiguration.header()
                content.text = "Settings"
                view.contentConfiguration = content
                view.backgroundConfiguration = .listHeader()
            }
            let table = UITableView(frame: .zero, style: style)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            (table.dataSource, table.delegate) = (rows, rows)
            stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.frame()
            let header = try #require(table.headerView(forSection: 0))
            #expect(labels(header.contentView).first?.text == (style == .plain ? "Settings" : "SETTINGS"))
            let line = labels(header.contentView).first?.frame.height ?? 0
            #expect(header.frame.height == (line + (style == .plain ? 8 : 22)).rounded(.up))
        }
    }

    @Test("A header configuration keeps the properties that were set when it adopts the style of a list")
    func adaptiveProperties() {
        var state = UIViewConfigurationState(traitCollection: UITraitCollection())
        var content = UIListContentConfiguration.header()
        content.textProperties.color = .red
        #expect(content.updated(for: state) == content)
        state.listEnvironment = ListEnvironment.grouped
        let grouped = content.updated(for: state)
        #expect(grouped.textProperties.color == .red)
        #expect(grouped.textProperties.transform == .uppercase)
        #expect(grouped.directionalLayoutMargins == UIListContentConfiguration.groupedHeader().directionalLayoutMargins)
        state.listEnvironment = ListEnvironment.plain
        #expect(grouped.updated(for: state) == content)
    }

    @Test("A footer configuration has the appearance of footers")
    func adaptiveFooter() {
        var state = UIViewConfigurationState(traitCollection: UITraitCollection())
        state.listEnvironment = ListEnvironment.grouped
        let footer = UIListContentConfiguration.footer().updated(for: state)
        #expect(footer.directionalLayoutMargins == UIListContentConfiguration.groupedFooter().directionalLayoutMargins)
    }

    @Test("The background of a header is opaque only in plain lists")
    func adaptiveBackground() {
        var state = UIViewConfigurationState(traitCollection: UITraitCollection())
        #expect(UIBackgroundConfiguration.listHeader().updated(for: state).backgroundColor == .clear)
        state.listEnvironment = ListEnvironment.plain
        #expect(UIBackgroundConfiguration.listHeader().updated(for: state).backgroundColor == .systemBackground)
        state.listEnvironment = ListEnvironment.grouped
        #expect(UIBackgroundConfiguration.listFooter().updated(for: state).backgroundColor == .clear)
    }

    @Test("A content view in constraints has the height for its width, and follows its configuration and the text size")
    func naturalHeight() {
        WindowStage.run(CGSize(width: 400, height: 800)) { stage in
            var content = UIListContentConfiguration.cell()
            content.text = "Words that need more than one line"
            let view = stage.add(UIListContentView(configuration: content), .zero)
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 150),
            ])
            @MainActor func settledHeight() -> CGFloat {
                for _ in 0..<2 { stage.frame() }
                return view.bounds.height
            }
            let first = settledHeight()
            #expect(first == view.sizeThatFits(CGSize(width: 150, height: 0)).height)
            content.secondaryText = "More words that need several lines"
            view.configuration = content
            let second = settledHeight()
            #expect(second > first)
            stage.surface.setTextScale(2)
            #expect(settledHeight() > second)
        }
    }

    @Test("Large headers of lists follow the text size")
    func largeHeaders() {
        WindowStage.run(CGSize(width: 400, height: 400)) { stage in
            let headers: [UIListContentConfiguration] = [.sidebarHeader(), .extraProminentInsetGroupedHeader()]
            for header in headers {
                var content = header
                content.text = "Feeds"
                let view = stage.add(
                    UIListContentView(configuration: content), CGRect(x: 0, y: 0, width: 400, height: 100))
                stage.frame()
                #expect(labels(view).first?.font.pointSize == 20)
                stage.surface.setTextScale(3)
                stage.frame()
                #expect(labels(view).first?.font.pointSize == 55)
                stage.surface.setTextScale(1)
                view.removeFromSuperview()
            }
        }
    }
}
