/// The place in a list at which items are dropped.
@MainActor struct ListDropPlace {
    /// The item at the pointer.
    let item: IndexPath?
    /// The index path that a new item would have, or `nil` without sections.
    let insertion: IndexPath?
    /// Whether items are dropped into ``item`` instead of between items.
    let isInto: Bool
    /// Whether the items follow each other from left to right at the pointer.
    let isHorizontal: Bool

    init(at point: CGPoint, in list: any ListDragGeometry, isInto: Bool) {
        let item = list.pathOfItem(at: point)
        self.item = item
        self.isInto = isInto && item != nil
        guard let item, let frame = list.frameOfItem(at: item) else {
            isHorizontal = false
            insertion = Self.end(of: list)
            return
        }
        isHorizontal = Self.hasNeighbor(item, frame, in: list)
        let isBehind = isHorizontal ? point.x > frame.midX : point.y > frame.midY
        insertion = IndexPath(item: item.item + (isBehind ? 1 : 0), section: item.section)
    }

    private static func end(of list: any ListDragGeometry) -> IndexPath? {
        let last = list.sectionCount - 1
        return last < 0 ? nil : IndexPath(item: list.itemCount(in: last), section: last)
    }

    /// Returns whether the next or the previous item is in the same row.
    private static func hasNeighbor(_ path: IndexPath, _ frame: CGRect, in list: any ListDragGeometry) -> Bool {
        [path.item - 1, path.item + 1].contains { index in
            guard index >= 0, index < list.itemCount(in: path.section) else { return false }
            let neighbor = list.frameOfItem(at: IndexPath(item: index, section: path.section))
            return neighbor.map { $0.midY > frame.minY && $0.midY < frame.maxY } ?? false
        }
    }

    /// Returns the index path of the drop, after items of the list were removed because they are moved.
    func destination(removing sources: [IndexPath?]) -> IndexPath? {
        guard !isInto else { return item }
        guard let insertion else { return nil }
        let before = Set(sources.compactMap { $0 }).filter {
            $0.section == insertion.section && $0.item < insertion.item
        }
        return IndexPath(item: insertion.item - before.count, section: insertion.section)
    }
}

/// A line between items, or a frame around an item, that shows where items would be dropped.
@MainActor final class ListDropIndicator {
    private static let thickness: CGFloat = 2
    private let layer = CALayer()

    init() {
        layer.suppressesImplicitActions = true
        layer.zPosition = 1e5
    }

    func show(_ place: ListDropPlace, in host: UIView, _ list: any ListDragGeometry) {
        guard let frame = frame(of: place, in: host, list) else { return hide() }
        if layer.superlayer !== host.layer { host.layer.addSublayer(layer) }
        let color = host.tintColor.resolvedColor(with: host.traitCollection).cgColor
        layer.backgroundColor = place.isInto ? nil : color
        layer.borderColor = color
        layer.borderWidth = place.isInto ? Self.thickness : 0
        layer.cornerRadius = place.isInto ? 4 : Self.thickness / 2
        layer.frame = frame
    }

    func hide() {
        layer.removeFromSuperlayer()
    }

    private func frame(of place: ListDropPlace, in host: UIView, _ list: any ListDragGeometry) -> CGRect? {
        if place.isInto { return place.item.flatMap(list.frameOfItem) }
        guard let path = place.insertion else { return nil }
        let count = list.itemCount(in: path.section)
        guard count > 0 else {
            return CGRect(x: host.bounds.minX, y: 0, width: host.bounds.width, height: Self.thickness)
        }
        let isEnd = path.item >= count
        let shown = IndexPath(item: min(path.item, count - 1), section: path.section)
        guard let item = list.frameOfItem(at: shown) else { return nil }
        let half = Self.thickness / 2
        return place.isHorizontal
            ? CGRect(
                x: (isEnd ? item.maxX : item.minX) - half, y: item.minY, width: Self.thickness, height: item.height)
            : CGRect(
                x: item.minX, y: (isEnd ? item.maxY : item.minY) - half, width: item.width, height: Self.thickness)
    }
}

extension UIView {
    /// Lets the cell of a dropped item appear.
    func fadeInAfterDrop() {
        let opacity = alpha
        UIView.performWithoutAnimation { alpha = 0 }
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
            self.alpha = opacity
        }
    }
}
