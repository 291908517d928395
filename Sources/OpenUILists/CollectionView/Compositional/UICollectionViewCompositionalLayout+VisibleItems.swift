/// The handlers of sections, which change visible elements.
extension UICollectionViewCompositionalLayout {
    /// Calls the handlers of the visible sections and stores their changes.
    func updateVisibleItems() {
        changes = [:]
        guard dependsOnBounds, let collectionView else { return }
        let start = invalidations
        let visible = elements(in: mirrored(collectionView.bounds))
        let bySection = Dictionary(grouping: visible) { $0.element.position.section }
        for (index, elements) in bySection.sorted(by: { $0.key < $1.key }) {
            guard start == invalidations, sections.indices.contains(index) else { return }
            guard let handler = sections[index].options.handler else { continue }
            call(handler, elements, index, collectionView)
        }
    }

    private func call(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, _ elements: [Element], _ index: Int,
        _ collectionView: UICollectionView
    ) {
        let offset = sections[index].options.isOrthogonal ? physicalOffset(of: index) : collectionView.contentOffset
        let shift = sections[index].options.isOrthogonal ? CGVector(dx: offset.x, dy: offset.y) : .zero
        let old = elements.map(unchangedAttributes)
        let new = old.map { $0.duplicate() }
        handler(new.map { VisibleItem($0, shift: shift) }, offset, environment)
        for (element, (old, new)) in zip(elements, zip(old, new)) {
            if let change = VisibleItemChanges(from: old, to: new) { changes[element.element] = change }
        }
    }

    /// Returns the content offset of the scroll view of a section that scrolls on its own.
    func physicalOffset(of index: Int) -> CGPoint {
        let section = sections[index]
        guard section.scrollAxis.isVertical == false else { return CGPoint(x: 0, y: section.offset) }
        guard environment.isRightToLeft else { return CGPoint(x: section.offset, y: 0) }
        return CGPoint(x: section.scrollLength - section.breadth - section.offset, y: 0)
    }
}
