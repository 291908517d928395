internal import Cassowary

// The size of what is in views. One equality for each direction has two errors, too large and too small, that cost by
// hugging and by compression resistance; two inequalities would be twice the rows.
extension LayoutEngine {
    func updateContent(of item: LayoutItem) {
        guard let view = item.view, let own = item.membership?.own, view.flags.contains(.constrained) else { return }
        let wraps = view.wrapsContent
        if wraps { view.layoutWidth = .greatestFiniteMagnitude }
        let size = view.intrinsicContentSize
        guard item.membership != nil else { return }
        item.membership?.own.natural = wraps ? size : nil
        if wraps != wrapping.contains(where: { $0 === item }) {
            if wraps { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
        }
        if size != own.content { setContent(size, of: item, view) }
    }

    private func setContent(_ size: CGSize, of item: LayoutItem, _ view: UIView) {
        guard let membership = item.membership else { return }
        var own = membership.own
        let old = own.content
        own.content = size
        if size.width != old.width {
            own.width = set(own.width, membership.variables.width, to: size.width, view, .horizontal)
        }
        if size.height != old.height {
            own.height = set(own.height, membership.variables.height, to: size.height, view, .vertical)
        }
        item.membership?.own = own
    }

    private func set(
        _ id: ConstraintID?, _ variable: Variable, to length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> ConstraintID? {
        guard let id else { return keep(variable, at: length, view, axis) }
        guard length.isFinite, length >= 0 else {
            solver.remove(id)
            return nil
        }
        change([(id, -Double(length))])
        return id
    }

    /// Keeps a length near that of a content; without one, nothing does.
    func keep(
        _ variable: Variable, at length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> ConstraintID? {
        guard length.isFinite, length >= 0 else { return nil }
        return addOwn(
            LinearExpression([.init(variable, 1)], constant: -Double(length)),
            above: Strength(view.contentHuggingPriority(for: axis).rawValue),
            below: Strength(view.contentCompressionResistancePriority(for: axis).rawValue))
    }

    /// Content that wraps takes a second pass: its natural width first, then its height at the width it got.
    func wrapContents() {
        guard !wrapping.isEmpty else { return }
        for item in wrapping {
            guard let view = item.view, let natural = item.membership?.own.natural,
                let content = item.membership?.own.content, content.width != natural.width
            else { continue }
            setContent(CGSize(width: natural.width, height: content.height), of: item, view)
        }
        for item in wrapping {
            guard let view = item.view, let membership = item.membership, let natural = membership.own.natural
            else { continue }
            let width = CGFloat(solver.value(of: membership.variables.width))
            guard width < natural.width - 0.01, width > 0 else {
                setContent(natural, of: item, view)
                continue
            }
            view.layoutWidth = width
            let size = view.intrinsicContentSize
            if size != membership.own.content { setContent(size, of: item, view) }
        }
    }
}
