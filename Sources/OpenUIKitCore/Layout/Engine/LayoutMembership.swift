internal import Cassowary

/// The state of an item in an engine.
@MainActor final class LayoutMembership {
    /// The variables of one rectangle; its position is in the coordinates of the superview.
    struct Variables {
        let x: Variable
        let y: Variable
        let width: Variable
        let height: Variable

        var all: [Variable] { [x, y, width, height] }
    }

    nonisolated let item: LayoutItem
    nonisolated let engine: LayoutEngine
    let variables: Variables
    /// The internal constraints of the item's content size or of its fixed frame.
    var own = LayoutEngine.OwnConstraints()
    /// The frame that the engine determined last, or the alignment rectangle of a view with a fixed frame, in points.
    var target: CGRect?
    var isMarked = false
    /// The installed constraints that use the item's baselines as those of a view around it.
    var baselineUsers: [NSLayoutConstraint] = []
    /// Whether the content priorities changed since the content's constraints were created.
    var hasNewPriorities = false

    init(_ item: LayoutItem, in engine: LayoutEngine, variables: Variables) {
        self.item = item
        self.engine = engine
        self.variables = variables
    }
}

/// The members of an engine that only measures; the items may belong to another engine.
struct MeasuredMembers {
    var members: [ObjectIdentifier: LayoutMembership] = [:]
    /// The layout widths of views with wrapping content before they were measured.
    var widths: [(view: UIView, width: CGFloat?)] = []
}

extension LayoutItem {
    /// Ends a membership, unless the item has joined another engine since.
    nonisolated func leave(_ member: LayoutMembership?) {
        if membership === member { membership = nil }
    }
}

// Membership of items in the engine.
extension LayoutEngine {
    /// Returns the membership of an item, or `nil` if the item is not in this engine.
    func membership(of item: LayoutItem) -> LayoutMembership? {
        if let measured { return measured.members[ObjectIdentifier(item)] }
        guard let membership = item.membership, membership.engine === self else { return nil }
        return membership
    }

    /// Returns the variables of an item and adds it as a member if needed.
    func variables(of item: LayoutItem) -> LayoutMembership.Variables {
        if let membership = membership(of: item) { return membership.variables }
        return makeMember(item).variables
    }

    private func makeMember(_ item: LayoutItem) -> LayoutMembership {
        // The hierarchy changed while another engine was solving: that engine starts over.
        if !isScratch { item.membership?.engine.tearDown() }
        let variables = LayoutMembership.Variables(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable())
        let member = LayoutMembership(item, in: self, variables: variables)
        for variable in variables.all {
            while members.count <= variable.number { members.append(nil) }
            members[variable.number] = member
        }
        if isScratch { measured?.members[ObjectIdentifier(item)] = member } else { item.membership = member }
        newItems.append(item)
        if item.kind == .view {
            if item.view?.flags.contains(.constrained) == true {
                changedContents.append(item)
            } else {
                keepFrame(of: member)
            }
        }
        return member
    }

    private func keepFrame(of member: LayoutMembership) {
        guard let view = member.item.view else { return }
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        let variables = member.variables
        func keep(_ variable: Variable, _ value: CGFloat) -> ConstraintID? {
            addOwn(LinearExpression([.init(variable, 1)], constant: -LayoutLimit.clamped(value)))
        }
        member.own.x = keep(variables.x, frame.minX)
        member.own.y = keep(variables.y, frame.minY)
        member.own.width = keep(variables.width, frame.width)
        member.own.height = keep(variables.height, frame.height)
        member.target = frame
        fixed.append(member.item)
    }

    // MARK: Adding and removing

    /// Adds a view that was inserted into the hierarchy.
    func join(_ view: UIView) {
        guard isBuilt else { return invalidate() }
        guard !isUpdating else { return tearDown() }
        // Adding members calls client code, which must not reset the engine meanwhile.
        _ = solve { include(view) }
        repeatMissedLayout()
        invalidate()
    }

    /// Adds a view and those of its descendants that are laid out by constraints.
    func include(_ view: UIView) {
        var waiting = [view]
        while let next = waiting.popLast() {
            let item = next.layoutItem
            _ = variables(of: item)
            pending.append(contentsOf: item.held)
            waiting.append(contentsOf: next.subviews.reversed().filter(\.isConstraintMember))
        }
    }

    /// Removes a view and its descendants, without a request for layout.
    func leave(_ view: UIView) {
        guard !isUpdating else { return discardState() }
        var gone: [LayoutMembership] = []
        var waiting = [view]
        while let next = waiting.popLast() {
            gone.append(contentsOf: (next.rareState?.layoutItems ?? []).compactMap { membership(of: $0) })
            waiting.append(contentsOf: next.subviews)
        }
        for member in gone {
            for constraint in member.item.held { uninstall(constraint) }
        }
        for member in gone { reinstallBaselineUsers(of: member) }
        pending.removeAll { $0.holder?.isDescendant(of: view) != false }
        broken.removeAll { $0.holder?.isDescendant(of: view) != false }
        dismiss(gone)
        isDirty = true
    }

    /// Uninstalls the constraints that use the baselines of a removed item, so that they find another one.
    ///
    /// They remain active, because the item is not one of their own.
    private func reinstallBaselineUsers(of member: LayoutMembership) {
        for constraint in member.baselineUsers {
            uninstall(constraint)
            pending.append(constraint)
        }
    }

    /// Removes an item that no constraint in this engine refers to any more, without a request for layout.
    func dismiss(_ item: LayoutItem) {
        guard !isUpdating else { return discardState() }
        if let member = membership(of: item) { dismiss([member]) }
    }

    private func dismiss(_ gone: [LayoutMembership]) {
        for member in gone {
            if member.item.offsetEngine === self { dismissOffset(of: member.item) }
            for id in member.own.all { solver.remove(id) }
            for variable in member.variables.all {
                members[variable.number] = nil
                solver.remove(variable)
            }
            member.item.leave(member)
        }
        let isGone: (LayoutItem) -> Bool = { $0.membership?.engine !== self }
        fixed.removeAll(where: isGone)
        wrapping.removeAll(where: isGone)
        changedContents.removeAll(where: isGone)
        newItems.removeAll(where: isGone)
    }

    private func dismissOffset(of item: LayoutItem) {
        guard let index = offsets.firstIndex(where: { $0.item === item }) else { return }
        let offset = offsets.remove(at: index)
        for id in offset.ids { solver.remove(id) }
        solver.remove(offset.x)
        solver.remove(offset.y)
        item.offsetEngine = nil
    }
}
