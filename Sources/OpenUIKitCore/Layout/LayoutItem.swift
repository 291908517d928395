/// The layout state of a view or layout guide that constraints refer to.
///
/// Constraints and anchors hold items instead of views, so that they do not retain the views; the owner clears its item
/// when it is deallocated. Views that no constraint refers to have no item.
@MainActor final class LayoutItem {
    /// The kind of an item's rectangle.
    enum Kind {
        /// A view's alignment rectangle.
        case view
        /// A guide with its own variables.
        case guide
        /// The content of a scroll view.
        case content
        /// The rectangle of the owning view inside its margins.
        case margins
        /// The rectangle of the owning view inside its safe area.
        case safeArea
        /// The visible part of a scroll view's content, in the coordinates of the content.
        case scrollFrame
    }

    let kind: Kind
    /// The view, or the owning view of the guide; its deinitializer clears the reference.
    nonisolated(unsafe) unowned(unsafe) var view: UIView?
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

    /// The active constraints whose items have this view as their nearest common ancestor.
    nonisolated(unsafe) var held: [NSLayoutConstraint] = []
    /// The active constraints that refer to the item.
    nonisolated(unsafe) var references: [NSLayoutConstraint] = []
    /// Whether a constraint has referred to a baseline of the item.
    nonisolated(unsafe) var hasHadBaselineReferences = false
    /// The number of active constraints that connect the view's inside with its outside without determining its frame.
    nonisolated(unsafe) var crossings = 0
    /// The item's membership in the engine that positions it.
    nonisolated(unsafe) var membership: LayoutMembership?
    /// The engine of the views inside, if the view is the root of a constraint region; see ``LayoutEngine``.
    nonisolated(unsafe) var rootEngine: LayoutEngine?
    /// The engine that depends on the view's content offset.
    nonisolated(unsafe) weak var offsetEngine: LayoutEngine?

    init(kind: Kind, view: UIView?, guide: UILayoutGuide? = nil) {
        self.kind = kind
        self.view = view
        self.guide = guide
    }

    var owner: AnyObject? { guide ?? view }

    /// Clears the references to the owner, which is being deallocated, and deactivates the constraints that it holds.
    nonisolated func ownerWillDeallocate() {
        view = nil
        guide = nil
        references = []
        let orphans = held
        held = []
        for constraint in orphans { constraint.holderWillDeallocate() }
        rootEngine?.rootWillDeallocate()
        rootEngine = nil
    }
}

/// A position or length in a constraint: an attribute of an item, or the distance between two attributes.
struct LayoutOperand {
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute
    /// The attribute that is subtracted, if the operand is a distance.
    var origin: Place?

    /// An attribute of an item, as the start of a distance.
    struct Place {
        var item: LayoutItem
        var attribute: NSLayoutConstraint.Attribute
    }

    /// The quantity that the operand measures; distances are lengths.
    var measure: NSLayoutConstraint.Attribute.Measure {
        guard origin != nil else { return attribute.measure }
        return attribute.measure == .x ? .width : .height
    }

    /// Whether the operand is a position, not a length.
    var isPlace: Bool { measure == .x || measure == .y }
}

extension LayoutItem {
    /// Deactivates every constraint that refers to the item.
    func deactivateReferences() {
        for constraint in references { constraint.deactivate() }
        // Layout requests call client code, which may have activated others.
        if references.isEmpty, let engine = membership?.engine { engine.dismiss(self) }
    }

    func affectingConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let member = updatedMembership else { return [] }
        return member.engine.constraints(determining: member.variables, along: axis)
    }

    var isAmbiguous: Bool {
        guard let member = updatedMembership else { return false }
        return member.variables.all.contains { !member.engine.solver.isUnique($0) }
    }

    /// Moves the item to another place that the constraints allow, if there is one.
    func exerciseAmbiguity() {
        guard isAmbiguous, let member = updatedMembership else { return }
        member.engine.exerciseAmbiguity(of: member.variables)
    }

    /// The membership after its engine solved pending changes.
    private var updatedMembership: LayoutMembership? {
        membership?.engine.update()
        return membership
    }
}
