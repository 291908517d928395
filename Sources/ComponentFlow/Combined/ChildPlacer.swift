/// Gives the views of children their places, and takes them away.
@MainActor
enum ChildPlacer {
    /// Applies position, size and style where they differ from what was applied last.
    ///
    /// The same for new and old children.
    static func place(_ node: ComponentNode) {
        let size = node.size
        let position = node.placement.position ?? CGPoint(x: size.width / 2, y: size.height / 2)
        // A child that is not in the view yet is put in its place at once: there is nowhere it could come from.
        let transition = node.placement.isInserted ? node.placement.transition : .immediate

        if node.placement.appliedPosition != position || node.placement.appliedSize != size {
            node.placement.appliedPosition = position
            node.placement.appliedSize = size
            let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
            move(node, to: CGRect(origin: origin, size: size), transition: transition)
        }
        if node.placement.style !== node.placement.appliedStyle {
            node.placement.style.apply(
                to: node.view, previous: node.placement.appliedStyle, transition: transition)
            node.placement.appliedStyle = node.placement.style
        }
        if !node.placement.gestures.isEmpty || !node.placement.boundGestures.isEmpty {
            node.placement.boundGestures.apply(node.placement.gestures, to: node.view)
        }
    }

    private static func move(_ node: ComponentNode, to frame: CGRect, transition: ComponentTransition) {
        if let update = node.placement.update {
            update(view: node.view, frame: frame, transition: transition)
            return
        }
        // Bounds and position rather than frame: the view may be scaled.
        let view = node.view
        transition.setBounds(view: view, bounds: CGRect(origin: view.bounds.origin, size: frame.size))
        let anchor = view.layer.anchorPoint
        transition.setPosition(
            view: view,
            position: CGPoint(
                x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
    }

    /// Lets a child go: its node belongs to nobody now, its view leaves when its disappearance is over.
    static func remove(_ node: ComponentNode, transition: ComponentTransition) {
        node.parent = nil
        node.placement.isInserted = false
        let view = node.view
        guard let disappear = node.placement.disappear, !transition.animation.isImmediate else {
            view.removeFromSuperview()
            return
        }
        view.isUserInteractionEnabled = false
        disappear(view: view, transition: transition) { [weak view] in
            view?.removeFromSuperview()
        }
    }
}
