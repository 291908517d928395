/// The scroll views of the visible sections that scroll on their own.
@MainActor final class OrthogonalScrollers {
    private unowned let collectionView: UICollectionView
    private var scrollers: [Int: OrthogonalScroller] = [:]
    /// The scroll views of deleted sections, whose cells are disappearing.
    private var leaving: [OrthogonalScroller] = []

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    private var layout: UICollectionViewCompositionalLayout? {
        collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    }

    /// Returns the scroll view that contains an element, or `nil` if the collection view itself contains it.
    func container(of element: ListElement) -> OrthogonalScroller? {
        guard let layout, let section = layout.orthogonalSection(of: element) else { return nil }
        if let scroller = scrollers[section] { return scroller }
        let scroller = OrthogonalScroller(collectionView, section: section)
        scrollers[section] = scroller
        scroller.update()
        collectionView.insertSubview(scroller, at: collectionView.core.insertionIndex(zIndex: 0))
        return scroller
    }

    func scroller(of section: Int) -> OrthogonalScroller? { scrollers[section] }

    /// Updates all scroll views for the layout.
    func update(_ layout: UICollectionViewCompositionalLayout) {
        guard layout === collectionView.collectionViewLayout else { return }
        for scroller in scrollers.values { scroller.update() }
    }

    /// Assigns the scroll views to the new indexes of their sections.
    func follow(_ mapping: ListMapping) {
        guard !scrollers.isEmpty else { return }
        var moved: [Int: OrthogonalScroller] = [:]
        for (old, scroller) in scrollers {
            scroller.section = mapping.newSection(old)
            if let new = scroller.section { moved[new] = scroller } else { leaving.append(scroller) }
        }
        scrollers = moved
    }

    /// Removes the scroll views without cells.
    func removeUnused() {
        guard !scrollers.isEmpty || !leaving.isEmpty else { return }
        for (section, scroller) in scrollers where isUnused(scroller) {
            scrollers[section] = nil
            scroller.section = nil
            scroller.removeFromSuperview()
        }
        for scroller in leaving where isUnused(scroller) { scroller.removeFromSuperview() }
        leaving.removeAll { $0.superview == nil }
    }

    private func isUnused(_ scroller: OrthogonalScroller) -> Bool {
        !scroller.subviews.contains { collectionView.core.itemsByView[ObjectIdentifier($0)] != nil }
    }
}
