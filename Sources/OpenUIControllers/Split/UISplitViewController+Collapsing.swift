import OpenUIKitCore

/// The change between columns and a joined stack.
extension UISplitViewController {
    /// Whether there is too little space for two columns.
    private var isNarrow: Bool {
        guard let column = leading.last, totalWidth > 0 else { return traitCollection.horizontalSizeClass == .compact }
        let minimum = specification(of: column.column).limits.lowerBound + Self.minimumSecondaryWidth
        return traitCollection.horizontalSizeClass == .compact || totalWidth < minimum
    }

    func collapseIfNeeded() {
        guard isNarrow != isCompact, !present.isEmpty || compactContent != nil else { return }
        if isCompact {
            expand()
            delegate?.splitViewControllerDidExpand(self)
        } else {
            collapse(onto: topColumnForCollapsing)
            delegate?.splitViewControllerDidCollapse(self)
        }
    }

    /// Joins the stacks of the columns up to the given one, or shows the content of the compact column.
    func collapse(onto top: Column) {
        isCompact = true
        let joined = top == .compact && compactContent != nil ? nil : makeJoinedNavigation()
        for column in present where column.container !== joined { remove(column.container) }
        collapsed = joined
        guard let joined else { return }
        let end = present.firstIndex { $0.column == top } ?? present.count - 1
        joined.setViewControllers(present.prefix(end + 1).flatMap { $0.takeStack(for: joined) }, animated: false)
    }

    /// Returns the controller for the joined stack: that of the first column, if it is in a navigation controller.
    private func makeJoinedNavigation() -> UINavigationController {
        present.first?.container as? UINavigationController ?? UINavigationController(nibName: nil, bundle: nil)
    }

    /// Called after the user or the program has changed the stack of a column.
    func stackDidChange() {
        if isCompact { onUserChange?() }
    }

    /// The column that the delegate puts on top of the joined stack.
    var topColumnForCollapsing: Column {
        if style == .unspecified, let primary = columns[.primary]?.content,
            let secondary = columns[.secondary]?.content,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
        {
            return .primary
        }
        let proposed: Column = compactContent != nil ? .compact : present.last?.column ?? .primary
        return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }

    /// The column that is on top of the joined stack; `nil` if there is no such stack.
    package var topColumn: Column? {
        guard let stack = collapsed?.viewControllers else { return nil }
        return present.last { column in stack.contains { $0 === column.root } }?.column
    }

    /// Returns the controllers of the joined stack to their columns.
    func expand() {
        isCompact = false
        if let compactContent { remove(compactContent) }
        guard let joined = collapsed else { return }
        collapsed = nil
        var current = present.first
        var stacks: [Column: [UIViewController]] = [:]
        for controller in joined.viewControllers {
            current = present.first { $0.root === controller } ?? current
            if let current { stacks[current.column, default: []].append(controller) }
        }
        if present.first?.container !== joined {
            remove(joined)
            joined.setViewControllers([], animated: false)
        }
        for column in present where column.isTaken { column.giveStack(stacks[column.column]) }
    }

    /// Shows a column on top of the joined stack, with the columns before it below it.
    func showCollapsed(_ column: Column) {
        guard let collapsed, let index = present.firstIndex(where: { $0.column == column }) else { return }
        let stack = collapsed.viewControllers
        if let root = present[index].root, stack.contains(where: { $0 === root }) {
            collapsed.popToViewController(root, animated: true)
            return
        }
        let missing = present[...index].filter { column in !stack.contains { $0 === column.root } }
        collapsed.setViewControllers(stack + missing.flatMap { $0.takeStack(for: collapsed) }, animated: true)
    }

    func hideCollapsed(_ column: Column) {
        guard let collapsed, let root = columns[column]?.root,
            let index = collapsed.viewControllers.firstIndex(where: { $0 === root }), index > 0
        else { return }
        collapsed.popToViewController(collapsed.viewControllers[index - 1], animated: true)
    }
}
