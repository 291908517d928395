import Testing

@testable import OpenUILists
import UIKitTestSupport

/// Tests the accessories of list cells.
@Suite @MainActor struct CellAccessoryTests {
    /// Shows the only row of a list, 300 points wide, with accessories.
    private func run(
        _ accessories: [UICellAccessory], direction: UISemanticContentAttribute = .forceLeftToRight,
        _ body: (WindowStage, UICollectionView, UICollectionViewListCell) throws -> Void
    ) throws {
        try WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            view.semanticContentAttribute = direction
            let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
                cell.semanticContentAttribute = direction
                cell.accessories = accessories
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
            }
            stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 200))
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Row"])
            source.apply(snapshot, animatingDifferences: false)
            stage.frame()
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
            try body(stage, view, cell)
        }
    }

    private final class Fitting: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 10) }
    }

    private func accessory(_ kind: TableAccessoryView.Kind, in cell: UIView) -> TableAccessoryView? {
        cell.subviews.lazy.compactMap { $0 as? TableAccessoryView }.first { $0.kind == kind }
    }

    /// A cell whose accessories depend on its state.
    private final class StateCell: UICollectionViewListCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            accessories = state.isSelected ? [.checkmark()] : [.detail()]
        }
    }

    @Test("A cell can set its accessories for its state")
    func accessoriesOfState() {
        WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let cell = stage.add(StateCell(frame: .zero), CGRect(x: 0, y: 0, width: 300, height: 44))
            cell.setNeedsUpdateConfiguration()
            stage.frame()
            #expect(accessory(.detail, in: cell) != nil)
            cell.isSelected = true
            stage.frame()
            #expect(accessory(.detail, in: cell) == nil)
            #expect(accessory(.mark, in: cell)?.frame.maxX == CGFloat(300 - 16))
        }
    }

    /// Returns the lines between accessories, which are higher than wide.
    private func lines(in cell: UIView) -> [UIView] {
        cell.subviews.filter { $0.bounds.width == 1 && $0.bounds.height > 1 }
    }

    @Test("An accessory for multiple selection shows while editing whether its item is selected")
    func multiselect() throws {
        try run([.multiselect()]) { stage, view, cell in
            #expect(accessory(.selection, in: cell) == nil)
            view.allowsMultipleSelectionDuringEditing = true
            view.isEditing = true
            stage.frame()
            let indicator = try #require(accessory(.selection, in: cell))
            #expect(!indicator.isOn)
            #expect(indicator.frame.minX == 16)
            #expect(cell.contentView.frame.minX == indicator.frame.maxX)
            stage.tap(indicator.frame.midX, cell.frame.midY)
            stage.frame()
            #expect(cell.isSelected)
            #expect(indicator.isOn)
            stage.tap(200, cell.frame.midY)
            stage.frame()
            #expect(!indicator.isOn)
        }
    }

    @Test(
        "A line separates the handle that moves a cell from the next accessory, in both directions",
        arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
    func reorderSeparator(direction: UISemanticContentAttribute) throws {
        try run([.reorder(displayed: .always), .checkmark()], direction: direction) { _, _, cell in
            let line = try #require(lines(in: cell).first)
            let handle = try #require(accessory(.reorder, in: cell))
            let mark = try #require(accessory(.mark, in: cell))
            let isMirrored = direction == .forceRightToLeft
            #expect(line.center.x > (isMirrored ? handle : mark).frame.maxX)
            #expect(line.center.x < (isMirrored ? mark : handle).frame.minX)
        }
    }

    @Test("No line is beside the handle that moves a cell if it is the only accessory or has none")
    func noReorderSeparator() throws {
        try run([.reorder(displayed: .always)]) { _, _, cell in #expect(lines(in: cell).isEmpty) }
        let options = UICellAccessory.ReorderOptions(showsVerticalSeparator: false)
        try run([.reorder(displayed: .always, options: options), .checkmark()]) { _, _, cell in
            #expect(lines(in: cell).isEmpty)
        }
    }

    @Test("A hidden handle keeps its space")
    func hidden() throws {
        try run([.reorder(displayed: .always, options: .init(isHidden: true))]) { _, _, cell in
            #expect(accessory(.reorder, in: cell)?.isHidden == true)
            #expect(cell.contentView.frame.maxX == CGFloat(300 - 16 - 24))
        }
    }

    /// Returns the colors of the shapes of an accessory.
    private func colors(of accessory: UIView?) -> Set<CGColor> {
        let shapes = (accessory?.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        return Set(shapes.flatMap { [$0.strokeColor, $0.fillColor].compactMap(\.self) })
    }

    @Test("The options of a chevron, a checkmark, a detail button and a handle determine their color")
    func tintColors() throws {
        let accessories: [UICellAccessory] = [
            .disclosureIndicator(options: .init(tintColor: .red)), .checkmark(options: .init(tintColor: .green)),
            .detail(options: .init(tintColor: .blue)),
            .reorder(displayed: .always, options: .init(tintColor: .yellow)),
        ]
        try run(accessories) { _, _, cell in
            #expect(colors(of: accessory(.arrow, in: cell)) == [UIColor.red.cgColor])
            #expect(colors(of: accessory(.mark, in: cell)) == [UIColor.green.cgColor])
            #expect(colors(of: accessory(.detail, in: cell)) == [UIColor.blue.cgColor])
            #expect(colors(of: accessory(.reorder, in: cell)) == [UIColor.yellow.cgColor])
        }
    }

    @Test("The options of the buttons for deleting and inserting determine the colors of sign and circle")
    func editingColors() throws {
        let accessories: [UICellAccessory] = [
            .delete(displayed: .always, options: .init(tintColor: .yellow, backgroundColor: .blue)),
            .insert(displayed: .always, options: .init(backgroundColor: .black)),
        ]
        try run(accessories) { _, _, cell in
            #expect(colors(of: accessory(.delete, in: cell)) == [UIColor.yellow.cgColor, UIColor.blue.cgColor])
            #expect(colors(of: accessory(.insert, in: cell)) == [UIColor.white.cgColor, UIColor.black.cgColor])
        }
    }

    @Test("An accessory has its standard color again after one with another color")
    func restoredColor() throws {
        try run([.disclosureIndicator(options: .init(tintColor: .red))]) { stage, _, cell in
            let view = accessory(.arrow, in: cell)
            cell.accessories = [.disclosureIndicator()]
            stage.frame()
            #expect(accessory(.arrow, in: cell) === view)
            #expect(!colors(of: view).contains(UIColor.red.cgColor))
        }
    }

    @Test("A hidden chevron keeps the width that is reserved for it")
    func hiddenChevron() throws {
        let options = UICellAccessory.DisclosureIndicatorOptions(isHidden: true, reservedLayoutWidth: .custom(40))
        try run([.disclosureIndicator(options: options)]) { _, _, cell in
            #expect(accessory(.arrow, in: cell)?.isHidden == true)
            #expect(cell.contentView.frame.maxX == CGFloat(300 - 16 - 40))
        }
    }

    @Test("The options of a label determine its color, font and width")
    func label() throws {
        let options = UICellAccessory.LabelOptions(
            reservedLayoutWidth: .custom(80), tintColor: .red, font: .boldSystemFont(ofSize: 11),
            adjustsFontForContentSizeCategory: false)
        try run([.label(text: "12", options: options)]) { _, _, cell in
            let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(label.textColor == .red)
            #expect(label.font == .boldSystemFont(ofSize: 11))
            #expect(!label.adjustsFontForContentSizeCategory)
            #expect(cell.contentView.frame.maxX == CGFloat(300 - 16 - 80))
        }
    }

    @Test("A label has the secondary color and follows the text size by default")
    func standardLabel() throws {
        try run([.label(text: "12")]) { _, _, cell in
            let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(label.textColor == .secondaryLabel)
            #expect(label.font == .preferredFont(forTextStyle: .body))
            #expect(label.adjustsFontForContentSizeCategory)
        }
    }

    @Test("A selected item has a circle of the color that the options specify")
    func multiselectBackground() throws {
        try run([.multiselect(displayed: .always, options: .init(backgroundColor: .red))]) { _, _, cell in
            #expect(colors(of: accessory(.selection, in: cell)).contains(UIColor.red.cgColor))
        }
    }

    @Test("An accessory reports its type")
    func types() {
        let view = UIView()
        let accessories: [UICellAccessory] = [
            .disclosureIndicator(), .checkmark(), .detail(), .delete(), .insert(), .reorder(), .multiselect(),
            .outlineDisclosure(), .label(text: ""),
        ]
        #expect(
            accessories.map { "\($0.accessoryType)" } == [
                "disclosureIndicator", "checkmark", "detail", "delete", "insert", "reorder", "multiselect",
                "outlineDisclosure", "label",
            ])
        guard case .custom(let custom) = UICellAccessory.customView(view, placement: .leading()).accessoryType else {
            Issue.record("A custom view has another type")
            return
        }
        #expect(custom === view)
    }

    @Test("A configured custom view has its fitting size, its tint color, and is centered in its reserved width")
    func customView() throws {
        let view = Fitting(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let configuration = UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .leading(), reservedLayoutWidth: .custom(40), tintColor: .systemRed)
        try run([.customView(configuration: configuration)]) { _, _, cell in
            #expect(view.frame.minX == CGFloat(16 + 10))
            #expect(view.frame.width == 20)
            #expect(view.tintColor == .systemRed)
            #expect(cell.contentView.frame.minX == CGFloat(16 + 40))
        }
    }

    @Test("A configured custom view with a fixed size keeps it, and its standard width is that of the other controls")
    func fixedSize() throws {
        let view = Fitting(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        let configuration = UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .trailing(), reservedLayoutWidth: .standard, maintainsFixedSize: true)
        try run([.customView(configuration: configuration)]) { _, _, cell in
            #expect(view.bounds.width == 12)
            #expect(cell.contentView.frame.maxX == CGFloat(300 - 16 - 24))
        }
    }
}
