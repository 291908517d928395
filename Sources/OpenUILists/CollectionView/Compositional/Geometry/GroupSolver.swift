/// Computes the frames of the elements of a group, from left to right.
///
/// 1. Determine the size of the group; where it is estimated, the estimate is the space for its children.
/// 2. Place children until the next one does not fit, or up to the number that the group specifies.
/// 3. Where the size is estimated, replace it by that of the children, and solve again those that depend on it.
/// 4. Distribute the remaining space to flexible distances.
struct GroupSolver {
    /// The maximum number of children of a group, which only groups with tiny or empty children reach.
    private static let limit = 10_000

    /// Returns the size that the view of an item determined, or `nil` if it was not measured.
    let measured: (Int) -> CGSize?

    /// Lengths that a parent determines instead of the node.
    struct Lengths {
        var width: CGFloat?
        var height: CGFloat?

        func length(_ axis: FlowAxis) -> CGFloat? { axis.isVertical ? height : width }

        static func along(_ axis: FlowAxis, _ length: CGFloat) -> Lengths {
            axis.isVertical ? Lengths(height: length) : Lengths(width: length)
        }
    }

    /// Returns the frames of a node's elements.
    ///
    /// - Parameters:
    ///   - first: The index of the first item.
    ///   - available: The number of items that remain, at least one.
    func solve(
        _ node: LayoutNode, in container: CGSize, first: Int, available: Int, lengths: Lengths = Lengths()
    ) -> SolvedGroup {
        guard let children = node.children else { return solveItem(node, container, first, lengths) }
        var size = node.size.points(in: container)
        size = CGSize(width: lengths.width ?? size.width, height: lengths.height ?? size.height)
        switch children {
        case .custom(let items, let isMirrored): return custom(node, Array(items.prefix(available)), size, isMirrored)
        case .linear(let axis, let nodes, let repetition, let spacing):
            let group = LinearGroup(
                node: node, axis: axis, children: nodes, repetition: repetition, spacing: spacing, outer: size,
                isLengthKnown: lengths.length(axis) != nil || !node.length(axis).isEstimated,
                isBreadthKnown: lengths.length(axis.crossed) != nil || !node.length(axis.crossed).isEstimated)
            return solve(group, first, available)
        }
    }

    private func solveItem(
        _ node: LayoutNode, _ container: CGSize, _ first: Int, _ lengths: Lengths
    ) -> SolvedGroup {
        let own = node.size.points(in: container, measured: node.size.selfSizing.isEmpty ? nil : measured(first))
        let size = CGSize(width: lengths.width ?? own.width, height: lengths.height ?? own.height)
        var result = SolvedGroup(size: size)
        let frame = node.contentFrame(in: CGRect(origin: .zero, size: size))
        var axes = node.size.selfSizing
        if lengths.width != nil, !node.size.width.isUniform { axes.remove(.horizontal) }
        if lengths.height != nil, !node.size.height.isUniform { axes.remove(.vertical) }
        result.items = [SolvedGroup.Item(frame: frame, selfSizing: axes)]
        result.attach(node.attachments, to: frame)
        return result
    }

    private func custom(
        _ node: LayoutNode, _ items: [NSCollectionLayoutGroupCustomItem], _ size: CGSize, _ isMirrored: Bool
    ) -> SolvedGroup {
        var result = SolvedGroup(size: size)
        let content = node.contentFrame(in: CGRect(origin: .zero, size: size))
        result.items = items.map { item in
            var frame = item.frame
            if isMirrored { frame.origin.x = content.width - frame.maxX }
            return SolvedGroup.Item(frame: frame.offsetBy(dx: content.minX, dy: content.minY), zIndex: item.zIndex)
        }
        result.attach(node.attachments, to: CGRect(origin: .zero, size: size))
        return result
    }

    // MARK: Rows and columns

    private func solve(_ group: LinearGroup, _ first: Int, _ available: Int) -> SolvedGroup {
        var placed = fill(group, first, available)
        var content = group.content
        if !group.isBreadthKnown {
            let breadth = group.breadth(of: placed)
            content = group.axis.size(main: group.axis.main(content), cross: breadth)
            stretch(&placed, group, content, first)
        }
        return group.arrange(placed, content)
    }

    private func fill(_ group: LinearGroup, _ first: Int, _ available: Int) -> [LinearGroup.Placed] {
        var placed: [LinearGroup.Placed] = []
        var (length, used, declared) = (CGFloat(0), 0, CGFloat(0))
        let desired = group.count
        while used < available, placed.count < desired ?? Self.limit {
            let node = group.children[placed.count % group.children.count]
            let box = solve(
                node, in: group.content, first: first + used, available: available - used,
                lengths: group.lengths(of: node))
            guard !box.items.isEmpty else { break }
            let gap = (placed.isEmpty ? 0 : group.spacing.points) + node.gaps(group.axis).points
            let own = gap + group.axis.main(box.size)
            // Whether a child fits into a group that grows is decided by its estimate, so that the number of children
            // is independent of their views.
            let planned = group.isLengthKnown ? own : gap + node.length(group.axis).points(in: group.content)
            if desired == nil, !placed.isEmpty {
                if declared + planned > group.axis.main(group.content) + 1e-6 { break }
                if planned <= 0, placed.count >= group.children.count { break }
            }
            (length, declared, used) = (length + own, declared + planned, used + box.items.count)
            placed.append(LinearGroup.Placed(node: node, box: box))
        }
        return placed
    }

    /// Solves the children again whose breadth depends on that of the group, or on their largest sibling.
    private func stretch(
        _ placed: inout [LinearGroup.Placed], _ group: LinearGroup, _ content: CGSize, _ first: Int
    ) {
        let cross = group.axis.crossed
        let largest = placed.filter { $0.node.length(cross).isUniform }.map { cross.main($0.box.size) }.max()
        var (used, usedBefore) = (0, 0)
        for index in placed.indices {
            let (node, count) = (placed[index].node, placed[index].box.items.count)
            var lengths = group.lengths(of: node)
            if node.length(cross).isUniform, let largest { lengths.set(cross, largest) }
            // A nested group may contain fewer items in its new size, so that those after it have other items.
            if used != usedBefore || node.length(cross).isUniform || node.length(cross).isFraction(of: cross) {
                placed[index].box = solve(
                    node, in: content, first: first + used, available: count, lengths: lengths)
            }
            used += placed[index].box.items.count
            usedBefore += count
        }
    }
}

extension GroupSolver.Lengths {
    fileprivate mutating func set(_ axis: FlowAxis, _ length: CGFloat) {
        if axis.isVertical { height = length } else { width = length }
    }
}

extension FlowAxis {
    /// The axis perpendicular to this one.
    var crossed: FlowAxis { FlowAxis(isVertical ? .horizontal : .vertical) }
}

extension LayoutLength {
    var isUniform: Bool { if case .uniform = self { true } else { false } }

    /// Whether the length is a fraction of the container's length along an axis.
    func isFraction(of axis: FlowAxis) -> Bool {
        switch self {
        case .fractionalWidth: !axis.isVertical
        case .fractionalHeight: axis.isVertical
        case .absolute, .estimated, .uniform: false
        }
    }

}
