/// A child after its update: it knows its size, and waits to be placed and added.
///
/// ```swift
/// context.add(title.position(CGPoint(x: size.width / 2, y: 20)).opacity(0.8))
/// ```
@MainActor
public struct UpdatedChild {
    let node: ComponentNode

    /// The size the child takes, in points.
    public var size: CGSize {
        node.size
    }

    /// The child's view.
    public var view: UIView {
        node.view
    }

    /// Puts the centre of the child at a point of the parent's view.
    ///
    /// Without it the child's origin is the parent's.
    public consuming func position(_ position: CGPoint) -> UpdatedChild {
        node.placement.position = position
        node.placement.said.insert(.position)
        return self
    }

    /// Scales the child around its centre.
    public consuming func scale(_ scale: CGFloat) -> UpdatedChild {
        node.placementDetails.style.scale = scale
        return self
    }

    /// Makes the child translucent; 0 is invisible, 1 opaque.
    public consuming func opacity(_ opacity: CGFloat) -> UpdatedChild {
        node.placementDetails.style.opacity = opacity
        return self
    }

    /// Rounds the corners of the child, in points.
    public consuming func cornerRadius(_ cornerRadius: CGFloat) -> UpdatedChild {
        node.placementDetails.style.cornerRadius = cornerRadius
        return self
    }

    /// Cuts off what reaches over the child's bounds.
    public consuming func clipsToBounds(_ clipsToBounds: Bool) -> UpdatedChild {
        node.placementDetails.style.clipsToBounds = clipsToBounds
        return self
    }

    /// Draws a shadow behind the child.
    public consuming func shadow(_ shadow: ComponentShadow?) -> UpdatedChild {
        node.placementDetails.style.shadow = shadow
        return self
    }

    /// Recognises a gesture on the child's view.
    ///
    /// May be said several times.
    public consuming func gesture(_ gesture: Gesture) -> UpdatedChild {
        node.placementDetails.gestures.append(gesture)
        return self
    }

    /// Measures the child without showing it, if `removed` is true.
    ///
    /// The child keeps its view and state as long as it is updated.
    public consuming func removed(_ removed: Bool) -> UpdatedChild {
        if removed { node.placement.said.insert(.removed) } else { node.placement.said.remove(.removed) }
        return self
    }

    // MARK: - Coming, going and moving

    /// How the child comes, when it was not there in the pass before.
    public consuming func appear(_ appear: ComponentTransition.Appear?) -> UpdatedChild {
        if node.placement.appear !== appear { node.placement.appear = appear }
        node.placement.said.insert(.appear)
        return self
    }

    /// How the child comes from a guide, when it was not there in the pass before.
    public consuming func appear(_ appear: ComponentTransition.AppearWithGuide, guide: Guide) -> UpdatedChild {
        node.placementDetails.appearWithGuide = (appear, guide)
        return self
    }

    /// How the child goes, when it is not there in a later pass.
    public consuming func disappear(_ disappear: ComponentTransition.Disappear?) -> UpdatedChild {
        if node.placement.disappear !== disappear { node.placement.disappear = disappear }
        node.placement.said.insert(.disappear)
        return self
    }

    /// How the child goes to a guide, when it is not there in a later pass.
    public consuming func disappear(
        _ disappear: ComponentTransition.DisappearWithGuide, guide: Guide
    ) -> UpdatedChild {
        node.placementDetails.disappearWithGuide = (disappear, guide)
        return self
    }

    /// Takes over giving the view its place whenever position or size changed.
    public consuming func update(_ update: ComponentTransition.Update?) -> UpdatedChild {
        node.placementDetails.update = update
        return self
    }
}
