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
