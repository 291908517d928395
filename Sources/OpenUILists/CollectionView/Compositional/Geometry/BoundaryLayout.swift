/// The headers and footers at the edges of a section or of the whole layout.
struct BoundaryLayout {
    /// A view with its size and the space between it and its edge, which the views before it take.
    private struct Place {
        let item: BoundaryItem
        let size: CGSize
        let before: CGFloat
        /// The length of the pinned views before it along the edge's axis.
        let pinnedBefore: CGFloat
    }

    private var places: [Place] = []
    let insets: NSDirectionalEdgeInsets
    /// The space that the views take at each edge.
    private(set) var reserved = NSDirectionalEdgeInsets.zero

    /// - Parameters:
    ///   - container: The size to which the sizes of the views are relative, without the insets.
    ///   - measured: The sizes that the views determined, by index.
    ///   - topPadding: The space above the views at the top edge.
    init(
        _ items: [BoundaryItem], container: CGSize, insets: NSDirectionalEdgeInsets, measured: [Int: CGSize],
        topPadding: CGFloat = 0
    ) {
        self.insets = insets
        reserved.top = topPadding
        var pinned = NSDirectionalEdgeInsets.zero
        for (index, item) in items.enumerated() {
            let size = item.size.points(in: container, measured: measured[index])
            places.append(
                Place(item: item, size: size, before: reserved[item.edge], pinnedBefore: pinned[item.edge]))
            guard item.extendsBoundary else { continue }
            let length = item.isAtSide ? size.width : size.height
            reserved[item.edge] += length
            if item.isPinned { pinned[item.edge] += length }
        }
    }

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }
    var hasPinnedItems: Bool { places.contains { $0.item.isPinned } }

    func item(_ index: Int) -> BoundaryItem { places[index].item }

    /// Returns the index of the view of a kind.
    func index(of kind: String) -> Int? { places.firstIndex { $0.item.kind == kind } }

    /// The length of the pinned views at the start of an axis.
    func pinnedLength(_ axis: FlowAxis) -> CGFloat {
        places.filter { $0.item.isPinned && $0.item.isAtStart && $0.item.isAtSide != axis.isVertical }
            .reduce(0) { $0 + axis.main($1.size) }
    }

    /// Returns the frame of a view in a section.
    ///
    /// - Parameters:
    ///   - size: The size of the section.
    ///   - shown: The visible interval of the section along the axis, or `nil` for the position without pinning.
    func frame(_ index: Int, in size: CGSize, axis: FlowAxis, shown: ClosedRange<CGFloat>?) -> CGRect {
        let place = places[index]
        var frame = CGRect(origin: origin(place, size), size: place.size)
        frame.origin.x += place.item.offset.x
        frame.origin.y += place.item.offset.y
        if place.item.isPinned, let shown {
            let pinned = self.pinned(place, frame, axis.main(size), axis, shown)
            if axis.isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
        }
        return frame.inset(by: place.item.size.effective(place.item.insets))
    }

    private func origin(_ place: Place, _ size: CGSize) -> CGPoint {
        let (edges, own) = (place.item.edges, place.size)
        let space = place.item.extendsBoundary ? NSDirectionalEdgeInsets.zero : reserved
        let before = place.item.extendsBoundary ? place.before : 0
        func position(
            _ start: Bool, _ end: Bool, _ length: CGFloat, _ own: CGFloat, _ low: CGFloat, _ high: CGFloat
        ) -> CGFloat {
            if start == end { return low + (length - low - high - own) / 2 }
            return start ? low : length - high - own
        }
        if place.item.isAtSide {
            return CGPoint(
                x: position(
                    edges.contains(.leading), edges.contains(.trailing), size.width, own.width,
                    space.leading + before, space.trailing + before),
                y: position(false, false, size.height, own.height, reserved.top, reserved.bottom))
        }
        return CGPoint(
            x: position(
                edges.contains(.leading), edges.contains(.trailing), size.width, own.width, insets.leading,
                insets.trailing),
            y: position(
                edges.contains(.top), edges.contains(.bottom), size.height, own.height, space.top + before,
                space.bottom + before))
    }

    /// Returns the position of a pinned view: inside of the visible interval, but not outside of its section.
    private func pinned(
        _ place: Place, _ frame: CGRect, _ length: CGFloat, _ axis: FlowAxis, _ shown: ClosedRange<CGFloat>
    ) -> CGFloat {
        let (natural, own) = (axis.start(frame), axis.main(frame.size))
        let (before, after) = axis.isVertical ? (reserved.top, reserved.bottom) : (reserved.leading, reserved.trailing)
        if place.item.isAtStart || place.item.isAtSide == axis.isVertical {
            let limit = length - after - own
            return max(natural, min(max(natural, shown.lowerBound + place.pinnedBefore), limit))
        }
        return min(natural, max(min(natural, shown.upperBound - place.pinnedBefore - own), before))
    }
}

extension NSDirectionalEdgeInsets {
    /// The inset at one edge; 0 for other combinations.
    fileprivate subscript(edge: NSDirectionalRectEdge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .bottom: bottom
            case .leading: leading
            case .trailing: trailing
            default: 0
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .bottom: bottom = newValue
            case .leading: leading = newValue
            case .trailing: trailing = newValue
            default: break
            }
        }
    }
}
