/// Tells ahead what will probably be seen.
extension ListCore {
    /// Asks for what lies within a screenful ahead, in the direction in which the content moves.
    ///
    /// Asked for once; what falls out of that reach without having been seen is called off.
    func prefetchAhead() {
        let bounds = host.bounds
        let way = CGVector(dx: bounds.minX - lastOrigin.x, dy: bounds.minY - lastOrigin.y)
        lastOrigin = bounds.origin
        guard client.wantsPrefetching, !bounds.isEmpty, !needsReload else { return }
        var ahead = bounds
        if abs(way.dx) > abs(way.dy) {
            ahead.origin.x += way.dx < 0 ? -bounds.width : bounds.width
        } else {
            ahead.origin.y += way.dy < 0 ? -bounds.height : bounds.height
        }
        var wanted: Set<ListPlace> = []
        for attributes in client.attributes(in: ahead)
        where attributes.representedElementCategory == .cell && attributes.isSeen(in: ahead) {
            let place = ListPlace(attributes.indexPath)
            if visible[.cell(place)] == nil { wanted.insert(place) }
        }
        let new = wanted.subtracting(prefetched)
        let off = prefetched.subtracting(wanted).filter { visible[.cell($0)] == nil }
        prefetched = wanted
        if !off.isEmpty { client.cancelPrefetching(off.sorted()) }
        if !new.isEmpty { client.prefetch(new.sorted()) }
    }
}
