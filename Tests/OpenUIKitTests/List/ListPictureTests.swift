import OpenDisplay
import Testing

@testable import OpenUIKit

/// What lists look like; `LIST_PICTURES=<folder>` keeps the pictures.
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

    private func save(_ stage: Stage, _ name: String) throws -> CGImage {
        let image = try #require(stage.surface.renderImage())
        if let folder = ProcessInfo.processInfo.environment["LIST_PICTURES"] {
            try UIImage(cgImage: image).pngData()?.write(
                to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
        }
        return image
    }

    @Test("Rows, titles and separators are drawn in every style, light and dark", arguments: [0, 1, 2], [false, true])
    func table(style: Int, isDark: Bool) throws {
        try Stage.run(CGSize(width: 340, height: 760), scale: 2) { stage in
            stage.surface.setAppearance(isDark ? .dark : .light)
            let source = Source()
            let table = UITableView(frame: .zero, style: UITableView.Style(rawValue: style) ?? .plain)
            table.dataSource = source
            table.delegate = source
            stage.add(table, CGRect(x: 0, y: 0, width: 340, height: 760))
            stage.frame()
            table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            stage.frame()
            let image = try save(stage, "table_\(style)_\(isDark ? "dark" : "light")")
            let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
            let (selected, ground) = (
                image.pixel(x: 600, y: Int(row.minY + 6) * 2), image.pixel(x: 600, y: Int(row.minY - 6) * 2)
            )
            #expect(selected != ground)
            #expect(isDark == ((ground?.red ?? 0) < 100))
            table.setEditing(true, animated: false)
            stage.frame()
            _ = try save(stage, "table_\(style)_\(isDark ? "dark" : "light")_editing")
        }
    }

    @Test("A grid with headers is drawn, light and dark", arguments: [false, true])
    func grid(isDark: Bool) throws {
        try Stage.run(CGSize(width: 340, height: 420), scale: 2) { stage in
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
            let image = try save(stage, "grid_\(isDark ? "dark" : "light")")
            // The pinned header covers the cells below it.
            #expect(image.pixel(x: 30, y: 4) == image.pixel(x: 660, y: 4))
        }
    }
}
