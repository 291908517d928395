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
    /// Whether children that exceed the proposed length are proposed less.
    let fitsChildren: Bool

    init(
        direction: Direction, spacing: CGFloat = 0, alignment: CGPoint, fillsAcross: Bool = false,
        isDirectional: Bool = false, fitsChildren: Bool = true
    ) {
        self.direction = direction
        self.spacing = spacing.isFinite ? spacing : 0
        self.alignment = alignment
        self.fillsAcross = fillsAcross
        self.isDirectional = isDirectional
        self.fitsChildren = fitsChildren && direction != .layered
    }

    /// Returns the layout of a container, with an alignment that refers to the left edge.
    @MainActor func resolved(in container: MountedNode) -> StackLayout {
        guard isDirectional, container.isRightToLeft else { return self }
        return StackLayout(
            direction: direction, spacing: spacing, alignment: CGPoint(x: 1 - alignment.x, y: alignment.y),
            fillsAcross: fillsAcross, fitsChildren: fitsChildren)
    }

    /// A child with a known size.
    struct Child {
        let size: CGSize
        /// The length it occupies along the stack, if that differs from its size.
        var slot: CGFloat?
    }

    /// Returns the size of the stack for the given children.
    ///
    /// The size is zero without children.
    func size(of children: [Child], available: CGSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        switch direction {
        case .horizontal:
            let height = lengthAcross(available.height)
            return CGSize(width: length(of: children), height: height ?? greatest(children) { $0.height })
        case .vertical:
            let width = lengthAcross(available.width)
            return CGSize(width: width ?? greatest(children) { $0.width }, height: length(of: children))
        case .layered:
            return CGSize(width: greatest(children) { $0.width }, height: greatest(children) { $0.height })
        }
    }

    /// Returns the centers of the children in a stack of the given size.
    ///
    /// Aligned edges are at whole points.
    func centers(of children: [Child], in size: CGSize) -> [CGPoint] {
        var next: CGFloat = 0
        return children.map { child in
            let origin: CGPoint
            switch direction {
            case .horizontal:
                origin = CGPoint(x: next, y: y(of: child, in: size))
            case .vertical:
                origin = CGPoint(x: x(of: child, in: size), y: next)
            case .layered:
                origin = CGPoint(x: x(of: child, in: size), y: y(of: child, in: size))
            }
            next += length(of: child) + spacing
            return CGPoint(x: origin.x + child.size.width / 2, y: origin.y + child.size.height / 2)
        }
    }

    // MARK: - Free space

    /// Returns the length that the measured children leave to the flexible ones, or `nil` if the proposal is unbounded.
    func freeLength(besides fixed: [Child], count: Int, available: CGSize) -> CGFloat? {
        guard let whole = wholeLength(of: available) else { return nil }
        return whole - fixed.reduce(0) { $0 + length(of: $1) } - totalSpacing(of: count)
    }

    /// Returns the size proposed to a child with a share of the free space.
    func offer(share: CGFloat?, available: CGSize) -> CGSize {
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

    private func length(of children: [Child]) -> CGFloat {
        max(children.reduce(0) { $0 + length(of: $1) } + spacing * CGFloat(children.count - 1), 0)
    }

    private func greatest(_ children: [Child], _ length: (CGSize) -> CGFloat) -> CGFloat {
        children.reduce(0) { max($0, length($1.size)) }
    }

    private func x(of child: Child, in size: CGSize) -> CGFloat {
        AlignedLength.offset(of: child.size.width, in: size.width, fraction: alignment.x)
    }

    private func y(of child: Child, in size: CGSize) -> CGFloat {
        AlignedLength.offset(of: child.size.height, in: size.height, fraction: alignment.y)
    }
}
