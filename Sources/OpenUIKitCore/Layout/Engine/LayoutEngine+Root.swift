internal import Cassowary

// The root's size: either fixed from outside, or determined by its constraints.
extension LayoutEngine {
    /// Whether the root has no superview that lays it out and is sized by its own constraints.
    private var isRootSizedByConstraints: Bool {
        guard let root else { return false }
        return root.flags.contains(.constrained)
    }

    var rootSizeChanged: Bool {
        guard let size = root?.bounds.size else { return false }
        switch rootSize {
        case .none: return true
        case .measuring: return false
        case .fixed(let known, _), .sizedByConstraints(let known, _): return known != size
        }
    }

    func collectRootSizeChanges(_ changes: inout [(ConstraintID, Double)]) {
        guard let size = root?.bounds.size else { return }
        switch rootSize {
        case .fixed(let known, let ids) where known != size:
            rootSize = .fixed(size, ids)
            note(ids, size, &changes)
        case .sizedByConstraints(let known, let ids) where known != size:
            rootSize = .sizedByConstraints(size, ids)
            note(ids, size, &changes)
        default: break
        }
    }

    private func note(_ ids: [ConstraintID], _ size: CGSize, _ changes: inout [(ConstraintID, Double)]) {
        guard ids.count == 2 else { return }
        changes.append((ids[0], -LayoutLimit.clamped(size.width)))
        changes.append((ids[1], -LayoutLimit.clamped(size.height)))
    }

    /// Adds the constraints of the root's size if there are none, unless the root is measured.
    func addRootSizeConstraints() {
        if case .measuring = rootSize { return }
        if hasNewRootContent {
            hasNewRootContent = false
            releaseRootSize()
        }
        guard case .none = rootSize, let size = root?.bounds.size else { return }
        // Weaker than any priority that client code can set.
        let strength = isRootSizedByConstraints ? Strength(0.5) : .required
        let ids = [(rootWidth, size.width), (rootHeight, size.height)].compactMap { variable, length in
            addOwn(LinearExpression([.init(variable, 1)], constant: -LayoutLimit.clamped(length)), above: strength)
        }
        if isRootSizedByConstraints { keepContent() }
        rootSize = isRootSizedByConstraints ? .sizedByConstraints(size, ids) : .fixed(size, ids)
    }

    /// Sets the solved size on a root that is sized by its constraints; a negative length becomes 0, as in other views.
    func applyRootSize() {
        guard let root, case .sizedByConstraints(let known, let ids) = rootSize else { return }
        let size = CGSize(width: max(0, solved(rootWidth)), height: max(0, solved(rootHeight)))
        guard size != known else { return }
        rootSize = .sizedByConstraints(size, ids)
        root.bounds.size = size
    }

    // MARK: Measuring

    /// Returns the size that satisfies the constraints best, as close to the target as the priorities allow.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        var size = CGSize.zero
        let isGood = solve { size = measure(target, horizontal: horizontal, vertical: vertical) }
        if isScratch {
            endMeasuring()
        } else if isGood {
            // A root with a frame may be about to receive another one, so its size is solved at its next layout.
            if isRootSizedByConstraints { invalidate() } else { isDirty = true }
        } else {
            root?.setNeedsLayout()
        }
        repeatMissedLayout()
        return size
    }

    private func measure(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        releaseRootSize()
        rootSize = .measuring
        settle()
        let preferences = [
            addOwn(
                LinearExpression([.init(rootWidth, 1)], constant: -LayoutLimit.clamped(target.width)),
                above: Strength(measuring(horizontal))),
            addOwn(
                LinearExpression([.init(rootHeight, 1)], constant: -LayoutLimit.clamped(target.height)),
                above: Strength(measuring(vertical))),
            // Not required: measuring must not break a constraint that results in a negative size.
            addOwn(LinearExpression([.init(rootWidth, 1)]), .greaterThanOrEqual, above: Strength(999.9)),
            addOwn(LinearExpression([.init(rootHeight, 1)]), .greaterThanOrEqual, above: Strength(999.9)),
        ]
        keepContent()
        settleContent(targetWidth: horizontal.clamped == .required ? target.width : nil)
        let scale = max(root?.traitCollection.displayScale ?? 1, 1)
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
        let size = CGSize(width: max(0, pixels(solved(rootWidth))), height: max(0, pixels(solved(rootHeight))))
        for id in preferences + rootContent.all { if let id { solver.remove(id) } }
        rootContent = OwnConstraints()
        rootSize = .none
        // The content may have been the reason why a constraint broke.
        shouldRetryBroken = true
        return size
    }

    /// Restores the views and drops every reference between the engine and its members.
    private func endMeasuring() {
        for (view, width) in (measured?.widths ?? []).reversed() { view.layoutWidth = width }
        measured = MeasuredMembers()
        members = []
        owners = []
    }

    /// Measures with a required size as nearly required, so that larger content does not break a constraint.
    private func measuring(_ priority: UILayoutPriority) -> Float {
        min(priority.clamped.rawValue, 999.75)
    }

    /// Removes the constraints of the root's size and content, which may have been the reason why constraints broke.
    private func releaseRootSize() {
        shouldRetryBroken = true
        switch rootSize {
        case .none, .measuring: break
        case .fixed(_, let ids), .sizedByConstraints(_, let ids):
            for id in ids { solver.remove(id) }
        }
        for id in rootContent.all { solver.remove(id) }
        rootContent = OwnConstraints()
        rootSize = .none
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
