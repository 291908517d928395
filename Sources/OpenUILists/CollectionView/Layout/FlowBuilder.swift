/// Collects all values that a flow layout depends on from the layout and its delegate.
@MainActor struct FlowBuilder {
    private let layout: UICollectionViewFlowLayout
    private let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?
    private let old: [FlowSection]
    private let start: Int
    let availableLength: CGFloat

    /// - Parameter old: The sections before the update, whose measured sizes are kept for items that still exist.
    init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView, old: [FlowSection]) {
        (self.layout, self.collectionView, self.old) = (layout, collectionView, old)
        start = layout.invalidations
        delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        availableLength = layout.crossLength(in: collectionView.bounds)
    }

    /// Returns the sections; if the delegate invalidates the layout, no further values are requested and the result is
    /// meaningless.
    mutating func build() -> [FlowSection] {
        layout.delegateLacksItemSizes = delegate == nil
        var sections: [FlowSection] = []
        for index in 0..<collectionView.numberOfSections where isValid { sections.append(section(index)) }
        return sections
    }

    private var isValid: Bool { layout.invalidations == start }

    private func section(_ index: Int) -> FlowSection {
        let axis = layout.axis
        let (collectionView, layout) = (collectionView, layout)
        var insets =
            delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: index) ?? layout.sectionInset
        let line =
            delegate?.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: index)
            ?? layout.minimumLineSpacing
        let item =
            delegate?.collectionView(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: index)
            ?? layout.minimumInteritemSpacing
        let header =
            delegate?.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: index)
            ?? layout.headerReferenceSize
        let footer =
            delegate?.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: index)
            ?? layout.footerReferenceSize
        addReference(to: &insets)
        let (before, after) = axis.isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let (start, end) = axis.isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        let count = collectionView.numberOfItems(inSection: index)
        return FlowSection(
            count: count, header: length(axis.main(header)), footer: length(axis.main(footer)),
            insets: (number(before), number(after)),
            cross: (number(start), max(0, availableLength - number(start) - number(end))),
            spacing: (length(line), length(item)), uniform: uniformSize, sizes: sizes(index, count))
    }

    private func addReference(to insets: inout UIEdgeInsets) {
        let extra: UIEdgeInsets
        switch layout.sectionInsetReference {
        case .fromContentInset: return
        case .fromSafeArea: extra = collectionView.safeAreaInsets
        case .fromLayoutMargins: extra = collectionView.layoutMargins
        }
        if layout.axis.isVertical {
            let isFlipped = layout.isFlipped
            insets.left += isFlipped ? extra.right : extra.left
            insets.right += isFlipped ? extra.left : extra.right
        } else {
            insets.top += extra.top
            insets.bottom += extra.bottom
        }
    }

    /// The size of every item for which neither the delegate nor a cell provides another one.
    private var uniformSize: FlowSize {
        let automatic = UICollectionViewFlowLayout.automaticSize
        var size = layout.itemSize
        if layout.estimatedItemSize != .zero, layout.estimatedItemSize != automatic { size = layout.estimatedItemSize }
        if size == automatic { size = CGSize(width: 50, height: 50) }
        return checked(size)
    }

    /// The sizes of a section's items, or `nil` if all of them have the uniform size.
    private func sizes(_ section: Int, _ count: Int) -> [FlowSize]? {
        guard count > 0 else { return nil }
        if layout.estimatedItemSize != .zero { return keptSizes(section, count) }
        guard let delegate, !layout.delegateLacksItemSizes else { return nil }
        let first = delegate.collectionView(
            collectionView, layout: layout,
            sizeForItemAt: collectionView.dataIndexPath(for: IndexPath(item: 0, section: section)))
        guard !layout.delegateLacksItemSizes else { return nil }
        var sizes: [FlowSize] = []
        sizes.reserveCapacity(count)
        sizes.append(checked(first))
        for item in 1..<max(count, 1) where isValid {
            let path = collectionView.dataIndexPath(for: IndexPath(item: item, section: section))
            sizes.append(checked(delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)))
        }
        return sizes
    }

    /// The sizes that cells provided before an update, at the new positions of their items.
    private func keptSizes(_ section: Int, _ count: Int) -> [FlowSize]? {
        guard old.contains(where: { $0.lines != nil }) else { return nil }
        let uniform = uniformSize
        return (0..<count).map { item in
            guard let position = oldPosition(ListPosition(section, item)), old.indices.contains(position.section),
                position.item < old[position.section].count
            else { return uniform }
            return old[position.section].size(of: position.item)
        }
    }

    /// Returns the position of an item in the old sections, before an update or before the current interactive
    /// movement.
    private func oldPosition(_ new: ListPosition) -> ListPosition? {
        let position = ListPosition(collectionView.dataIndexPath(for: IndexPath(new)))
        let before = layout.transition?.mapping.map { $0.old(position) } ?? position
        guard let arrangement = layout.arrangement else { return before }
        return before.flatMap(arrangement.new)
    }

    private func checked(_ size: CGSize) -> FlowSize {
        layout.axis.flow(CGSize(width: length(size.width), height: length(size.height)))
    }

    private func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    private func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
