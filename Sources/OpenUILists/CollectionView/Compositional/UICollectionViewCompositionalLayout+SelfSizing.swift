/// A visible cell whose place on screen does not change while sizes of views replace estimates.
struct LayoutAnchor {
    let position: ListPosition
    /// The start of the cell along the scroll axis before the change.
    let start: CGFloat
}

/// The sizes of views that replace estimates.
extension UICollectionViewCompositionalLayout {
    /// Replaces estimates by the sizes that views determined; the visible content keeps its place.
    func applyPendingSizes() {
        let anchor = makeAnchor()
        storePendingSizes()
        placeSections(anchor)
    }

    /// Stores the sizes that views determined; their sections have to be placed afterwards.
    func storePendingSizes() {
        let sizes = pendingSizes
        pendingSizes = [:]
        var cells: [Int: [Int: CGSize]] = [:]
        for (element, size) in sizes {
            if element.category == .cell {
                cells[element.position.section, default: [:]][element.position.item] = size
            } else {
                setBoundarySize(size, element)
            }
        }
        for (section, sizes) in cells where sections.indices.contains(section) { setSizes(sizes, in: section) }
    }

    private func setBoundarySize(_ size: CGSize, _ element: ListElement) {
        let section = element.position.section
        if let index = boundaries.index(of: element.kind), element.position == ListPosition(0, 0) {
            boundarySizes[index] = size
            layOutBoundaries()
        } else if sections.indices.contains(section), let index = sections[section].boundaries.index(of: element.kind) {
            sections[section].setBoundarySize(size, at: index)
        }
    }

    /// Stores the sizes of cells; the visible cells of a section that scrolls on its own keep their places.
    private func setSizes(_ sizes: [Int: CGSize], in index: Int) {
        guard sections[index].options.isOrthogonal else { return sections[index].setSizes(sizes) }
        guard sections[index].offset > sections[index].scrollRange.lowerBound else {
            sections[index].setSizes(sizes)
            return sections[index].offset = max(sections[index].offset, sections[index].scrollRange.lowerBound)
        }
        moveOffset(in: index, sizes)
        guard collectionView?.orthogonalScrollers.scroller(of: index)?.isMoving != true else { return }
        sections[index].offset = sections[index].clamped(sections[index].offset)
    }

    /// Stores the sizes of cells and moves the offset of their section with the first visible cell.
    private func moveOffset(in index: Int, _ sizes: [Int: CGSize]) {
        let axis = sections[index].scrollAxis
        let shown = CGRect(origin: .zero, size: sections[index].size)
        let anchor = anchor(among: cells(of: index, in: shown), axis, in: shown) { sizes[$0.item] != nil }
        sections[index].setSizes(sizes)
        guard let anchor, let cell = sections[index].cell(anchor.position.item, section: index) else { return }
        sections[index].offset += axis.start(cell.frame) - anchor.start
    }

    private func cells(of index: Int, in rect: CGRect) -> [Element] {
        var result: [Element] = []
        sections[index].addGroupElements(in: rect, section: index, to: &result)
        return result.filter { $0.element.category == .cell }
    }

    // MARK: Anchor

    /// Returns the cell that keeps its place: the first visible one whose size does not change, otherwise the first
    /// one that starts in the visible area; `nil` if the content is at its start.
    func makeAnchor() -> LayoutAnchor? {
        guard !sections.isEmpty, case let shown = shownRect, axis.start(shown) > 0.5 else { return nil }
        let cells = elements(in: shown).filter { $0.element.category == .cell }
        return anchor(among: cells, axis, in: shown) { pendingSizes[.cell($0)] != nil }
    }

    private func anchor(
        among cells: [Element], _ axis: FlowAxis, in shown: CGRect, isChanging: (ListPosition) -> Bool
    ) -> LayoutAnchor? {
        let (start, end) = (axis.start(shown), axis.end(shown))
        let visible = cells.filter { axis.end($0.frame) > start && axis.start($0.frame) < end }
        let sorted = visible.sorted { axis.start($0.frame) < axis.start($1.frame) }
        let found =
            sorted.first { !isChanging($0.element.position) } ?? sorted.first { axis.start($0.frame) >= start }
            ?? sorted.first
        return found.map { LayoutAnchor(position: $0.element.position, start: axis.start($0.frame)) }
    }

    /// Adjusts the content offset, such that the anchor keeps its place on screen.
    ///
    /// The collection view keeps the distance from the right edge of content that begins there.
    func keepInPlace(_ anchor: LayoutAnchor?) {
        var distance: CGFloat = 0
        if let anchor, let cell = cell(anchor.position) { distance = axis.start(cell.frame) - anchor.start }
        if environment.isRightToLeft, !axis.isVertical { distance.negate() }
        guard distance != 0 else { return }
        collectionView?.adjustOffset(
            by: axis.isVertical ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0))
    }
}
