internal import Cassowary

/// An item's place in an engine.
@MainActor final class LayoutMembership {
    /// The variables of one rectangle; places are in the coordinates of the superview.
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
    /// The constraints that keep the item's content its size, or the item at its frame.
    var own = LayoutEngine.OwnConstraints()
    /// Where the engine wants the item to be, in points, unrounded alignment rectangles turned into frames.
    var target: CGRect?
    var isMarked = false
    /// Whether the priorities of the content changed since its constraints were made.
    var hasNewPriorities = false

    init(_ item: LayoutItem, in engine: LayoutEngine, variables: Variables) {
        self.item = item
        self.engine = engine
        self.variables = variables
    }
}

/// What an engine that only measures knows of items that belong to another one.
struct MeasuredMembers {
    var members: [ObjectIdentifier: LayoutMembership] = [:]
    /// The widths that views with wrapping content had before they were measured.
    var widths: [(view: UIView, width: CGFloat?)] = []
}

extension LayoutItem {
    /// Ends a membership, unless the item has another one by now.
    nonisolated func leave(_ member: LayoutMembership?) {
        if membership === member { membership = nil }
    }
}

// Which items are in the engine.
extension LayoutEngine {
    /// What the engine knows of an item; nil if the item is not in it.
    func membership(of item: LayoutItem) -> LayoutMembership? {
        if let measured { return measured.members[ObjectIdentifier(item)] }
        guard let membership = item.membership, membership.engine === self else { return nil }
        return membership
    }

    /// The variables of an item, which becomes a member if it is none.
    func variables(of item: LayoutItem) -> LayoutMembership.Variables {
        if let membership = membership(of: item) { return membership.variables }
        return makeMember(item).variables
    }

    private func makeMember(_ item: LayoutItem) -> LayoutMembership {
        // A hierarchy that changed while another engine was solving: that one begins anew.
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
        newcomers.append(item)
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

    // MARK: Coming and going

    /// A view came in that constraints place.
    func join(_ view: UIView) {
        guard isBuilt else { return invalidate() }
        guard !isUpdating else { return tearDown() }
        include(view)
        invalidate()
    }

    /// Includes a view that constraints place, and those inside it.
    func include(_ view: UIView) {
        var waiting = [view]
        while let next = waiting.popLast() {
            let item = next.layoutItem
            _ = variables(of: item)
            pending.append(contentsOf: item.held)
            waiting.append(contentsOf: next.subviews.reversed().filter(\.isConstraintMember))
        }
    }

    /// A view leaves, with all that is inside.
    func leave(_ view: UIView) {
        guard !isUpdating else { return tearDown() }
        var gone: [LayoutMembership] = []
        var waiting = [view]
        while let next = waiting.popLast() {
            gone.append(contentsOf: (next.rareState?.layoutItems ?? []).compactMap { membership(of: $0) })
            waiting.append(contentsOf: next.subviews)
        }
        for member in gone {
            for constraint in member.item.held { uninstall(constraint) }
        }
        pending.removeAll { $0.holder?.isDescendant(of: view) != false }
        broken.removeAll { $0.holder?.isDescendant(of: view) != false }
        dismiss(gone)
        invalidate()
    }

    /// Forgets an item that no constraint here refers to any more.
    func dismiss(_ item: LayoutItem) {
        guard !isUpdating else { return tearDown() }
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
        newcomers.removeAll(where: isGone)
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
