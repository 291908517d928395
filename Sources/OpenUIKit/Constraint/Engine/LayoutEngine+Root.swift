internal import Cassowary

// The root's size: given from outside, or asked of the constraints.
extension LayoutEngine {
    /// A view that stands alone and has no frame of its own takes the size that its constraints give it.
    private var rootIsFree: Bool {
        guard let root else { return false }
        return root.flags.contains(.constrained)
    }

    var rootSizeChanged: Bool {
        guard let size = root?.bounds.size else { return false }
        switch rootSize {
        case .none: return true
        case .fixed(let known, _), .wished(let known, _): return known != size
        }
    }

    func noteRootSize(_ changes: inout [(ConstraintID, Double)]) {
        guard let size = root?.bounds.size else { return }
        switch rootSize {
        case .fixed(let known, let ids) where known != size:
            rootSize = .fixed(size, ids)
            note(ids, size, &changes)
        case .wished(let known, let ids) where known != size:
            rootSize = .wished(size, ids)
            note(ids, size, &changes)
        default: break
        }
    }

    private func note(_ ids: [ConstraintID], _ size: CGSize, _ changes: inout [(ConstraintID, Double)]) {
        guard ids.count == 2 else { return }
        changes.append((ids[0], -LayoutLimit.clamped(size.width)))
        changes.append((ids[1], -LayoutLimit.clamped(size.height)))
    }

    /// Gives the root its size, if it has none here.
    func makeRootSize() {
        if hasNewRootContent {
            hasNewRootContent = false
            releaseRootSize()
            rootSize = .none
        }
        guard case .none = rootSize, let size = root?.bounds.size else { return }
        // A wish that is weaker than anything that code can ask for.
        let strength = rootIsFree ? Strength(0.5) : .required
        let ids = [(rootWidth, size.width), (rootHeight, size.height)].compactMap { variable, length in
            addOwn(LinearExpression([.init(variable, 1)], constant: -LayoutLimit.clamped(length)), above: strength)
        }
        if rootIsFree { keepContent() }
        rootSize = rootIsFree ? .wished(size, ids) : .fixed(size, ids)
    }

    /// Gives a root that stands alone the size that was found.
    func takeRootSize() {
        guard let root, case .wished(let known, let ids) = rootSize else { return }
        let size = CGSize(width: solved(rootWidth), height: solved(rootHeight))
        guard size != known, size.width >= 0, size.height >= 0 else { return }
        rootSize = .wished(size, ids)
        root.bounds.size = size
    }

    // MARK: Measuring

    /// The size at which the constraints are satisfied best, near the target as far as its priorities go.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        var size = CGSize.zero
        let isGood = solve { size = measure(target, horizontal: horizontal, vertical: vertical) }
        if isScratch {
            endMeasuring()
        } else if isGood {
            // A root with a frame may be about to get another one, so it is solved for its size when it is laid out next.
            if rootIsFree { invalidate() } else { isDirty = true }
        } else {
            root?.setNeedsLayout()
        }
        return size
    }

    private func measure(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        releaseRootSize()
        mayMend = true
        settle()
        let wishes = [
            addOwn(
                LinearExpression([.init(rootWidth, 1)], constant: -LayoutLimit.clamped(target.width)),
                above: Strength(measuring(horizontal))),
            addOwn(
                LinearExpression([.init(rootHeight, 1)], constant: -LayoutLimit.clamped(target.height)),
                above: Strength(measuring(vertical))),
            // Not required: measuring must not break a constraint that asks for less than nothing.
            addOwn(LinearExpression([.init(rootWidth, 1)]), .greaterThanOrEqual, above: Strength(999.9)),
            addOwn(LinearExpression([.init(rootHeight, 1)]), .greaterThanOrEqual, above: Strength(999.9)),
        ]
        keepContent()
        settleContent(targetWidth: horizontal.clamped == .required ? target.width : nil)
        let scale = max(root?.traitCollection.displayScale ?? 1, 1)
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
        let size = CGSize(width: max(0, pixels(solved(rootWidth))), height: max(0, pixels(solved(rootHeight))))
        for id in wishes + rootContent.all { if let id { solver.remove(id) } }
        rootContent = OwnConstraints()
        rootSize = .none
        return size
    }

    /// Leaves the views as they were, and nothing that refers to the engine.
    private func endMeasuring() {
        for (view, width) in (measured?.widths ?? []).reversed() { view.layoutWidth = width }
        measured = MeasuredMembers()
        members = []
        owners = []
    }

    /// Required sizes are taken as nearly required, so that content too large for them breaks nothing.
    private func measuring(_ priority: UILayoutPriority) -> Float {
        min(priority.clamped.rawValue, 999.75)
    }

    private func releaseRootSize() {
        switch rootSize {
        case .none: break
        case .fixed(_, let ids), .wished(_, let ids):
            for id in ids { solver.remove(id) }
        }
        for id in rootContent.all { solver.remove(id) }
        rootContent = OwnConstraints()
        rootSize = .wished(root?.bounds.size ?? .zero, [])
    }

    private func keepContent() {
        guard let root else { return }
        let outer = root.layoutWidth
        if root.wrapsContent { root.layoutWidth = .greatestFiniteMagnitude }
        defer { root.layoutWidth = outer }
        let size = root.intrinsicContentSize
        rootContent.content = size
        rootContent.natural = root.wrapsContent ? size : nil
        rootContent.width = keep(rootWidth, at: size.width, root, .horizontal)
        rootContent.height = keep(rootHeight, at: size.height, root, .vertical)
    }

    private func settleContent(targetWidth: CGFloat?) {
        settle()
        guard let root, let natural = rootContent.natural, let id = rootContent.height else { return }
        let width = solved(rootWidth)
        guard width < natural.width - 0.01 else { return }
        let outer = root.layoutWidth
        root.layoutWidth = width
        let size = root.intrinsicContentSize
        root.layoutWidth = outer
        change([(id, -LayoutLimit.clamped(size.height))])
        if let id = rootContent.width, targetWidth == nil { change([(id, -LayoutLimit.clamped(size.width))]) }
    }
}
