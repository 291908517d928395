/// The index of a list view, which lets users scroll to the items of a title.
extension ListCore {
    /// Requests the titles again before the next frame.
    func invalidateIndex() {
        hasIndexTitles = false
        host.setNeedsLayout()
    }

    /// Requests the titles once after they were invalidated.
    func updateIndex() {
        guard !hasIndexTitles, !isBusy else { return }
        hasIndexTitles = true
        let titles = client.loadIndexTitles()
        guard titles != index?.titles ?? [] else { return }
        index?.removeFromSuperview()
        index = titles.isEmpty ? nil : makeIndex(titles)
        client.indexDidChange()
    }

    private func makeIndex(_ titles: [String]) -> ListIndexView {
        let index = ListIndexView(titles, colors: client.indexColors) { [weak self] title, number in
            self?.client.scroll(toIndexTitle: title, number)
        }
        host.addSubview(index)
        return index
    }

    /// Keeps the index at its position in the visible area while the content scrolls.
    func placeIndex() {
        guard let index else { return }
        let shown = host.bounds.inset(by: host.adjustedContentInset)
        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = ListIndexView.usualWidth
        let frame = CGRect(
            x: isMirrored ? shown.minX : shown.maxX - width, y: shown.minY, width: width, height: shown.height)
        if index.frame != frame { index.frame = frame }
        if host.subviews.last !== index { host.bringSubviewToFront(index) }
    }
}
