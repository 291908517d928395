/// The sections that scroll on their own.
extension UICollectionViewCompositionalLayout {
    /// Returns the index of the section whose scroll view contains an element, or `nil` if there is none.
    func orthogonalSection(of element: ListElement) -> Int? {
        let index = element.position.section
        guard element.category != .decorationView, sections.indices.contains(index),
            sections[index].options.isOrthogonal
        else { return nil }
        guard element.category == .supplementaryView else { return index }
        if element.position.item == 0, sections[index].boundaries.index(of: element.kind) != nil { return nil }
        if element.position == ListPosition(0, 0), boundaries.index(of: element.kind) != nil { return nil }
        return index
    }

    /// Returns the frame of the scroll view of a section in the collection view's content.
    func band(of index: Int) -> CGRect {
        let start = axis.rect(main: sections[index].start, cross: 0, length: 0, breadth: 0).origin
        return mirrored(sections[index].band.offsetBy(dx: start.x, dy: start.y))
    }

    /// Stores the offset to which a section was scrolled.
    func setOffset(_ offset: CGFloat, of index: Int) {
        guard sections.indices.contains(index), sections[index].offset != offset else { return }
        sections[index].offset = offset
        invalidateLayout(with: makeContext())
    }

    /// Scrolls the section of an item, such that the item has a position across the scroll axis of the layout.
    func scrollSection(of path: IndexPath, to position: UICollectionView.ScrollPosition, animated: Bool) {
        let position = environment.isRightToLeft ? position.mirrored : position
        scrollSection(of: path, animated: animated) { $0.offset(showing: $1, at: position) }
    }

    /// Scrolls the section of an item by the smallest distance that makes the item visible.
    func revealInSection(_ position: ListPosition, animated: Bool) {
        scrollSection(of: IndexPath(position), animated: animated) { $0.offset(revealing: $1) }
    }

    private func scrollSection(
        of path: IndexPath, animated: Bool, _ target: (CompositionalSection, CGRect) -> CGFloat
    ) {
        let index = path.section
        guard sections.indices.contains(index), sections[index].options.isOrthogonal,
            let frame = sections[index].cell(path.item, section: index)?.frame
        else { return }
        let offset = target(sections[index], frame)
        guard offset != sections[index].offset else { return }
        if let scroller = collectionView?.orthogonalScrollers.scroller(of: index) {
            scroller.scroll(to: offset, animated: animated)
        } else {
            setOffset(offset, of: index)
        }
    }
}

extension UICollectionView.ScrollPosition {
    /// The position with left and right exchanged.
    fileprivate var mirrored: UICollectionView.ScrollPosition {
        var result = subtracting([.left, .right])
        if contains(.left) { result.insert(.right) }
        if contains(.right) { result.insert(.left) }
        return result
    }
}
