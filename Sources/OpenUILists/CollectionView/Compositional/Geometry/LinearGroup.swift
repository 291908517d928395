/// A row or a column of elements, with its size.
struct LinearGroup {
    /// A child and the frames of its elements.
    struct Placed {
        let node: LayoutNode
        var box: SolvedGroup
    }

    let node: LayoutNode
    let axis: FlowAxis
    let children: [LayoutNode]
    let repetition: NSCollectionLayoutGroup.Repetition
    let spacing: LayoutGap
    /// The size including the insets; estimates where it is estimated.
    let outer: CGSize
    let isLengthKnown: Bool
    let isBreadthKnown: Bool

    /// The space for the children.
    var content: CGSize { node.contentSize(of: outer) }

    /// The number of children, or `nil` for as many as fit.
    var count: Int? {
        switch repetition {
        case .fill: nil
        case .equal(let count), .times(let count): count
        }
    }

    /// Returns the length of a child if the children share the length of the group.
    func lengths(of child: LayoutNode) -> GroupSolver.Lengths {
        guard case .equal(let count) = repetition, isLengthKnown else { return GroupSolver.Lengths() }
        let available =
            axis.main(content) - CGFloat(count - 1) * spacing.points - CGFloat(count) * child.gaps(axis).points
        return .along(axis, max(0, available / CGFloat(count)))
    }

    /// Returns the breadth of the children; the estimate if all of them depend on it.
    func breadth(of placed: [Placed]) -> CGFloat {
        let cross = axis.crossed
        let own = placed.filter { !$0.node.length(cross).isFraction(of: cross) }.map {
            cross.main($0.box.size) + $0.node.gaps(cross).points
        }
        return own.max() ?? axis.cross(content)
    }

    // MARK: Arrangement

    /// Returns the frames of all children in the content of the group.
    func arrange(_ placed: [Placed], _ content: CGSize) -> SolvedGroup {
        let length = self.length(of: placed)
        let inner = axis.size(main: isLengthKnown ? axis.main(content) : length, cross: axis.cross(content))
        let insets = node.effectiveInsets
        var result = SolvedGroup(size: size(around: inner))
        let share = isLengthKnown ? self.share(placed, axis.main(content) - length) : 0
        var place: CGFloat = 0
        for (index, child) in placed.enumerated() {
            let (gaps, cross) = (child.node.gaps(axis), child.node.gaps(axis.crossed))
            if index > 0 { place += spacing.points(share: share) }
            place += gaps.start.points(share: share)
            let side = cross.start(of: axis.cross(child.box.size), in: axis.cross(inner))
            let origin = axis.rect(main: place, cross: side, length: 0, breadth: 0).origin
            result.append(child.box, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
            place += axis.main(child.box.size) + gaps.end.points(share: share)
        }
        result.attach(node.attachments, to: CGRect(origin: .zero, size: result.size))
        return result
    }

    /// The minimum length of all children with their distances.
    private func length(of placed: [Placed]) -> CGFloat {
        let own = placed.reduce(0) { $0 + axis.main($1.box.size) + $1.node.gaps(axis).points }
        return own + CGFloat(max(0, placed.count - 1)) * spacing.points
    }

    /// The size of the group: the known one, or that of the content, which has no insets then.
    private func size(around inner: CGSize) -> CGSize {
        axis.size(
            main: isLengthKnown ? axis.main(outer) : axis.main(inner),
            cross: isBreadthKnown ? axis.cross(outer) : axis.cross(inner))
    }

    /// Returns the share of each flexible distance in the remaining space.
    private func share(_ placed: [Placed], _ remaining: CGFloat) -> CGFloat {
        var count = spacing.isFlexible ? max(0, placed.count - 1) : 0
        for child in placed { count += child.node.gaps(axis).flexibleCount }
        return count > 0 ? max(0, remaining) / CGFloat(count) : 0
    }
}
