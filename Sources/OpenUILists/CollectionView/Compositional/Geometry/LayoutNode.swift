/// An item or a group as a value, which does not change while a layout uses it.
struct LayoutNode {
    var size: LayoutSize
    var insets = NSDirectionalEdgeInsets.zero
    var horizontal = LayoutGaps(start: LayoutGap(), end: LayoutGap())
    var vertical = LayoutGaps(start: LayoutGap(), end: LayoutGap())
    var attachments: [LayoutAttachment] = []
    /// The arrangement of the children; `nil` for items.
    var children: LayoutChildren?

    /// An item that fills its container.
    static let filling = LayoutNode(size: .full)

    func gaps(_ axis: FlowAxis) -> LayoutGaps { axis.isVertical ? vertical : horizontal }
    func length(_ axis: FlowAxis) -> LayoutLength { axis.isVertical ? size.height : size.width }

    /// The insets along the axes whose size is known.
    var effectiveInsets: NSDirectionalEdgeInsets { size.effective(insets) }
    /// Returns the size without the insets, which are ignored along axes with an estimated size.
    func contentSize(of outer: CGSize) -> CGSize { outer.inset(by: effectiveInsets) }
    /// Returns the rectangle of the content in a rectangle of the node.
    func contentFrame(in frame: CGRect) -> CGRect { frame.inset(by: effectiveInsets) }

    /// Whether the size of a view in the node is estimated.
    var isSelfSizing: Bool {
        switch children {
        case .linear(_, let nodes, _, _): nodes.contains(where: \.isSelfSizing)
        case .custom: false
        case nil: !size.selfSizing.isEmpty
        }
    }

    /// Whether the number of items depends on the sizes of their views.
    var hasVariableCount: Bool {
        guard case .linear(let axis, let nodes, .fill, _) = children else {
            if case .linear(_, let nodes, _, _) = children { return nodes.contains(where: \.hasVariableCount) }
            return false
        }
        let isLimited = !length(axis).isEstimated
        return isLimited && nodes.contains { $0.hasEstimatedLength(axis) } || nodes.contains(where: \.hasVariableCount)
    }

    /// Whether the node's length depends on views.
    private func hasEstimatedLength(_ axis: FlowAxis) -> Bool { length(axis).isEstimated && isSelfSizing }
}

/// The arrangement of a group's children.
enum LayoutChildren {
    /// Children one after the other, along an axis, with a distance.
    case linear(FlowAxis, [LayoutNode], NSCollectionLayoutGroup.Repetition, LayoutGap)
    /// Items with given frames, which are mirrored here if the whole layout is mirrored, so that they keep their places.
    case custom([NSCollectionLayoutGroupCustomItem], isMirrored: Bool)
}

/// A view that is attached to an item or a group.
struct LayoutAttachment {
    let kind: String
    let size: LayoutSize
    let anchor: NSCollectionLayoutAnchor
    let ownAnchor: NSCollectionLayoutAnchor
    let insets: NSDirectionalEdgeInsets
    let zIndex: Int

    /// Returns the frame of the view that is attached to a rectangle.
    func frame(in container: CGRect) -> CGRect {
        let size = self.size.points(in: container.size)
        let target = anchor.point(in: container)
        let own = ownAnchor.point(in: CGRect(origin: .zero, size: size))
        let (offset, ownOffset) = (anchor.offset(for: size), ownAnchor === anchor ? .zero : ownAnchor.offset(for: size))
        return CGRect(
            x: target.x - own.x + offset.x + ownOffset.x, y: target.y - own.y + offset.y + ownOffset.y,
            width: size.width, height: size.height
        ).inset(by: self.size.effective(insets))
    }
}

extension LayoutNode {
    /// Creates the value for an item or a group.
    ///
    /// - Parameter environment: The environment for groups that are arranged by client code.
    @MainActor init(_ item: NSCollectionLayoutItem, _ environment: LayoutEnvironment) {
        self.init(size: LayoutSize(item.layoutSize))
        insets = item.contentInsets.finite
        if let edges = item.edgeSpacing {
            horizontal = LayoutGaps(start: LayoutGap(edges.leading), end: LayoutGap(edges.trailing))
            vertical = LayoutGaps(start: LayoutGap(edges.top), end: LayoutGap(edges.bottom))
        }
        attachments = item.supplementaryItems.map(LayoutAttachment.init)
        guard let group = item as? NSCollectionLayoutGroup else { return }
        switch group.arrangement {
        case .custom(let provider): children = .custom(provider(environment), isMirrored: environment.isRightToLeft)
        case .linear(let direction, let items, let repetition):
            let nodes = items.map { LayoutNode($0, environment) }
            children = .linear(
                FlowAxis(direction), nodes.isEmpty ? [.filling] : nodes, repetition, LayoutGap(group.interItemSpacing))
        }
    }
}

extension LayoutAttachment {
    @MainActor init(_ item: NSCollectionLayoutSupplementaryItem) {
        self.init(
            kind: item.elementKind, size: LayoutSize(item.layoutSize), anchor: item.containerAnchor,
            ownAnchor: item.itemAnchor ?? item.containerAnchor, insets: item.contentInsets.finite, zIndex: item.zIndex)
    }
}
