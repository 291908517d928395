internal import OpenDisplay

/// Sets the shape of the pointer over a window, and notifies pointer interactions.
@MainActor final class PointerController {
    private unowned let window: UIWindow
    /// The pointer in the window while no button is pressed.
    private var pointer: (location: CGPoint, modifiers: UIKeyModifierFlags)?
    private weak var interaction: UIPointerInteraction?
    /// The region of the interaction in which the pointer is.
    private var region: UIPointerRegion?

    init(window: UIWindow) {
        self.window = window
    }

    /// Follows the pointer.
    ///
    /// - Parameters:
    ///   - location: The location, or `nil` when the pointer has left the window or a button was pressed; then the
    ///     pointer keeps its shape.
    ///   - hit: The view at the location.
    func move(to location: CGPoint?, over hit: UIView?, _ modifiers: UIKeyModifierFlags) {
        pointer = location.map { ($0, modifiers) }
        update(over: hit)
    }

    /// Called when the pointer has left the window.
    func leave() {
        pointer = nil
        enter(nil, nil)
    }

    /// Determines the shape again.
    func update() {
        update(over: pointer.flatMap { window.hitTest($0.location, with: nil) })
    }

    private func update(over hit: UIView?) {
        guard let pointer else { return }
        let match = matchingInteraction(over: hit, at: pointer)
        enter(match?.interaction, match?.region)
        let desired = match?.style?.shape ?? shape(over: hit, at: pointer.location)
        window.surface?.pointerShape = window.scrollBars.isHovered ? .arrow : desired
    }

    /// Returns the innermost interaction that applies.
    private func matchingInteraction(
        over hit: UIView?, at pointer: (location: CGPoint, modifiers: UIKeyModifierFlags)
    ) -> (interaction: UIPointerInteraction, region: UIPointerRegion, style: UIPointerStyle?)? {
        var view = hit
        while let current = view {
            for case let interaction as UIPointerInteraction in current.interactions {
                guard let match = interaction.match(at: pointer.location, pointer.modifiers) else { continue }
                return (interaction, match.region, match.style)
            }
            view = current.superview
        }
        return nil
    }

    /// Returns the shape that the innermost view has by itself.
    private func shape(over hit: UIView?, at location: CGPoint) -> PointerShape {
        var view = hit
        while let current = view {
            if let style = current.pointerStyle(at: current.convert(location, from: nil)) { return style.shape }
            view = current.superview
        }
        return .arrow
    }

    private func enter(_ new: UIPointerInteraction?, _ newRegion: UIPointerRegion?) {
        let (old, oldRegion) = (interaction, region)
        guard old !== new || !isCurrent(newRegion) else { return }
        (interaction, region) = (new, newRegion)
        if let old, let oldRegion {
            animate { old.delegate?.pointerInteraction(old, willExit: oldRegion, animator: $0) }
        }
        if let new, let newRegion {
            animate { new.delegate?.pointerInteraction(new, willEnter: newRegion, animator: $0) }
        }
    }

    private func isCurrent(_ newRegion: UIPointerRegion?) -> Bool {
        guard let region, let newRegion else { return region === newRegion }
        return region.matches(newRegion)
    }

    private func animate(_ body: (PointerAnimator) -> Void) {
        let animator = PointerAnimator()
        body(animator)
        animator.start()
    }
}
