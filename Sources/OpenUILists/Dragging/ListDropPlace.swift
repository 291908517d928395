/// The place in a list at which items are dropped: before or behind the item that is nearest to the pointer, or into it.
@MainActor struct ListDropPlace {
    /// The item at the pointer.
    let item: ListPosition?
    /// The position that a new item would have, or `nil` without sections.
    let insertion: ListPosition?
    /// The frame of the nearest element in the content.
    private let frame: CGRect
    /// The edge of the nearest element at which items are inserted.
    private let edge: CGRectEdge

    init(at point: CGPoint, in core: ListCore) {
        core.host.layoutIfNeeded()
        guard let nearest = Self.nearest(to: point, in: core) else {
            let last = core.counts.sections - 1
            item = nil
            insertion = last < 0 ? nil : ListPosition(last, core.counts.items[last])
            frame = CGRect(x: core.host.bounds.minX, y: 0, width: core.host.bounds.width, height: 0)
            edge = .minYEdge
            return
        }
        let position = nearest.element.position
        frame = nearest.frame
        guard nearest.element.category == .cell else {
            (item, insertion) = (nil, position)
            edge = nearest.element.kind == ListElement.sectionFooterKind ? .minYEdge : .maxYEdge
            return
        }
        let end = Self.end(of: position, frame, in: core)
        let isPastMiddle = end == .maxYEdge ? point.y > frame.midY : (point.x > frame.midX) == (end == .maxXEdge)
        item = frame.contains(point) ? position : nil
        insertion = ListPosition(position.section, position.item + (isPastMiddle ? 1 : 0))
        edge = isPastMiddle ? end : end.opposite
    }

    // MARK: The nearest element

    /// Returns the attributes of the cell that is nearest to a point, or of the header or footer of an empty section.
    private static func nearest(to point: CGPoint, in core: ListCore) -> ListLayoutAttributes? {
        let counts = core.counts.items
        let candidates = core.visible.values.map(\.attributes).filter { attributes in
            let element = attributes.element
            if element.category == .cell { return true }
            return element.belongsToSection && counts.indices.contains(element.position.section)
                && counts[element.position.section] == 0
        }
        // Of adjacent items, the later one contains their common edge.
        return candidates.min {
            let first = squaredDistance(from: point, to: $0.frame)
            let second = squaredDistance(from: point, to: $1.frame)
            return first == second ? $0.element.position > $1.element.position : first < second
        }
    }

    private static func squaredDistance(from point: CGPoint, to rect: CGRect) -> CGFloat {
        let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
        let y = max(rect.minY - point.y, 0, point.y - rect.maxY)
        return x * x + y * y
    }

    /// Returns the edge of an item towards the next item: at the side if a neighbor is in the same row, or the bottom.
    private static func end(of position: ListPosition, _ frame: CGRect, in core: ListCore) -> CGRectEdge {
        for step in [1, -1] {
            let neighbor = ListPosition(position.section, position.item + step)
            guard core.counts.contains(neighbor), let other = core.client.attributes(of: .cell(neighbor))?.frame,
                other.midY > frame.minY, other.midY < frame.maxY
            else { continue }
            return (other.midX > frame.midX) == (step > 0) ? .maxXEdge : .minXEdge
        }
        return .maxYEdge
    }

    // MARK: Result

    /// Returns the index path of a drop, after items of the list were removed because they are moved.
    func destination(_ relation: ListDropProposal.Relation, removing sources: [IndexPath]) -> IndexPath? {
        if relation == .into, let item { return IndexPath(item) }
        guard var target = insertion else { return nil }
        let before = Set(sources.map(ListPosition.init(_:))).filter {
            $0.section == target.section && $0.item < target.item
        }
        target.item -= before.count
        return IndexPath(target)
    }

    /// Returns the frame of the indicator, and whether it surrounds an item, or `nil` if the drop has no relation to the
    /// place.
    ///
    /// - Parameter thickness: The thickness of a line between items, in points.
    func indicator(
        _ relation: ListDropProposal.Relation, thickness: CGFloat
    ) -> (frame: CGRect, isAroundItem: Bool)? {
        guard relation != .unspecified, insertion != nil else { return nil }
        if relation == .into, item != nil { return (frame, true) }
        let half = thickness / 2
        let line =
            switch edge {
            case .minXEdge: CGRect(x: frame.minX - half, y: frame.minY, width: thickness, height: frame.height)
            case .maxXEdge: CGRect(x: frame.maxX - half, y: frame.minY, width: thickness, height: frame.height)
            case .minYEdge: CGRect(x: frame.minX, y: frame.minY - half, width: frame.width, height: thickness)
            case .maxYEdge: CGRect(x: frame.minX, y: frame.maxY - half, width: frame.width, height: thickness)
            }
        return (line, false)
    }
}

extension CGRectEdge {
    fileprivate var opposite: CGRectEdge {
        switch self {
        case .minXEdge: .maxXEdge
        case .maxXEdge: .minXEdge
        case .minYEdge: .maxYEdge
        case .maxYEdge: .minYEdge
        }
    }
}
