/// Positions and styles the views of children.
@MainActor
enum ChildPlacer {
    /// Applies position, size and style where they differ from the values last applied.
    ///
    /// New and existing children are treated alike.
    static func place(_ node: MountedNode) {
        let size = node.size
        let position =
            node.placement.said.contains(.position)
            ? node.placement.position : CGPoint(x: size.width / 2, y: size.height / 2)
        let updatePlacementMethod = updatePlacementMethod(of: node)
        if updatePlacementMethod || node.placement.appliedPosition != position || node.placement.appliedSize != size {
            node.placement.appliedPosition = position
            node.placement.appliedSize = size
            let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
            move(node, to: CGRect(origin: origin, size: size), transition: transition(for: node))
        }
        if let details = node.placement.details {
            details.apply(to: node.view, transition: transition(for: node))
        }
    }

    /// Returns whether the parent started or stopped placing the view with a custom `Update`.
    private static func updatePlacementMethod(of node: MountedNode) -> Bool {
        guard let details = node.placement.details else { return false }
        let hasUpdate = details.update != nil
        guard details.wasPlacedByUpdate != hasUpdate else { return false }
        details.wasPlacedByUpdate = hasUpdate
        return true
    }

    /// Returns the transition for placing a child; a newly inserted child has no previous position to animate from.
    private static func transition(for node: MountedNode) -> ComponentTransition {
        node.placement.presence == .absent ? .immediate : node.placementTransition
    }

    private static func move(_ node: MountedNode, to frame: CGRect, transition: ComponentTransition) {
        if let update = node.placement.details?.update {
            update(view: node.view, frame: frame, transition: transition)
            return
        }
        // Bounds and position are set instead of the frame, because the view may be scaled.
        let layer = node.view.layer
        let bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        if transition.animation.isImmediate, !layer.hasAnimations {
            // Equivalent to the transition's setters, without the closures of the property table.
            layer.bounds = bounds
            layer.position = position
        } else {
            transition.setBounds(layer: layer, bounds: bounds)
            transition.setPosition(layer: layer, position: position)
        }
    }
}
