import OpenDisplay
import Testing

@testable import OpenUILists
import UIKitTestSupport

/// Tests the rendering of lists; `COMPONENTFLOW_SCREENSHOTS=<folder>` saves the images.
@Suite @MainActor struct ListPictureTests {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource
    {
        static let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 ? nil : "Section \(section)"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "What stands below a group explains it, in more than one line if need be." : nil
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: Self.styles[indexPath.row], reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "details"
            let types: [UITableViewCell.AccessoryType] = [
                .disclosureIndicator, .checkmark, .detailDisclosureButton, .detailButton,
            ]
            cell.accessoryType = types[indexPath.row]
            if indexPath.section == 1 { cell.imageView?.image = image(indexPath.row) }
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        private func image(_ number: Int) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
                UIColor(hue: CGFloat(number) / 4, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.backgroundColor = .secondarySystemBackground
            cell.contentView.layer.cornerRadius = 8
            cell.selectedBackgroundView = UIView()
            cell.selectedBackgroundView?.backgroundColor = .systemBlue
            if cell.isSelected { cell.contentView.backgroundColor = nil }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            let label = UILabel(frame: view.bounds.insetBy(dx: 12, dy: 0))
            label.text = "Album \(indexPath.section)"
            label.font = .preferredFont(forTextStyle: .headline)
            view.addSubview(label)
            view.backgroundColor = .systemBackground
            return view
        }
    }

    @Test(
        "Rows, titles and separators are drawn in every table style, light and dark", arguments: [0, 1, 2],
        [false, true])
    func table(style: Int, isDark: Bool) throws {
        try WindowStage.run(CGSize(width: 340, height: 760), scale: 2) { stage in
            stage.surface.setAppearance(isDark ? .dark : .light)
            let source = Source()
            let table = UITableView(frame: .zero, style: UITableView.Style(rawValue: style) ?? .plain)
            table.dataSource = source
            table.delegate = source
            stage.add(table, CGRect(x: 0, y: 0, width: 340, height: 760))
            stage.frame()
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            stage.frame()
            let image = try stage.screenshot("table_\(style)_\(isDark ? "dark" : "light")")
            let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
            let (selected, ground) = (
                image.pixel(x: 600, y: Int(row.minY + 6) * 2), image.pixel(x: 600, y: Int(row.minY - 6) * 2)
            )
            #expect(selected != ground)
            #expect(isDark == ((ground?.red ?? 0) < 100))
            table.setEditing(true, animated: false)
            stage.frame()
            _ = try stage.screenshot("table_\(style)_\(isDark ? "dark" : "light")_editing")
        }
    }

