/// One section of a compositional layout.
///
/// Positions are from left to right and relative to the start of the section, unless stated otherwise.
struct CompositionalSection {
    let options: SectionOptions
    let axis: FlowAxis
    /// The available length across the axis.
    let breadth: CGFloat
    private let environmentSize: CGSize
    private(set) var groups: GroupSequence
    private(set) var boundaries: BoundaryLayout
    private(set) var boundarySizes: [Int: CGSize]
    /// The start of the section in the content, along the axis.
    var start: CGFloat = 0
    /// The offset of the groups of a section that scrolls on its own.
    var offset: CGFloat = 0

    /// - Parameter old: The groups of the section before a change, which are kept if their container is the same.
    init(
        _ options: SectionOptions, axis: FlowAxis, environmentSize: CGSize, count: Int, sizes: MeasuredSizes,
        boundarySizes: [Int: CGSize], reusing old: GroupSequence? = nil
    ) {
        (self.options, self.axis, self.environmentSize) = (options, axis, environmentSize)
        self.boundarySizes = boundarySizes
        breadth = axis.cross(environmentSize)
        boundaries = BoundaryLayout(
            options.boundaries, container: environmentSize.inset(by: options.supplementaryInsets),
            insets: options.supplementaryInsets, measured: boundarySizes, topPadding: options.topPadding)
        let container = Self.container(environmentSize, options, boundaries.reserved, axis)
        if let old, old.container == container {
            groups = old
        } else {
            groups = GroupSequence(
                node: options.node, container: container, axis: options.isOrthogonal ? axis.crossed : axis,
                spacing: options.spacing, count: count, sizes: sizes)
        }
    }

    /// The size to which the sizes of groups are relative.
    private static func container(
        _ size: CGSize, _ options: SectionOptions, _ reserved: NSDirectionalEdgeInsets, _ axis: FlowAxis
    ) -> CGSize {
        let inner = size.inset(by: options.insets)
        return axis.isVertical
            ? CGSize(width: max(0, inner.width - reserved.leading - reserved.trailing), height: inner.height)
            : CGSize(width: inner.width, height: max(0, inner.height - reserved.top - reserved.bottom))
    }

    // MARK: Geometry

    /// The insets of the groups, including the space of headers and footers.
    private var edges: NSDirectionalEdgeInsets { options.insets.adding(boundaries.reserved) }
    private var before: CGFloat { axis.isVertical ? edges.top : edges.leading }
    private var after: CGFloat { axis.isVertical ? edges.bottom : edges.trailing }
    /// The insets of the groups across the axis.
    var sides: (start: CGFloat, end: CGFloat) {
        axis.isVertical ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
    }

    private var thickness: CGFloat { options.isOrthogonal ? groups.breadth : groups.length }

    /// The length of the section along the axis; a section without items keeps its insets, headers and footers.
    var length: CGFloat { max(0, before + thickness + after) }

    var size: CGSize { axis.size(main: length, cross: breadth) }

    /// The distances by which elements exceed the section along the axis.
    var overflow: (start: CGFloat, end: CGFloat) {
        options.isOrthogonal ? groups.sideReach : groups.overflow
    }

    /// The area of the groups, over the whole breadth of the section.
    var band: CGRect { axis.rect(main: before, cross: 0, length: thickness, breadth: breadth) }

    /// The origin of the groups without the offset.
    private var groupOrigin: CGPoint { CGPoint(x: edges.leading, y: edges.top) }

    /// The origin of the groups with the offset.
    private var origin: CGPoint {
        guard options.isOrthogonal else { return groupOrigin }
        let cross = axis.isVertical ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        return CGPoint(x: groupOrigin.x - cross.x, y: groupOrigin.y - cross.y)
    }

    // MARK: Elements

    /// An element with its frame in the section.
    struct Element {
        let element: ListElement
        var frame: CGRect
        var zIndex = 0
        var selfSizing: SelfSizing = []
    }

