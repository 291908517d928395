import Testing

import OpenUIKitCore
import OpenUILists
import UIKitTestSupport

/// Tests what lets visible views of lists take another size.
@Suite @MainActor struct SelfSizingInvalidationTests {
    private final class Height {
        var value: CGFloat = 60
    }

    private struct Content: UIContentConfiguration {
        let height: Height
        func makeContentView() -> any UIView & UIContentView { ContentView(self) }
        func updated(for state: any UIConfigurationState) -> Content { self }
    }

    /// A view that can invalidate its size in each layout.
    private final class ContentView: UIView, UIContentView {
        private(set) var layouts = 0
        var invalidatesInLayout = false
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if invalidatesInLayout { invalidateIntrinsicContentSize() }
        }
        private var shown: Content
        var configuration: any UIContentConfiguration {
            get { shown }
            set { if let content = newValue as? Content { shown = content } }
        }
        init(_ content: Content) {
            shown = content
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: shown.height.value)
        }
    }

    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var configure: (UITableViewCell) -> Void = { _ in }
        var header: UITableViewHeaderFooterView?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 { configure(cell) }
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    @MainActor private final class Items: NSObject, UICollectionViewDataSource {
        let height = Height()

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            cell.contentConfiguration = Content(height: height)
            return cell
        }
    }

    private let first = IndexPath(row: 0, section: 0)

    private func show(_ stage: WindowStage, _ rows: Rows) -> UITableView {
        let table = UITableView()
        (table.dataSource, table.delegate) = (rows, rows)
        stage.add(table, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.frame()
        return table
    }

    private func showItems(_ stage: WindowStage, _ items: Items) -> UICollectionView {
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.frame()
        return view
    }

    @Test("A row takes the new height when its content view invalidates its size, unless the table view disables it")
    func contentView() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (rows, height) = (Rows(), Height())
            rows.configure = { $0.contentConfiguration = Content(height: height) }
            let table = show(stage, rows)
            let cell = try #require(table.cellForRow(at: first))
            #expect(table.rectForRow(at: first).height == 60)
            height.value = 80
            cell.contentView.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(table.rectForRow(at: first).height == 80)
            #expect(cell.frame.height == 80)
            #expect(cell.contentView.frame.height == 80)
            height.value = 70
            cell.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(cell.frame.height == 70)
            table.selfSizingInvalidation = .disabled
            height.value = 90
            cell.contentView.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(cell.frame.height == 70)
        }
    }

    @Test("A content view that invalidates its size in each layout is laid out a few times", arguments: [false, true])
    func repeatedInvalidation(isItem: Bool) throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (rows, items) = (Rows(), Items())
            let shown: ContentView
            if isItem {
                let view = showItems(stage, items)
                shown = try #require(view.cellForItem(at: first)?.contentView as? ContentView)
            } else {
                rows.configure = { $0.contentConfiguration = Content(height: items.height) }
                shown = try #require(show(stage, rows).cellForRow(at: first)?.contentView as? ContentView)
            }
            shown.invalidatesInLayout = true
            items.height.value = 80
            let before = shown.layouts
            shown.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(shown.frame.height == 80)
            #expect(shown.layouts > before)
            #expect(shown.layouts < before + 5)
        }
    }

    @Test("A row takes the height of another configuration, and the rows below move")
    func configuration() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let rows = Rows()
            rows.configure = { cell in
                var content = cell.defaultContentConfiguration()
                content.text = "Short"
                cell.contentConfiguration = content
            }
            let table = show(stage, rows)
            let cell = try #require(table.cellForRow(at: first))
            let before = cell.frame.height
            var content = cell.defaultContentConfiguration()
            content.text = String(repeating: "long ", count: 40)
            cell.contentConfiguration = content
            stage.frame()
            #expect(cell.frame.height > before + 20)
            #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == cell.frame.maxY)
        }
    }

    @Test("A header takes the new height when its content view invalidates its size")
    func header() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (rows, height) = (Rows(), Height())
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.contentConfiguration = Content(height: height)
            rows.header = header
            let table = show(stage, rows)
            #expect(table.rectForHeader(inSection: 0).height == 60)
            height.value = 80
            header.contentView.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(table.rectForHeader(inSection: 0).height == 80)
        }
    }

    @Test("A row takes the height of changed constraints only if the table view includes them")
    func constraints() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (rows, box) = (Rows(), UIView())
            let height = box.heightAnchor.constraint(equalToConstant: 60)
            height.priority = UILayoutPriority(900)
            rows.configure = { cell in
                box.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor), height,
                ])
            }
            let table = show(stage, rows)
            let cell = try #require(table.cellForRow(at: first))
            #expect(cell.frame.height == 60)
            height.constant = 80
            stage.frame()
            #expect(cell.frame.height == 60)
            table.selfSizingInvalidation = .enabledIncludingConstraints
            height.constant = 100
            stage.frame()
            #expect(cell.frame.height == 100)
        }
    }

    @Test("An item takes the new height when its content view invalidates its size, unless the list disables it")
    func item() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let items = Items()
            let view = showItems(stage, items)
            let cell = try #require(view.cellForItem(at: first))
            #expect(cell.frame.height == 60)
            items.height.value = 80
            cell.contentView.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(cell.frame.height == 80)
            view.selfSizingInvalidation = .disabled
            items.height.value = 90
            cell.contentView.invalidateIntrinsicContentSize()
            stage.frame()
            #expect(cell.frame.height == 80)
        }
    }
}
