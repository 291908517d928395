/// A drag that actions of assistive technologies begin and end, without a pointer: from the place that a descriptor
/// names to another one.
///
/// Meanwhile the keyboard focus can be moved; Escape cancels the drag.
@MainActor enum ActionDrag {
    /// Begins a drag at a place; returns `false` if nothing can be dragged from there.
    static func begin(at place: UIAccessibilityLocationDescriptor) -> Bool {
        guard let view = place.view, let window = view.hostWindow else { return false }
        view.scrollIntoView()
        let location = view.convert(place.point, to: nil)
        guard source(of: view, at: location)?.beginByAction(at: location) == true, window.drags.isCarriedByActions
        else {
            return false
        }
        announce("Dragging")
        return true
    }

    /// Drops what is dragged at a place; returns `false` if it is not accepted there, which cancels the drag.
    static func drop(at place: UIAccessibilityLocationDescriptor) -> Bool {
        guard let view = place.view, let window = view.hostWindow, window.drags.isCarriedByActions else { return false }
        view.scrollIntoView()
        window.layoutIfNeeded()
        let isAccepted = window.drags.dropByAction(at: view.convert(place.point, to: nil))
        announce(isAccepted ? "Dropped" : "Not dropped")
        return isAccepted
    }

    static func announce(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    /// Returns the enabled interaction of the innermost view at a location that has one: the view, a descendant or an
    /// ancestor.
    private static func source(of view: UIView, at location: CGPoint) -> UIDragInteraction? {
        let hit = view.hostWindow?.hitTest(location, with: nil).flatMap { $0.isDescendant(of: view) ? $0 : nil }
        for view in sequence(first: hit ?? view, next: \.superview) {
            if let interaction = view.dragInteraction { return interaction }
        }
        return nil
    }
}

extension UIView {
    /// The enabled interaction by which the view, rather than one around it, can be dragged.
    final var dragInteraction: UIDragInteraction? {
        for case let interaction as UIDragInteraction in interactions where interaction.isEnabled { return interaction }
        return nil
    }

    /// Whether the view, rather than one around it, accepts drops.
    final var acceptsDrops: Bool { pasteConfiguration != nil || interactions.contains { $0 is UIDropInteraction } }
}