    /// Adds the cells and attached views that may be in a rectangle.
    func addGroupElements(in rect: CGRect, section: Int, to result: inout [Element]) {
        let origin = self.origin
        let along = groups.axis
        let low = along.start(rect) - along.start(CGRect(origin: origin, size: .zero))
        for slot in groups.slots(from: low, to: low + along.main(rect.size)) {
            add(slot, origin, section, rect, to: &result)
        }
    }

    private func add(
        _ slot: GroupSequence.Slot, _ origin: CGPoint, _ section: Int, _ rect: CGRect, to result: inout [Element]
    ) {
        let (dx, dy) = (origin.x + slot.origin.x, origin.y + slot.origin.y)
        for (index, item) in slot.group.items.enumerated() {
            let frame = item.frame.offsetBy(dx: dx, dy: dy)
            guard frame.overlaps(rect) else { continue }
            result.append(
                Element(
                    element: .cell(ListPosition(section, slot.first + index)), frame: frame, zIndex: item.zIndex,
                    selfSizing: item.selfSizing))
        }
        for attachment in slot.group.attachments {
            let frame = attachment.frame.offsetBy(dx: dx, dy: dy)
            guard frame.overlaps(rect) else { continue }
            result.append(element(attachment, slot, section, frame))
        }
    }

    private func element(
        _ attachment: SolvedGroup.Attachment, _ slot: GroupSequence.Slot, _ section: Int, _ frame: CGRect
    ) -> Element {
        Element(
            element: .supplementary(attachment.kind, ListPosition(section, slot.first + attachment.item)),
            frame: frame, zIndex: attachment.zIndex)
    }

    func cell(_ item: Int, section: Int) -> Element? {
        guard let slot = slot(of: item), case let index = item - slot.first, slot.group.items.indices.contains(index)
        else { return nil }
        let solved = slot.group.items[index]
        return Element(
            element: .cell(ListPosition(section, item)), frame: placed(solved.frame, slot), zIndex: solved.zIndex,
            selfSizing: solved.selfSizing)
    }

    /// Returns the view of a kind that is attached to an item.
    func attachment(_ kind: String, _ item: Int, section: Int) -> Element? {
        guard let slot = slot(of: item),
            let found = slot.group.attachments.first(where: { $0.kind == kind && $0.item + slot.first == item })
        else { return nil }
        return element(found, slot, section, placed(found.frame, slot))
    }

    private func slot(of item: Int) -> GroupSequence.Slot? {
        guard item >= 0, item < groups.count, groups.lastGroup >= 0 else { return nil }
        return groups.slot(groups.group(of: item))
    }

    private func placed(_ frame: CGRect, _ slot: GroupSequence.Slot) -> CGRect {
        let origin = self.origin
        return frame.offsetBy(dx: origin.x + slot.origin.x, dy: origin.y + slot.origin.y)
    }

    /// Returns a header or footer.
    ///
    /// - Parameter shown: The visible interval of the section along the axis.
    func boundary(_ index: Int, section: Int, shown: ClosedRange<CGFloat>?) -> Element {
        let item = boundaries.item(index)
        return Element(
            element: .supplementary(item.kind, ListPosition(section, 0)),
            frame: boundaries.frame(index, in: size, axis: axis, shown: shown), zIndex: item.zIndex,
            selfSizing: item.size.selfSizing)
    }

    /// Returns a view behind the section.
    func decoration(_ index: Int, section: Int) -> Element {
        let decoration = options.decorations[index]
        let insets = decoration.insets
        let frame = CGRect(
            origin: CGPoint(x: insets.leading, y: insets.top), size: size.inset(by: insets))
        return Element(
            element: .decoration(decoration.kind, ListPosition(section, 0)), frame: frame, zIndex: decoration.zIndex)
    }

    // MARK: Sizes of views

    mutating func setSizes(_ sizes: [Int: CGSize]) { groups.setSizes(sizes) }

    /// Stores the size of a header or footer, which changes the space of the groups.
    mutating func setBoundarySize(_ size: CGSize, at index: Int) {
        boundarySizes[index] = size
        var section = CompositionalSection(
            options, axis: axis, environmentSize: environmentSize, count: groups.count, sizes: groups.sizes,
            boundarySizes: boundarySizes, reusing: groups)
        (section.start, section.offset) = (start, offset)
        self = section
    }
}
