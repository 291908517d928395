/// What the layout knows about a view or a layout guide that constraints speak of.
///
/// Constraints and anchors hold items instead of views, so that they keep nobody alive; the owner clears its item when it
/// goes. Views that no constraint speaks of have none.
@MainActor final class LayoutItem {
    /// What kind of rectangle an item is.
    enum Kind {
        /// A view's alignment rectangle.
        case view
        /// A guide with variables of its own.
        case guide
        /// The content of a scroll view.
        case content
        /// The rectangle of the owning view within its margins.
        case margins
        /// The rectangle of the owning view within its safe area.
        case safeArea
        /// What a scroll view shows of its content, in the coordinates of the content.
        case scrollFrame
    }

    let kind: Kind
    /// The view, or the view that owns the guide; its deinitializer clears the reference.
    nonisolated(unsafe) unowned(unsafe) var view: UIView?
    nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?

    /// The active constraints that the view holds: those whose items have it as their nearest common ancestor.
    nonisolated(unsafe) var held: [NSLayoutConstraint] = []
    /// The active constraints that speak of the item.
    nonisolated(unsafe) var references: [NSLayoutConstraint] = []
    /// How many active constraints lead from inside the view out of it, though its frame is not theirs.
    nonisolated(unsafe) var crossings = 0
    /// What the engine that places the item knows of it.
    nonisolated(unsafe) var membership: LayoutMembership?
    /// The engine of the views inside, if the view is the root of what constraints place; see ``LayoutEngine``.
    nonisolated(unsafe) var rootEngine: LayoutEngine?
    /// The engine that has to know how far the view is scrolled.
    nonisolated(unsafe) weak var offsetEngine: LayoutEngine?

    init(kind: Kind, view: UIView?, guide: UILayoutGuide? = nil) {
        self.kind = kind
        self.view = view
        self.guide = guide
    }

    /// The view or guide.
    var owner: AnyObject? { guide ?? view }

    /// Forgets the owner, which is about to be freed, and what it held.
    nonisolated func ownerDied() {
        view = nil
        guide = nil
        references = []
        let orphans = held
        held = []
        for constraint in orphans { constraint.holderDied() }
        rootEngine?.rootDied()
        rootEngine = nil
    }
}

/// One place or length in a constraint: an attribute of an item, or the distance between two.
struct LayoutOperand {
    var item: LayoutItem
    var attribute: NSLayoutConstraint.Attribute
    /// What is subtracted, where the operand is a distance.
    var origin: Place?

    /// An attribute of an item.
    struct Place {
        var item: LayoutItem
        var attribute: NSLayoutConstraint.Attribute
    }

    /// What the operand measures: distances are lengths.
    var measure: NSLayoutConstraint.Attribute.Measure {
        guard origin != nil else { return attribute.measure }
        return attribute.measure == .x ? .width : .height
    }
}
