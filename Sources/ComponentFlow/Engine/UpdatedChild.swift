/// A child that was updated: its size is known, and it can be placed and added.
///
/// ```swift
/// context.add(title.position(CGPoint(x: size.width / 2, y: 20)).opacity(0.8))
/// ```
///
/// It is a value: every modifier returns a new one, and nothing is applied to the view before the child is added. It is
/// valid while the body that updated the child runs.
@preconcurrency @MainActor
public struct UpdatedChild {
    /// The size of the child, in points.
    public private(set) var size: CGSize
    /// The pass of the container; 0 for a child that was updated outside of a body.
    let pass: UInt64
    private(set) var center = CGPoint.zero
    private(set) var options: ChildOptions?
    /// The index in the container.
    let index: Int32
    /// The transition with which the child was updated: an index in a list of the container.
    let transition: Int32
    private(set) var isPositioned = false
    /// Whether the child is only measured.
    private(set) var isRemoved = false

    init(size: CGSize, pass: UInt64, index: Int, transition: Int) {
        self.size = size
        self.pass = pass
        self.index = Int32(truncatingIfNeeded: index)
        self.transition = Int32(clamping: transition)
    }

    /// Returns the child with the size of another update in the same pass.
    func resized(to size: CGSize) -> UpdatedChild {
        var child = self
        child.size = size
        return child
    }

    /// The child's view.
    public var view: UIView {
        guard let node = ChildContainer.running?.node(of: self) else {
            diagnose(
                "component.view-outside", "The view of an updated child was requested outside of the body",
                path: "UpdatedChild", hint: "Read view while the body runs, and keep the view instead of the child.")
            return UIView()
        }
        return node.view
    }

    private consuming func with(_ change: (ChildOptions) -> Void) -> UpdatedChild {
        if options == nil {
            options = ChildOptions()
        } else if !isKnownUniquelyReferenced(&options), let shared = options {
            options = ChildOptions(shared)
        }
        if let options { change(options) }
        return self
    }

    // MARK: - Appearance

    /// Places the center of the child at a point of the parent's view.
    ///
    /// Without this modifier the child is at the origin of the parent's view.
    public consuming func position(_ position: CGPoint) -> UpdatedChild {
        center = position
        isPositioned = true
        return self
    }

    /// Scales the child around its center.
    public consuming func scale(_ scale: CGFloat) -> UpdatedChild {
        with { $0.style.scale = scale }
    }

    /// Sets the opacity of the child, from 0 (invisible) to 1 (opaque).
    public consuming func opacity(_ opacity: CGFloat) -> UpdatedChild {
        with { $0.style.opacity = opacity }
    }

    /// Rounds the corners of the child, in points.
    public consuming func cornerRadius(_ cornerRadius: CGFloat) -> UpdatedChild {
        with { $0.style.cornerRadius = cornerRadius }
    }

    /// Clips the content of the child to its bounds.
    public consuming func clipsToBounds(_ clipsToBounds: Bool) -> UpdatedChild {
        with { $0.style.clipsToBounds = clipsToBounds }
    }

    /// Draws a shadow behind the child.
    public consuming func shadow(_ shadow: ComponentShadow?) -> UpdatedChild {
        with { $0.style.shadow = shadow }
    }

    /// Sets all properties of a style that it specifies.
    consuming func style(_ style: ChildStyle) -> UpdatedChild {
        with { $0.style = style.completed(by: $0.style) }
    }

    /// Recognizes a gesture on the child's view.
    ///
    /// Can be used several times.
    public consuming func gesture(_ gesture: Gesture) -> UpdatedChild {
        with { $0.gestures.append(gesture) }
    }

    /// Measures the child without showing it, if `removed` is `true`.
    ///
    /// The child keeps its view and state as long as it is updated.
    public consuming func removed(_ removed: Bool) -> UpdatedChild {
        isRemoved = removed
        return self
    }

    // MARK: - Insertion, removal and placement

    /// Sets the insertion animation, used if the child was not shown in the previous pass.
    public consuming func appear(_ appear: ComponentTransition.Appear?) -> UpdatedChild {
        with { $0.appear = .some(appear) }
    }

    /// Sets an insertion animation that starts at a guide, used if the child was not shown in the previous pass.
    public consuming func appear(_ appear: ComponentTransition.AppearWithGuide, guide: Guide) -> UpdatedChild {
        with { $0.appearWithGuide = (appear, guide) }
    }

    /// Sets the removal animation, used when a later pass does not show the child.
    public consuming func disappear(_ disappear: ComponentTransition.Disappear?) -> UpdatedChild {
        with { $0.disappear = .some(disappear) }
    }

    /// Sets a removal animation that ends at a guide, used when a later pass does not show the child.
    public consuming func disappear(
        _ disappear: ComponentTransition.DisappearWithGuide, guide: Guide
    ) -> UpdatedChild {
        with { $0.disappearWithGuide = (disappear, guide) }
    }

    /// Sets a custom placement, which is applied whenever the position or size changes.
    public consuming func update(_ update: ComponentTransition.Update?) -> UpdatedChild {
        with { $0.update = update }
    }
}
