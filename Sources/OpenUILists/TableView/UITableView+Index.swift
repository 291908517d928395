extension UITableView: ListIndexClient {
    /// The section index, if the data source provides titles.
    final var index: ListIndexView? { core.index }

    /// The width by which the index reduces the rows.
    var sectionIndexInset: CGFloat { index == nil ? 0 : max(0, ListIndexView.usualWidth - groupInsets.right) }

    func loadIndexTitles() -> [String] {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        return core.counts.total >= sectionIndexMinimumDisplayRowCount ? titles : []
    }

    var indexColors: ListIndexColors {
        ListIndexColors(
            titles: sectionIndexColor, background: sectionIndexBackgroundColor,
            trackedBackground: sectionIndexTrackingBackgroundColor ?? sectionIndexBackgroundColor)
    }

    func updateIndexColors() { index?.colors = indexColors }

    /// Lays out the rows again, which leave space for the index.
    func indexDidChange() {
        for cell in visibleItems { cell.setNeedsLayout() }
        core.measureToken += 1
    }

    func scroll(toIndexTitle title: String, _ number: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
        prepareLayoutIfPossible()
        guard layout.sections.indices.contains(section) else { return }
        endMotion()
        for _ in 0..<4 {
            let y = layout.y(layout.header(section)) - adjustedContentInset.top
            let target = geometry.clamp(CGPoint(x: contentOffset.x, y: y))
            if target == contentOffset { break }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }
}
