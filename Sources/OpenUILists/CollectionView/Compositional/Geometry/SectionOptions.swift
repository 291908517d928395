/// The options of a section as values, which do not change while a layout uses them.
struct SectionOptions {
    var insets: NSDirectionalEdgeInsets
    /// The insets of headers and footers, of which those across the edge are used.
    var supplementaryInsets: NSDirectionalEdgeInsets
    var spacing: CGFloat
    var node: LayoutNode
    var boundaries: [BoundaryItem]
    var decorations: [Decoration]
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
    var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    var list: ListSectionOptions?
    /// The space above the headers, in points.
    var topPadding: CGFloat

    /// A view behind the section.
    struct Decoration {
        let kind: String
        let insets: NSDirectionalEdgeInsets
        let zIndex: Int
    }

    var isOrthogonal: Bool { behavior != .none }
}

/// A header or footer as a value.
struct BoundaryItem {
    let kind: String
    let size: LayoutSize
    let edges: NSDirectionalRectEdge
    let insets: NSDirectionalEdgeInsets
    let offset: CGPoint
    let extendsBoundary: Bool
    let isPinned: Bool
    let zIndex: Int

    /// The edge along which the view is: a corner belongs to the top or the bottom.
    var edge: NSDirectionalRectEdge {
        if edges.contains(.top) { return .top }
        if edges.contains(.bottom) { return .bottom }
        return edges
    }

    /// Whether the edge is at the start or the end of a horizontal axis.
    var isAtSide: Bool { edge == .leading || edge == .trailing }
    var isAtStart: Bool { edge == .top || edge == .leading }

    @MainActor init(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
        (kind, size, edges) = (item.elementKind, LayoutSize(item.layoutSize), item.alignment.edges)
        (insets, offset, zIndex) = (item.contentInsets.finite, item.offset, item.zIndex)
        (extendsBoundary, isPinned) = (item.extendsBoundary, item.pinToVisibleBounds)
    }
}

extension SectionOptions {
    /// Creates the options for a section.
    ///
    /// - Parameters:
    ///   - reference: The reference of insets if that of the section is automatic.
    ///   - extra: Returns the insets of a reference.
    @MainActor init(
        _ section: NSCollectionLayoutSection, _ environment: LayoutEnvironment, reference: UIContentInsetsReference,
        extra: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) {
        let own = section.contentInsetsReference
        let base = extra(own == .automatic ? reference : own)
        insets = base.adding(section.contentInsets.finite)
        let supplementary = section.supplementaryContentInsetsReference
        supplementaryInsets = supplementary == .automatic ? insets : extra(supplementary)
        spacing = section.interGroupSpacing
        node = LayoutNode(section.group, environment)
        boundaries = section.boundarySupplementaryItems.map(BoundaryItem.init)
        decorations = section.decorationItems.map {
            Decoration(kind: $0.elementKind, insets: $0.contentInsets.finite, zIndex: $0.zIndex)
        }
        (behavior, properties) = (section.orthogonalScrollingBehavior, section.orthogonalScrollingProperties)
        (handler, list) = (section.visibleItemsInvalidationHandler, section.list)
        topPadding = section.list?.configuration.topPadding(.supplementary) ?? 0
    }
}

extension NSDirectionalEdgeInsets {
    func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
            trailing: trailing + other.trailing)
    }
}
