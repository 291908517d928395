/// Positions and styles the views of children.
@MainActor
enum ChildPlacer {
    /// Applies position, size and options to a child's view.
    ///
    /// New and existing children are treated alike, except that a new one has no previous position to animate from.
    ///
    /// - Parameters:
    ///   - isMoved: Whether position or size differ from the values last applied.
    ///   - options: The options that the current pass specified.
    static func place(
        _ node: MountedNode, size: CGSize, position: CGPoint, isMoved: Bool, options: ChildOptions?,
        transition: ComponentTransition
    ) {
        let transition = node.placement.presence == .absent ? .immediate : transition
        let changesMethod = node.placement.isPlacedByUpdate != (options?.update != nil)
        if isMoved || changesMethod {
            node.placement.isPlacedByUpdate = options?.update != nil
            let frame = CGRect(
                x: position.x - size.width / 2, y: position.y - size.height / 2, width: size.width, height: size.height)
            if let update = options?.update {
                update(view: node.view, frame: frame, transition: transition)
            } else {
                move(node.view.layer, to: frame, transition: transition)
            }
        }
        if options != nil {
            node.detailsMakingIfNeeded.apply(options, to: node.view, transition: transition)
        } else if let details = node.existingDetails {
            details.apply(nil, to: node.view, transition: transition)
        }
    }

    /// Sets bounds and position instead of the frame, because the view may be scaled.
    private static func move(_ layer: CALayer, to frame: CGRect, transition: ComponentTransition) {
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
