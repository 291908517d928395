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

    func updateRootSize(_ changes: inout [(ConstraintID, Double)]) {
        guard let size = root?.bounds.size else { return }
        switch rootSize {
        case .none: makeRootSize(size)
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
        changes.append((ids[0], -Double(size.width)))
        changes.append((ids[1], -Double(size.height)))
    }

    private func makeRootSize(_ size: CGSize) {
        // A wish that is weaker than anything that code can ask for.
        let strength = rootIsFree ? Strength(0.5) : .required
        let ids = [
            addOwn(LinearExpression([.init(rootWidth, 1)], constant: -Double(size.width)), above: strength),
            addOwn(LinearExpression([.init(rootHeight, 1)], constant: -Double(size.height)), above: strength),
        ].compactMap { $0 }
        if rootIsFree { keepContent() }
        rootSize = rootIsFree ? .wished(size, ids) : .fixed(size, ids)
    }

    /// Gives a root that stands alone the size that was found.
    func takeRootSize() {
        guard let root, !isMeasuring, case .wished(let known, let ids) = rootSize else { return }
        let size = CGSize(width: solver.value(of: rootWidth), height: solver.value(of: rootHeight))
        guard size != known, size.width >= 0, size.height >= 0 else { return }
        rootSize = .wished(size, ids)
        root.bounds.size = size
    }

    // MARK: Measuring

    /// The size at which the constraints are satisfied best, near the target as far as its priorities go.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        isMeasuring = true
        defer { isMeasuring = false }
        releaseRootSize()
        giveBrokenAnotherChance()
        settleForMeasuring()
        let wishes = [
            addOwn(
                LinearExpression([.init(rootWidth, 1)], constant: -Double(target.width)),
                above: Strength(measuring(horizontal))),
            addOwn(
                LinearExpression([.init(rootHeight, 1)], constant: -Double(target.height)),
                above: Strength(measuring(vertical))),
            addOwn(LinearExpression([.init(rootWidth, 1)]), .greaterThanOrEqual),
            addOwn(LinearExpression([.init(rootHeight, 1)]), .greaterThanOrEqual),
        ]
        keepContent()
        settleForMeasuring(targetWidth: horizontal.clamped == .required ? target.width : nil)
        let scale = max(root?.traitCollection.displayScale ?? 1, 1)
        func pixels(_ length: Double) -> CGFloat { (CGFloat(length) * scale - 1e-6).rounded(.up) / scale }
        let size = CGSize(
            width: max(0, pixels(solver.value(of: rootWidth))), height: max(0, pixels(solver.value(of: rootHeight))))
        for id in wishes + rootContent.all { if let id { solver.remove(id) } }
        rootContent = OwnConstraints()
        rootSize = .none
        // A root with a frame may be about to get another one, so it is solved for its size when it is laid out next.
        if rootIsFree { invalidate() } else { isDirty = true }
        return size
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

    private func settleForMeasuring(targetWidth: CGFloat?) {
        settleForMeasuring()
        guard let root, let natural = rootContent.natural, let id = rootContent.height else { return }
        let width = CGFloat(solver.value(of: rootWidth))
        guard width < natural.width - 0.01 else { return }
        let outer = root.layoutWidth
        root.layoutWidth = width
        let size = root.intrinsicContentSize
        root.layoutWidth = outer
        change([(id, -Double(size.height))])
        if let id = rootContent.width, targetWidth == nil { change([(id, -Double(size.width))]) }
    }
}
