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
    public func position(_ position: CGPoint) -> UpdatedChild {
        node.placement.position = position
        return self
    }

    /// Scales the child around its centre.
    public func scale(_ scale: CGFloat) -> UpdatedChild {
        styled(\.scale, scale)
    }

    /// Makes the child translucent; 0 is invisible, 1 opaque.
    public func opacity(_ opacity: CGFloat) -> UpdatedChild {
        styled(\.opacity, opacity)
    }

    /// Rounds the corners of the child, in points.
    public func cornerRadius(_ cornerRadius: CGFloat) -> UpdatedChild {
        styled(\.cornerRadius, cornerRadius)
    }

    /// Cuts off what reaches over the child's bounds.
    public func clipsToBounds(_ clipsToBounds: Bool) -> UpdatedChild {
        styled(\.clipsToBounds, clipsToBounds)
    }

    /// Draws a shadow behind the child.
    public func shadow(_ shadow: ComponentShadow?) -> UpdatedChild {
        styled(\.shadow, shadow)
    }

    /// Recognises a gesture on the child's view.
    ///
    /// May be said several times.
    public func gesture(_ gesture: Gesture) -> UpdatedChild {
        node.placement.gestures.append(gesture)
        return self
    }

    /// How the child comes, when it was not there in the pass before.
    public func appear(_ appear: ComponentTransition.Appear?) -> UpdatedChild {
        node.placement.appear = appear
        return self
    }

    /// How the child goes, when it is not there in a later pass.
    public func disappear(_ disappear: ComponentTransition.Disappear?) -> UpdatedChild {
        node.placement.disappear = disappear
        return self
    }

    /// Takes over giving the view its place whenever position or size changed.
    public func update(_ update: ComponentTransition.Update?) -> UpdatedChild {
        node.placement.update = update
        return self
    }

    private func styled<Value>(
        _ keyPath: ReferenceWritableKeyPath<ChildStyle, Value>, _ value: Value
    ) -> UpdatedChild {
        node.placement.style = node.placement.style.with(keyPath, value)
        return self
    }
}
