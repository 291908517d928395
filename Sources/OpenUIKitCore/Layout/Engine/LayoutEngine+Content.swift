internal import Cassowary

// Intrinsic content sizes. Each dimension is one equality with two error variables, "too large" and "too small",
// weighted by the hugging and the compression resistance priority; two inequalities would need twice the rows.
extension LayoutEngine {
    func updateContent(of item: LayoutItem) {
        guard let view = item.view, let member = membership(of: item), view.flags.contains(.constrained) else { return }
        forgetOldPriorities(of: member)
        let wraps = view.wrapsContent
        if wraps {
            rememberWidth(of: view)
            view.layoutWidth = .greatestFiniteMagnitude
        }
        let size = view.intrinsicContentSize
        member.own.natural = wraps ? size : nil
        if wraps != wrapping.contains(where: { $0 === item }) {
            if wraps { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
        }
        guard size != member.own.content else { return }
        if !broken.isEmpty, view.requiresContentSize { shouldRetryBroken = true }
        setContent(size, of: member, view)
    }

    private func rememberWidth(of view: UIView) {
        if isScratch { measured?.widths.append((view, view.layoutWidth)) }
    }

    private func forgetOldPriorities(of member: LayoutMembership) {
        guard member.hasNewPriorities else { return }
        member.hasNewPriorities = false
        shouldRetryBroken = true
        for id in [member.own.width, member.own.height] {
            if let id { solver.remove(id) }
        }
        (member.own.width, member.own.height) = (nil, nil)
        member.own.content = CGSize(width: -1, height: -1)
    }

    private func setContent(_ size: CGSize, of member: LayoutMembership, _ view: UIView) {
        let old = member.own.content
        member.own.content = size
        if size.width != old.width {
            member.own.width = set(member.own.width, member.variables.width, to: size.width, view, .horizontal)
        }
        if size.height != old.height {
            member.own.height = set(member.own.height, member.variables.height, to: size.height, view, .vertical)
        }
    }

    private func set(
        _ id: ConstraintID?, _ variable: Variable, to length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> ConstraintID? {
        guard let id else { return keep(variable, at: length, view, axis) }
        guard length.isFinite, length >= 0 else {
            solver.remove(id)
            return nil
        }
        change([(id, -LayoutLimit.clamped(length))])
        return id
    }

    /// Adds a constraint that keeps a dimension near that of the content, unless the view has no intrinsic content
    /// size.
    func keep(
        _ variable: Variable, at length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> ConstraintID? {
        guard length.isFinite, length >= 0 else { return nil }
        return addOwn(
            LinearExpression([.init(variable, 1)], constant: -LayoutLimit.clamped(length)),
            above: Strength(view.contentHuggingPriority(for: axis).rawValue),
            below: Strength(view.contentCompressionResistancePriority(for: axis).rawValue))
    }

    /// Solves wrapping content in two passes: first its natural width, then its height at the width that it received.
    func wrapContents() {
        guard !wrapping.isEmpty else { return }
        for item in wrapping {
            guard let view = item.view, let member = membership(of: item), let natural = member.own.natural,
                member.own.content.width != natural.width
            else { continue }
            setContent(CGSize(width: natural.width, height: member.own.content.height), of: member, view)
        }
        for item in wrapping {
            guard let view = item.view, let member = membership(of: item), let natural = member.own.natural
            else { continue }
            let width = solved(member.variables.width)
            guard width < natural.width - 0.01, width > 0 else {
                setContent(natural, of: member, view)
                continue
            }
            view.layoutWidth = width
            let size = view.intrinsicContentSize
            if size != member.own.content { setContent(size, of: member, view) }
        }
    }
}

extension UIView {
    /// Whether the intrinsic content size can conflict with required constraints.
    fileprivate var requiresContentSize: Bool {
        [NSLayoutConstraint.Axis.horizontal, .vertical].contains { axis in
            contentHuggingPriority(for: axis) == .required
                || contentCompressionResistancePriority(for: axis) == .required
        }
    }
}
