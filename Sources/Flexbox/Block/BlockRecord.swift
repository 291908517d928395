/// The margins that adjoin those of a block container, for the last requests.
///
/// They belong to the answers in `LayoutCache`, but few nodes have them.
final class BlockRecord {
    private static let capacity = 4

    private var entries: [(layout: CachedLayout, margins: CollapsedMargins)] = []
    private var next = 0
    private var changeCount: UInt = 0

    /// The margins for a request, if they are known and the node has not changed since.
    func margins(for request: LayoutRequest, changeCount: UInt) -> CollapsedMargins? {
        guard changeCount == self.changeCount else { return nil }
        return entries.first { $0.layout.matches(request) }?.margins
    }

    /// Stores the margins for a request in place of those that were stored first.
    func store(_ margins: CollapsedMargins, for request: LayoutRequest, changeCount: UInt) {
        if changeCount != self.changeCount { entries = [] }
        self.changeCount = changeCount
        let entry = (CachedLayout(request, LayoutResult(height: 0), hasBaseline: true), margins)
        if let index = entries.firstIndex(where: { $0.layout.matches(request) }) {
            entries[index] = entry
        } else if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[next % Self.capacity] = entry
            next += 1
        }
    }
}

extension NodePointer {
    /// The margins inside this block container that adjoin its own, after it answered a request.
    func collapsedMargins(for request: LayoutRequest, _ pass: PassPointer) -> CollapsedMargins {
        if let known = pointee.blockRecord?.margins(for: request, changeCount: pointee.changeCount) { return known }
        guard pass.pointee.descend() else { return CollapsedMargins() }
        pointee.isInLayout = true
        var container = BlockContainer(self, request, places: false, pass)
        _ = container.run()
        pointee.isInLayout = false
        pass.pointee.ascend()
        return container.margins
    }

    func storeCollapsedMargins(_ margins: CollapsedMargins, for request: LayoutRequest) {
        let record = pointee.blockRecord ?? BlockRecord()
        pointee.blockRecord = record
        record.store(margins, for: request, changeCount: pointee.changeCount)
    }
}
