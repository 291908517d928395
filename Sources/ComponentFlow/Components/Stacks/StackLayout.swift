/// The geometry of stacks along either axis, and of layered stacks.
struct StackLayout: Equatable {
    /// The direction in which children are laid out.
    enum Direction: Equatable {
        case horizontal
        case vertical
        case layered
    }

    let direction: Direction
    /// The distance between adjacent children, in points.
    let spacing: CGFloat
    /// The fraction of the free space before a child, per dimension: 0, ½ or 1.
    let alignment: CGPoint
    /// Whether the stack takes the full proposed length across its direction.
    let fillsAcross: Bool
    /// Whether the horizontal alignment refers to the leading edge instead of the left one.
    let isDirectional: Bool
    /// Whether the first child is at the right end.
    private let isMirrored: Bool
    /// Whether children that exceed the proposed length are proposed less.
    let fitsChildren: Bool
    /// The baselines that are aligned in a horizontal stack, instead of ``alignment``.
    let baseline: TextBaseline?

    init(
        direction: Direction, spacing: CGFloat = 0, alignment: CGPoint, fillsAcross: Bool = false,
        isDirectional: Bool = false, isMirrored: Bool = false, fitsChildren: Bool = true,
        baseline: TextBaseline? = nil
    ) {
        self.direction = direction
        self.spacing = spacing.isFinite ? spacing : 0
        self.alignment = alignment
        self.fillsAcross = fillsAcross
        self.isDirectional = isDirectional
        self.isMirrored = isMirrored
        self.fitsChildren = fitsChildren && direction != .layered
        self.baseline = baseline
    }

    /// Returns the layout of a container, with an alignment and an order that refer to the left edge.
    @MainActor func resolved(in container: MountedNode) -> StackLayout {
        guard isDirectional, container.isRightToLeft else { return self }
        return StackLayout(
            direction: direction, spacing: spacing, alignment: CGPoint(x: 1 - alignment.x, y: alignment.y),
            fillsAcross: fillsAcross, isMirrored: direction == .horizontal, fitsChildren: fitsChildren,
            baseline: baseline)
    }

    /// A child with a known size.
    struct Child {
        let size: CGSize
        /// The length it occupies along the stack, if that differs from its size.
        var slot: CGFloat?
        /// The distance from its top to its baseline, if these are aligned and it has one.
        var baseline: CGFloat?
    }

    /// What the size of a stack depends on: the dimensions of its children.
    struct Extent {
        fileprivate var count = 0
        /// The sum of the lengths along the stack.
        fileprivate var length: CGFloat = 0
        fileprivate var greatestWidth: CGFloat = 0
        fileprivate var greatestHeight: CGFloat = 0
    }

    func add(_ child: Child, to extent: inout Extent) {
        extent.count += 1
        extent.length += length(of: child)
        extent.greatestWidth = max(extent.greatestWidth, child.size.width)
        extent.greatestHeight = max(extent.greatestHeight, child.size.height)
    }

    /// Returns the size of the stack for the given children.
    ///
    /// The size is zero without children.
    func size(of extent: Extent, available: CGSize) -> CGSize {
        guard extent.count > 0 else { return .zero }
        let length = max(extent.length + spacing * CGFloat(extent.count - 1), 0)
        switch direction {
        case .horizontal:
            return CGSize(width: length, height: lengthAcross(available.height) ?? extent.greatestHeight)
        case .vertical:
            return CGSize(width: lengthAcross(available.width) ?? extent.greatestWidth, height: length)
        case .layered:
            return CGSize(width: extent.greatestWidth, height: extent.greatestHeight)
        }
    }

    func size(of children: [Child], available: CGSize) -> CGSize {
        var extent = Extent()
        for child in children { add(child, to: &extent) }
        var size = size(of: extent, available: available)
        guard baseline != nil else { return size }
        let ascent = ascent(of: children)
        size.height = children.reduce(0) { max($0, y(of: $1, ascent: ascent) + $1.size.height) }
        return size
    }

    /// Returns the center of a child in a stack of the given size.
    ///
    /// Aligned edges are at whole points.
    ///
    /// - Parameters:
    ///   - start: The start of the child along the stack, 0 for the first one; set to the start of the next.
    ///   - ascent: The distance from the top of the stack to the baseline, if baselines are aligned.
    func center(of child: Child, in size: CGSize, start: inout CGFloat, ascent: CGFloat = 0) -> CGPoint {
        let origin: CGPoint
        switch direction {
        case .horizontal:
            origin = CGPoint(x: start, y: baseline == nil ? y(of: child, in: size) : y(of: child, ascent: ascent))
        case .vertical:
            origin = CGPoint(x: x(of: child, in: size), y: start)
        case .layered:
            origin = CGPoint(x: x(of: child, in: size), y: y(of: child, in: size))
        }
        start += length(of: child) + spacing
        let center = CGPoint(x: origin.x + child.size.width / 2, y: origin.y + child.size.height / 2)
        return isMirrored ? CGPoint(x: size.width - center.x, y: center.y) : center
    }

    /// Returns the centers of the children in a stack of the given size.
    func centers(of children: [Child], in size: CGSize) -> [CGPoint] {
        var start: CGFloat = 0
        let ascent = baseline == nil ? 0 : ascent(of: children)
        return children.map { center(of: $0, in: size, start: &start, ascent: ascent) }
    }

    /// Returns the distance from the top of the stack to the baseline of the children, in points.
    private func ascent(of children: [Child]) -> CGFloat {
        children.reduce(0) { max($0, $1.baseline ?? $1.size.height) }
    }

    /// Returns the distance from the top of the stack to that of a child whose baseline is aligned, in whole points.
    private func y(of child: Child, ascent: CGFloat) -> CGFloat {
        (ascent - (child.baseline ?? child.size.height)).rounded()
    }

    // MARK: - Free space

    /// Returns the length that the measured children leave to the flexible ones, or `nil` if the proposal is unbounded.
    func freeLength(besides fixed: [Child], count: Int, available: CGSize) -> CGFloat? {
        guard let whole = wholeLength(of: available) else { return nil }
        return whole - fixed.reduce(0) { $0 + length(of: $1) } - totalSpacing(of: count)
    }

    /// Returns the size proposed to a child with a share of the free space.
    func proposal(share: CGFloat?, available: CGSize) -> CGSize {
        guard let share else { return available }
        return direction == .horizontal
            ? CGSize(width: share, height: available.height) : CGSize(width: available.width, height: share)
    }

    /// Returns the proposed length, or `nil` if it is unbounded.
    func wholeLength(of available: CGSize) -> CGFloat? {
        let whole = along(available)
        return whole.isFinite && direction != .layered ? whole : nil
    }

    /// Returns the distances between a number of children.
    func totalSpacing(of count: Int) -> CGFloat {
        spacing * CGFloat(max(count - 1, 0))
    }

    /// The dimension of a size along the stack.
    func along(_ size: CGSize) -> CGFloat {
        direction == .horizontal ? size.width : size.height
    }

    /// The proposed length across the stack if the stack takes it.
    private func lengthAcross(_ proposed: CGFloat) -> CGFloat? {
        fillsAcross && proposed.isFinite ? proposed : nil
    }

    private func length(of child: Child) -> CGFloat {
        child.slot ?? along(child.size)
    }

    private func x(of child: Child, in size: CGSize) -> CGFloat {
        AlignedLength.offset(of: child.size.width, in: size.width, fraction: alignment.x)
    }

    private func y(of child: Child, in size: CGSize) -> CGFloat {
        AlignedLength.offset(of: child.size.height, in: size.height, fraction: alignment.y)
    }
}
