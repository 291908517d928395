/// How a parent places a child: what the current pass asked for and what the view was last given.
///
/// A part of every node, so only what every child needs stands here; the rest is in `ChildDetails`. Its fields are read
/// and written one by one, and never lent out for the length of a call: that keeps the accesses free of checks at run
/// time, which cost more than all the rest of skipping a child.
@MainActor
struct ChildPlacement {
    /// Whether the child's view is in the parent's.
    enum Presence: UInt8 {
        case absent
        case inserted
        /// The parent no longer shows the child, and its view is on the way out.
        case leaving
    }

    /// What the current pass has said; what it has not said counts as not given, whatever is stored.
    struct Said: OptionSet {
        let rawValue: UInt8

        static let position = Said(rawValue: 1 << 0)
        static let appear = Said(rawValue: 1 << 1)
        static let disappear = Said(rawValue: 1 << 2)
        static let transition = Said(rawValue: 1 << 3)
        static let removed = Said(rawValue: 1 << 4)
    }

    /// The passes in which the child was last updated and last added.
    ///
    /// No two containers have a pass of the same number.
    var updatedPass: UInt64 = 0
    var addedPass: UInt64 = 0
    var presence = Presence.absent
    var said: Said = []

    var position = CGPoint.zero
    var appear: ComponentTransition.Appear?
    var disappear: ComponentTransition.Disappear?
    var details: ChildDetails?

    /// What the view was given last; nil as long as it was given nothing.
    var appliedPosition: CGPoint?
    var appliedSize = CGSize.zero
}

extension ComponentNode {
    /// Forgets what the last pass asked for; what was applied stays.
    final func beginPlacement(pass: UInt64, transition: ComponentTransition) {
        placement.updatedPass = pass
        if transition.isPlain {
            placement.said = []
        } else {
            placement.said = .transition
            saidTransition = transition
        }
        if let details = placement.details { details.begin() }
    }

    /// How the parent wants the child's changes to be shown.
    final var placementTransition: ComponentTransition {
        placement.said.contains(.transition) ? saidTransition : .immediate
    }

    /// How the child comes, if the pass has said so.
    final var currentAppear: ComponentTransition.Appear? {
        placement.said.contains(.appear) ? placement.appear : nil
    }

    /// How the child goes, if the last pass that showed it has said so.
    final var currentDisappear: ComponentTransition.Disappear? {
        placement.said.contains(.disappear) ? placement.disappear : nil
    }

    /// The less common things a parent says about the child, made at the first of them.
    final var placementDetails: ChildDetails {
        if let details = placement.details { return details }
        let details = ChildDetails()
        placement.details = details
        return details
    }
}
