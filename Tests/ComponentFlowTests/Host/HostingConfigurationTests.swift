import ComponentFlow
import ComponentFlowTesting
import Testing

/// A component with a local count in its title.
private struct Counter: CompositeComponent {
    let name: String
    @Local var count = 0

    var content: some Component<Empty> {
        Button("\(name) \(count)") { count += 1 }
    }
}

/// A component that becomes 80 points higher.
private struct Growing: CompositeComponent {
    @Local var isLarge = false

    var content: some Component<Empty> {
        VStack {
            Button("Grow") { isLarge = true }
            Rectangle(color: .red, width: 50, height: isLarge ? 100 : 20)
        }
    }
}

/// The rows of a table, which have configurations.
private final class Rows: NSObject, UITableViewDataSource {
    var count = 1
    private let configuration: (Int) -> UIHostingConfiguration

    init(_ configuration: @escaping (Int) -> UIHostingConfiguration) {
        self.configuration = configuration
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.contentConfiguration = configuration(indexPath.row)
        return cell
    }
}

@Suite("Hosting configurations") @MainActor
struct HostingConfigurationTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let table: UITableView

    init() {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    /// Shows a table, whose data source the caller retains.
    private func show(_ rows: Rows) {
        table.dataSource = rows
        stage.show(table)
    }

    private func box(_ height: CGFloat) -> Rectangle {
        Rectangle(color: .red, width: 50, height: height)
    }

    /// The frame in the table of the only red view.
    private var redFrame: CGRect? {
        let view = table.views(of: UIView.self).first { $0.backgroundColor == .red }
        return view.map { $0.convert($0.bounds, to: table) }
    }

    private var height: CGFloat { table.rectForRow(at: IndexPath(row: 0, section: 0)).height }

    // MARK: Size

    @Test("A row has the height of its component with the margins")
    func fittingHeight() {
        let rows = Rows { _ in UIHostingConfiguration { box(60) }.margins(.vertical, 10) }
        show(rows)
        #expect(height == 80)
    }

    @Test("The default margins at the top and the bottom are 11 points")
    func defaultMargins() {
        let rows = Rows { _ in UIHostingConfiguration { box(60) } }
        show(rows)
        #expect(height == 82)
    }

    @Test("A row with a low component has a height of 44 points")
    func defaultMinimum() {
        let rows = Rows { _ in UIHostingConfiguration { box(5) } }
        show(rows)
        #expect(height == 44)
    }

    @Test("A lower minimum lets a row have the height of its component")
    func minimum() {
        let rows = Rows { _ in UIHostingConfiguration { box(5) }.margins(.vertical, 3).minSize(height: 8) }
        show(rows)
        #expect(height == 11)
    }

    @Test("A row follows the height of its component when the state of that changes")
    func growth() throws {
        let rows = Rows { _ in UIHostingConfiguration { Growing() } }
        show(rows)
        let before = height
        try stage.tap("Grow")
        stage.settle()
        #expect(height == before + 80)
    }

    /// A row whose height depends on a switch in it.
    private struct Option: CompositeComponent {
        let number: Int
        @Local var isOn = false

        var content: some Component<Empty> {
            VStack(alignment: .leading) {
                Toggle("Option \(number)", isOn: $isOn)
                if isOn { Rectangle(color: .red, width: 50, height: 20) }
            }
        }
    }

    /// Shows a list of a collection view and returns it.
    private func showList(items: [Int] = [0]) -> (
        list: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>
    ) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { Option(number: item) }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: false)
        stage.show(view)
        stage.settle()
        return (view, source)
    }

    @Test("A cell of a list in a collection view keeps the control that changes its height")
    func keepsControl() throws {
        let (list, source) = showList()
        let control = try #require(list.views(of: UISwitch.self).first)
        let height = try #require(list.visibleCells.first).frame.height
        try stage.tap("Option 0")
        stage.settle()
        #expect(list.views(of: UISwitch.self).first === control)
        #expect(list.visibleCells.map(\.frame.height) == [height + 20])
        withExtendedLifetime(source) {}
    }

    @Test("Assistive technologies present a cell that contains only a control with the name of the control")
    func nameOfCell() {
        let (_, source) = showList(items: [0, 1])
        #expect(
            stage.accessibilityOutline == [
                "list", #"  listItem "Option 0" 1 of 2"#, #"    toggleSwitch "Option 0" unchecked"#,
                #"  listItem "Option 1" 2 of 2"#, #"    toggleSwitch "Option 1" unchecked"#,
            ])
        withExtendedLifetime(source) {}
    }

    @Test("The cells below one that changes its height keep their controls", arguments: [150, 400])
    func keepsOtherControls(height: CGFloat) throws {
        let (list, source) = showList(items: [0, 1, 2])
        list.frame.size.height = height
        stage.settle()
        let control = try #require(list.views(of: UISwitch.self).dropFirst().first)
        try stage.tap("Option 0")
        stage.settle()
        #expect(list.views(of: UISwitch.self).contains { $0 === control })
        withExtendedLifetime(source) {}
    }

    @Test("A list whose cell has changed its height needs no further frames")
    func settles() throws {
        let (_, source) = showList()
        try stage.tap("Option 0")
        #expect(stage.settle())
        withExtendedLifetime(source) {}
    }

    @Test("A cell with an estimated width has the width of its component with the margins")
    func fittingWidth() {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(120), heightDimension: .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [self] cell, _, _ in
            cell.contentConfiguration = UIHostingConfiguration { box(20) }.margins(.horizontal, 7)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        stage.show(view)
        stage.advance(by: 0.1)
        #expect(view.visibleCells.map(\.frame.width) == [64])
    }

    // MARK: Appearance

    @Test("The component begins at the leading margin and is centered vertically")
    func placement() {
        let rows = Rows { _ in UIHostingConfiguration { box(10) }.margins(.leading, 30) }
        show(rows)
        #expect(redFrame == CGRect(x: 30, y: 17, width: 50, height: 10))
    }

    @Test("In a layout from right to left the leading margin is at the right")
    func rightToLeft() {
        let rows = Rows { _ in UIHostingConfiguration { box(10) }.margins(.leading, 30) }
        table.traitOverrides.layoutDirection = .rightToLeft
        show(rows)
        #expect(redFrame?.maxX == 270)
    }

    @Test("Of two margins for an edge, the last one applies")
    func lastMargin() {
        let rows = Rows { _ in UIHostingConfiguration { box(10) }.margins(.leading, 30).margins(.all, 12) }
        show(rows)
        #expect(redFrame?.minX == 12)
    }

    @Test("A background color fills the row, without the margins")
    func background() {
        let rows = Rows { _ in UIHostingConfiguration { Text("a") }.background(.red) }
        show(rows)
        #expect(redFrame?.size == CGSize(width: 300, height: height))
    }

    // MARK: State

    @Test("A cell that is configured again keeps the state of its component")
    func keepsState() throws {
        let rows = Rows { _ in UIHostingConfiguration { Counter(name: "a") } }
        show(rows)
        try stage.tap("a 0")
        stage.advance(by: 0.1)
        table.visibleCells.first?.contentConfiguration = UIHostingConfiguration { Counter(name: "b") }
        stage.advance(by: 0.1)
        #expect(stage.contains("b 1"))
    }

    @Test("A cell that is reused for another row begins with a new state")
    func reuse() throws {
        let rows = Rows { row in UIHostingConfiguration { Counter(name: "Row \(row):") } }
        rows.count = 200
        show(rows)
        try stage.tap("Row 0: 0")
        stage.advance(by: 0.1)
        for row in stride(from: 10, to: 200, by: 5) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            stage.advance(by: 0.05)
        }
        let titles = stage.elements.map(\.label).filter { $0.hasPrefix("Row") && !$0.hasSuffix(": 0") }
        #expect(titles.isEmpty)
    }

    @Test("A control in a cell calls the closure of the last configuration")
    func currentClosure() throws {
        let log = UpdateLog()
        func configuration(_ name: String) -> UIHostingConfiguration {
            UIHostingConfiguration { Button("Press") { log.note(name) } }
        }
        let rows = Rows { _ in configuration("first") }
        show(rows)
        table.visibleCells.first?.contentConfiguration = configuration("second")
        try stage.tap("Press")
        #expect(log.take() == ["second"])
    }

    @Test("A component in a cell has the font of the component around the list")
    func inheritedFont() {
        let rows = Rows { _ in UIHostingConfiguration { Text("a") } }
        stage.show(
            ViewHost(value: 0) {
                table.dataSource = rows
                return table
            } update: { _, _, size, _ in
                size
            }
            .font(.systemFont(ofSize: 40)))
        stage.advance(by: 0.1)
        #expect(table.views(of: UILabel.self).map(\.font.pointSize) == [40])
    }
}
