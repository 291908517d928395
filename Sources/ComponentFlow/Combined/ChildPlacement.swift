/// The placement of a child by its parent: the settings of the current pass and those last applied to the view.
///
/// It is part of every node, so it contains only what every child needs; the rest is in `ChildDetails`. Its fields are
/// read and written individually and never passed `inout` for the duration of a call. This avoids dynamic exclusivity
/// checks, which cost more than the rest of the work to skip a child.
@MainActor
struct ChildPlacement {
    /// The state of the child's view within the parent's view.
    enum Presence: UInt8 {
        case absent
        case inserted
        /// The parent no longer shows the child, and its removal animation is running.
        case leaving
    }

    /// The settings that the current pass specified; those that are not included count as unspecified, whatever is
    /// stored.
    struct SpecifiedSettings: OptionSet {
        let rawValue: UInt8

        static let position = SpecifiedSettings(rawValue: 1 << 0)
        static let appear = SpecifiedSettings(rawValue: 1 << 1)
        static let disappear = SpecifiedSettings(rawValue: 1 << 2)
        static let transition = SpecifiedSettings(rawValue: 1 << 3)
        static let removed = SpecifiedSettings(rawValue: 1 << 4)
    }

    /// The passes in which the child was last updated and last added.
    ///
    /// Pass numbers are unique across all containers.
    var updatedPass: UInt64 = 0
    var addedPass: UInt64 = 0
    var presence = Presence.absent
    var said: SpecifiedSettings = []

    var position = CGPoint.zero
    var appear: ComponentTransition.Appear?
    var disappear: ComponentTransition.Disappear?
    var details: ChildDetails?

    /// The geometry last applied to the view; `nil` until the view is first placed.
    var appliedPosition: CGPoint?
    var appliedSize = CGSize.zero
}

extension MountedNode {
    /// Resets the settings of the previous pass; what was applied is kept.
    final func beginPlacement(pass: UInt64, transition: ComponentTransition) {
        placement.updatedPass = pass
        if transition.isPlain {
            placement.said = []
        } else {
            placement.said = .transition
            specifiedTransition = transition
        }
        if let details = placement.details { details.begin() }
    }

    /// The transition that the parent specified for the child's changes.
    final var placementTransition: ComponentTransition {
        placement.said.contains(.transition) ? specifiedTransition : .immediate
    }

    /// The insertion animation specified by the current pass.
    final var currentAppear: ComponentTransition.Appear? {
        placement.said.contains(.appear) ? placement.appear : nil
    }

    /// The removal animation specified by the last pass that showed the child.
    final var currentDisappear: ComponentTransition.Disappear? {
        placement.said.contains(.disappear) ? placement.disappear : nil
    }

    /// The less common placement settings, created on first use.
    final var placementDetails: ChildDetails {
        if let details = placement.details { return details }
        let details = ChildDetails()
        placement.details = details
        return details
    }
}
