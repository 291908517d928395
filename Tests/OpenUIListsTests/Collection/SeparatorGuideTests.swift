import Testing

@testable import OpenUILists
import UIKitTestSupport

/// Tests the layout guide of the separators of list cells.
@Suite @MainActor struct SeparatorGuideTests {
    /// A cell with a label at a distance from the leading edge.
    private final class LabelCell: UICollectionViewListCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Label"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// Shows two rows of a plain list with a width of 300 points, and returns the frame of the first separator.
    private func separator(
        direction: UISemanticContentAttribute = .forceLeftToRight, _ configure: (LabelCell) -> Void
    ) throws -> CGRect {
        var frame = CGRect.null
        try WindowStage.run(CGSize(width: 300, height: 200)) { stage in
            let view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            view.semanticContentAttribute = direction
            let rows = UICollectionView.CellRegistration<LabelCell, Int> { cell, _, _ in
                for part in [cell, cell.contentView, cell.label] { part.semanticContentAttribute = direction }
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
            }
            stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 200))
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1])
            source.apply(snapshot, animatingDifferences: false)
            stage.frame()
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? LabelCell)
            configure(cell)
            for _ in 0..<2 { stage.frame() }
            let line = cell.subviews.first { $0.backgroundColor == .separator && !$0.isHidden }
            frame = try #require(line).frame
        }
        return frame
    }

    @Test("The guide alone does not change the separator")
    func unconstrained() throws {
        let usual = try separator { _ in }
        let guided = try separator { _ = $0.separatorLayoutGuide }
        #expect(guided == usual)
    }

    @Test("A separator begins at the view to which the leading edge of its guide is constrained")
    func leading() throws {
        let frame = try separator {
            $0.separatorLayoutGuide.leadingAnchor.constraint(equalTo: $0.label.leadingAnchor).isActive = true
        }
        #expect(frame.minX == 60)
        #expect(frame.maxX == 300)
    }

    @Test("A separator ends where the trailing edge of its guide is constrained")
    func trailing() throws {
        let usual = try separator { _ in }
        let frame = try separator {
            $0.separatorLayoutGuide.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: -25).isActive = true
        }
        #expect(frame.minX == usual.minX)
        #expect(frame.maxX == 275)
    }

    @Test("The leading edge of the guide is at the right in layouts from right to left")
    func mirrored() throws {
        let frame = try separator(direction: .forceRightToLeft) {
            $0.separatorLayoutGuide.leadingAnchor.constraint(equalTo: $0.label.leadingAnchor).isActive = true
        }
        #expect(frame.maxX == 240)
        #expect(frame.minX == 0)
    }
}