    @Test("A grid with headers is drawn in light and dark appearance", arguments: [false, true])
    func grid(isDark: Bool) throws {
        try WindowStage.run(CGSize(width: 340, height: 420), scale: 2) { stage in
            stage.surface.setAppearance(isDark ? .dark : .light)
            let source = Source()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 96, height: 72)
            layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
            layout.headerReferenceSize = CGSize(width: 0, height: 36)
            layout.sectionHeadersPinToVisibleBounds = true
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            view.dataSource = source
            stage.add(view, CGRect(x: 0, y: 0, width: 340, height: 420))
            stage.frame()
            view.contentOffset.y = 60
            stage.frame()
            let image = try stage.screenshot("grid_\(isDark ? "dark" : "light")")
            // The pinned header covers the cells below it.
            #expect(image.pixel(x: 30, y: 4) == image.pixel(x: 660, y: 4))
        }
    }

    @Test("A list of a collection view is drawn in each appearance, light and dark", arguments: 0..<5, [false, true])
    func list(appearance: Int, isDark: Bool) throws {
        try WindowStage.run(CGSize(width: 340, height: 520), scale: 2) { stage in
            stage.surface.setAppearance(isDark ? .dark : .light)
            let appearance = UICollectionLayoutListConfiguration.Appearance(rawValue: appearance) ?? .plain
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            let view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let source = ListSource()
            view.dataSource = source
            stage.add(view, CGRect(x: 0, y: 0, width: 340, height: 520))
            stage.frame()
            let image = try stage.screenshot("list_\(appearance)_\(isDark ? "dark" : "light")")
            #expect(isDark == ((image.pixel(x: 4, y: 1030)?.red ?? 0) < 100))
        }
    }

    @MainActor private final class ListSource: NSObject, UICollectionViewDataSource {
        private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(path.item)"
            content.secondaryText = path.item == 1 ? "With a second line" : nil
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        private let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
    }

    @MainActor private final class Features: NSObject, UITableViewDataSource, UITableViewDelegate {
        var direction = UISemanticContentAttribute.unspecified

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            (65..<91).compactMap { UnicodeScalar($0).map { String(Character($0)) } }
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            var content = indexPath.row % 2 == 0 ? cell.defaultContentConfiguration() : .valueCell()
            (content.text, content.secondaryText) = ("Row \(indexPath.row)", "second text")
            if indexPath.row == 2 {
                content.image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { context in
                    UIColor.systemTeal.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 28, height: 28))
                }
                content.imageProperties.cornerRadius = 6
            }
            cell.contentConfiguration = content
            (cell.semanticContentAttribute, cell.contentView.semanticContentAttribute) = (direction, direction)
            if indexPath.row == 3 {
                var background = UIBackgroundConfiguration.listPlainCell()
                (background.strokeColor, background.strokeWidth, background.cornerRadius) = (.systemBlue, 2, 8)
                background.backgroundInsets = NSDirectionalEdgeInsets(top: 3, leading: 6, bottom: 3, trailing: 6)
                cell.backgroundConfiguration = background
            }
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    @Test(
        "Configured rows, a floating row, the delete confirmation and the section index are drawn",
        arguments: [false, true], [false, true])
    func features(isDark: Bool, isMirrored: Bool) throws {
        try WindowStage.run(CGSize(width: 340, height: 560), scale: 2) { stage in
            stage.surface.setAppearance(isDark ? .dark : .light)
            let name = "\(isDark ? "dark" : "light")_\(isMirrored ? "mirrored" : "usual")"
            let source = Features()
            source.direction = isMirrored ? .forceRightToLeft : .unspecified
            let table = UITableView(frame: .zero, style: isMirrored ? .insetGrouped : .plain)
            table.semanticContentAttribute = source.direction
            table.dataSource = source
            table.delegate = source
            stage.add(table, CGRect(x: 0, y: 0, width: 340, height: 560))
            stage.frame()
            _ = try stage.screenshot("features_\(name)")
            table.setEditing(true, animated: false)
            stage.frame()
            let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
            stage.tap(isMirrored ? 300 : 40, row.midY)
            stage.advance(by: 0.5)
            #expect(table.core.mover.begin(ListPosition(0, 3)))
            table.core.mover.update(
                to: CGPoint(x: 170, y: table.rectForRow(at: IndexPath(row: 0, section: 0)).midY + 30))
            stage.advance(by: 0.5)
            let image = try stage.screenshot("features_\(name)_editing")
            // The delete button is at the trailing edge.
            let red = image.pixel(x: isMirrored ? 40 : 640, y: Int(row.midY + 44) * 2)
            #expect((red?.red ?? 0) > 200)
            #expect((red?.green ?? 255) < 100)
        }
    }

    @Test(
        "The rows of an outline are drawn with their disclosure indicators, light and dark", arguments: [false, true])
    func outline(isDark: Bool) throws {
        try WindowStage.run(CGSize(width: 340, height: 360), scale: 2) { stage in
            stage.surface.setAppearance(isDark ? .dark : .light)
            let layout = UICollectionViewFlowLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 340, height: 44), 0)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = [.label(text: "12"), .outlineDisclosure(), .delete()]
                if item == "Salt" { cell.accessories = [.checkmark(), .detail(), .reorder(displayed: .always)] }
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
            }
            stage.add(view, CGRect(x: 0, y: 0, width: 340, height: 360))
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(["Fruit", "Bread", "Salt"])
            tree.append(["Apple", "Pear"], to: "Fruit")
            tree.append(["Conference"], to: "Pear")
            tree.append(["Rye"], to: "Bread")
            tree.expand(["Fruit", "Pear"])
            source.apply(tree, to: 0, animatingDifferences: false)
            stage.frame()
            view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            stage.frame()
            let image = try stage.screenshot("outline_\(isDark ? "dark" : "light")")
            view.isEditing = true
            stage.frame()
            _ = try stage.screenshot("outline_\(isDark ? "dark" : "light")_editing")
            #expect(image.pixel(x: 500, y: 120) != image.pixel(x: 500, y: 20))
        }
    }
}
