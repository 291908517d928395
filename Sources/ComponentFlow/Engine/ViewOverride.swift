/// A property that a component sets on its view and that its parent may override.
@MainActor
struct OverridableProperty<Value: Equatable> {
    let get: @MainActor (UIView) -> Value
    /// Returns the value on screen, even during an animation.
    let seen: @MainActor (UIView) -> Value
    /// Sets the value without affecting animations.
    let assign: @MainActor (UIView, Value) -> Void
    let move: @MainActor (UIView, Value, ComponentTransition) -> Void
    let endAnimations: @MainActor (UIView) -> Void

    /// Creates an animatable property of the view's layer.
    init(_ property: TransitionProperty<Value>) {
        get = { property.get($0.layer) }
        seen = { property.seen(on: $0.layer) }
        assign = { ComponentTransition.assign(property, of: $0.layer, $1) }
        move = { $2.set(property, of: $0.layer, to: $1) }
        endAnimations = { property.endAnimations(of: $0.layer) }
    }

    /// Creates a property that changes without animation.
    init(get: @escaping @MainActor (UIView) -> Value, set: @escaping @MainActor (UIView, Value) -> Void) {
        self.get = get
        seen = get
        assign = set
        move = { view, value, _ in set(view, value) }
        endAnimations = { _ in }
    }
}

/// The override of one property, independent of the type of its value.
@MainActor
protocol ViewOverride {
    /// Shows the component's own value, without animation, for the duration of its update.
    func showComponentValue(in view: UIView)
    /// Stores the component's own value after its update and shows the overridden value again.
    ///
    /// - Parameter isControlledByRemoval: Whether the view keeps its current value, because a removal animation controls it.
    func showOverriddenValue(in view: UIView, transition: ComponentTransition, isControlledByRemoval: Bool)
    /// Sets the overridden value on the view.
    func restore(in view: UIView, transition: ComponentTransition)
}

/// An override that shows what the parent derives from the component's own value.
@MainActor
final class PropertyOverride<Value: Equatable>: ViewOverride {
    private let property: OverridableProperty<Value>
    /// The value last set by the component.
    private(set) var own: Value
    /// Derives the shown value from the component's own value.
    var combine: @MainActor (Value) -> Value
    private var seen: Value
    private var shown: Value

    init(_ property: OverridableProperty<Value>, of view: UIView, combine: @escaping @MainActor (Value) -> Value) {
        self.property = property
        self.combine = combine
        own = property.get(view)
        (seen, shown) = (own, own)
    }

    func showComponentValue(in view: UIView) {
        shown = property.get(view)
        seen = property.seen(view)
        property.assign(view, own)
    }

    func showOverriddenValue(in view: UIView, transition: ComponentTransition, isControlledByRemoval: Bool) {
        let new = property.get(view)
        let isUnchanged = new == own
        own = new
        guard !isControlledByRemoval, !isUnchanged else { return property.assign(view, shown) }
        // The component's animation targeted a value that is not shown.
        property.endAnimations(view)
        property.assign(view, seen)
        property.move(view, combine(new), transition)
    }

    func restore(in view: UIView, transition: ComponentTransition) {
        property.move(view, combine(own), transition)
    }
}
