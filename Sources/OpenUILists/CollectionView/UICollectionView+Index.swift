extension UICollectionView: ListIndexClient {
    func loadIndexTitles() -> [String] { dataSource?.indexTitles(for: self) ?? [] }

    var indexColors: ListIndexColors { ListIndexColors() }

    /// The index covers the content, which keeps its layout.
    func indexDidChange() {}

    func scroll(toIndexTitle title: String, _ number: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: number) else { return }
        prepareLayout()
        guard core.counts.contains(ListPosition(path)) else { return }
        endMotion()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        scroll(to: path, at: [.top, isMirrored ? .right : .left], animated: false)
        revealHeader(before: path)
    }

    /// Scrolls so that the header above the first item of a section is visible as well.
    private func revealHeader(before path: IndexPath) {
        guard path.item == 0,
            let header = collectionViewLayout.displayedAttributes(of: .header(path.section))?.frame,
            let item = collectionViewLayout.displayedAttributes(of: .cell(ListPosition(path)))?.frame
        else { return }
        // A pinned header may be below its place.
        let top = min(header.minY, item.minY - header.height)
        setContentOffset(
            geometry.clamp(CGPoint(x: contentOffset.x, y: top - adjustedContentInset.top)), animated: false)
    }
}
