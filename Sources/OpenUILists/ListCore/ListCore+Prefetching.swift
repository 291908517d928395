/// Prefetching of items that will probably become visible.
extension ListCore {
    /// Requests prefetching of the items within one screenful ahead in the scroll direction.
    ///
    /// Each item is requested once; items that leave this area without having been visible are cancelled.
    func updatePrefetching() {
        let bounds = host.bounds
        let delta = CGVector(dx: bounds.minX - lastOrigin.x, dy: bounds.minY - lastOrigin.y)
        lastOrigin = bounds.origin
        guard client.isPrefetchingActive, !bounds.isEmpty, !needsReload else { return }
        var ahead = bounds
        if abs(delta.dx) > abs(delta.dy) {
            ahead.origin.x += delta.dx < 0 ? -bounds.width : bounds.width
        } else {
            ahead.origin.y += delta.dy < 0 ? -bounds.height : bounds.height
        }
        var desired: Set<ListPosition> = []
        for attributes in client.attributes(in: ahead)
        where attributes.element.category == .cell && attributes.isVisible(in: ahead) {
            if visible[attributes.element] == nil { desired.insert(attributes.element.position) }
        }
        let new = desired.subtracting(prefetched)
        let cancelled = prefetched.subtracting(desired).filter { visible[.cell($0)] == nil }
        prefetched = desired
        if !cancelled.isEmpty { client.cancelPrefetching(cancelled.sorted()) }
        if !new.isEmpty { client.prefetch(new.sorted()) }
    }
}
