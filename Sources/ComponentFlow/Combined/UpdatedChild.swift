/// A child that was updated: its size is known, and it can be placed and added.
///
/// ```swift
/// context.add(title.position(CGPoint(x: size.width / 2, y: 20)).opacity(0.8))
/// ```
@MainActor
public struct UpdatedChild {
    let node: MountedNode

    /// The size of the child, in points.
    public var size: CGSize {
        node.size
    }

    /// The child's view.
    public var view: UIView {
        node.view
    }

    /// Places the center of the child at a point of the parent's view.
    ///
    /// Without this modifier the child is at the origin of the parent's view.
    public consuming func position(_ position: CGPoint) -> UpdatedChild {
        node.placement.position = position
        node.placement.said.insert(.position)
        return self
    }

    /// Scales the child around its center.
    public consuming func scale(_ scale: CGFloat) -> UpdatedChild {
        node.placementDetails.style.scale = scale
        return self
    }

    /// Sets the opacity of the child, from 0 (invisible) to 1 (opaque).
    public consuming func opacity(_ opacity: CGFloat) -> UpdatedChild {
        node.placementDetails.style.opacity = opacity
        return self
    }

    /// Rounds the corners of the child, in points.
    public consuming func cornerRadius(_ cornerRadius: CGFloat) -> UpdatedChild {
        node.placementDetails.style.cornerRadius = cornerRadius
        return self
    }

    /// Clips the content of the child to its bounds.
    public consuming func clipsToBounds(_ clipsToBounds: Bool) -> UpdatedChild {
        node.placementDetails.style.clipsToBounds = clipsToBounds
        return self
    }

    /// Draws a shadow behind the child.
    public consuming func shadow(_ shadow: ComponentShadow?) -> UpdatedChild {
        node.placementDetails.style.shadow = shadow
        return self
    }

    /// Recognizes a gesture on the child's view.
    ///
    /// Can be used several times.
    public consuming func gesture(_ gesture: Gesture) -> UpdatedChild {
        node.placementDetails.gestures.append(gesture)
        return self
    }

    /// Measures the child without showing it, if `removed` is `true`.
    ///
    /// The child keeps its view and state as long as it is updated.
    public consuming func removed(_ removed: Bool) -> UpdatedChild {
        if removed { node.placement.said.insert(.removed) } else { node.placement.said.remove(.removed) }
        return self
    }

    // MARK: - Insertion, removal and placement

    /// Sets the insertion animation, used if the child was not shown in the previous pass.
    public consuming func appear(_ appear: ComponentTransition.Appear?) -> UpdatedChild {
        if node.placement.appear !== appear { node.placement.appear = appear }
        node.placement.said.insert(.appear)
        return self
    }

    /// Sets an insertion animation that starts at a guide, used if the child was not shown in the previous pass.
    public consuming func appear(_ appear: ComponentTransition.AppearWithGuide, guide: Guide) -> UpdatedChild {
        node.placementDetails.appearWithGuide = (appear, guide)
        return self
    }

    /// Sets the removal animation, used when a later pass does not show the child.
    public consuming func disappear(_ disappear: ComponentTransition.Disappear?) -> UpdatedChild {
        if node.placement.disappear !== disappear { node.placement.disappear = disappear }
        node.placement.said.insert(.disappear)
        return self
    }

    /// Sets a removal animation that ends at a guide, used when a later pass does not show the child.
    public consuming func disappear(
        _ disappear: ComponentTransition.DisappearWithGuide, guide: Guide
    ) -> UpdatedChild {
        node.placementDetails.disappearWithGuide = (disappear, guide)
        return self
    }

    /// Sets a custom placement, which is applied whenever the position or size changes.
    public consuming func update(_ update: ComponentTransition.Update?) -> UpdatedChild {
        node.placementDetails.update = update
        return self
    }
}
