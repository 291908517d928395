/// A property that a component sets on its view and that its parent may set over that.
@MainActor
struct SharedProperty<Value: Equatable> {
    let get: @MainActor (UIView) -> Value
    /// What is seen, also in the middle of an animation.
    let seen: @MainActor (UIView) -> Value
    /// Changes the value and leaves animations as they are.
    let assign: @MainActor (UIView, Value) -> Void
    let move: @MainActor (UIView, Value, ComponentTransition) -> Void
    let endAnimations: @MainActor (UIView) -> Void

    /// A property of the view's layer that transitions move.
    init(_ property: TransitionProperty<Value>) {
        get = { property.get($0.layer) }
        seen = { property.seen(on: $0.layer) }
        assign = { ComponentTransition.assign(property, of: $0.layer, $1) }
        move = { $2.set(property, of: $0.layer, to: $1) }
        endAnimations = { property.endAnimations(of: $0.layer) }
    }

    /// A property that changes at once.
    init(get: @escaping @MainActor (UIView) -> Value, set: @escaping @MainActor (UIView, Value) -> Void) {
        self.get = get
        seen = get
        assign = set
        move = { view, value, _ in set(view, value) }
        endAnimations = { _ in }
    }
}

/// The override of one property, whatever the type of its value.
@MainActor
protocol ViewOverride {
    /// Shows the component's own value, without a movement, for the length of its update.
    func showOwn(in view: UIView)
    /// Takes over what the update made of the component's own value.
    ///
    /// - Parameter isHeld: Whether the view keeps what it shows.
    func hideOwn(in view: UIView, transition: ComponentTransition, isHeld: Bool)
    /// Brings the view back to what it should show.
    func restore(in view: UIView, transition: ComponentTransition)
}

/// A property of a view that shows what the parent makes of the component's own value.
@MainActor
final class PropertyOverride<Value: Equatable>: ViewOverride {
    private let property: SharedProperty<Value>
    /// What the component set last.
    private(set) var own: Value
    /// What the parent makes of it.
    var combine: @MainActor (Value) -> Value
    private var seen: Value
    private var shown: Value

    init(_ property: SharedProperty<Value>, of view: UIView, combine: @escaping @MainActor (Value) -> Value) {
        self.property = property
        self.combine = combine
        own = property.get(view)
        (seen, shown) = (own, own)
    }

    func showOwn(in view: UIView) {
        shown = property.get(view)
        seen = property.seen(view)
        property.assign(view, own)
    }

    func hideOwn(in view: UIView, transition: ComponentTransition, isHeld: Bool) {
        let new = property.get(view)
        let isUnchanged = new == own
        own = new
        guard !isHeld, !isUnchanged else { return property.assign(view, shown) }
        // The component's movement went to a value that is not shown.
        property.endAnimations(view)
        property.assign(view, seen)
        property.move(view, combine(new), transition)
    }

    func restore(in view: UIView, transition: ComponentTransition) {
        property.move(view, combine(own), transition)
    }
}
