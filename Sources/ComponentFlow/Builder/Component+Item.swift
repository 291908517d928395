// Modifiers that turn a component into a stack item. In a builder, an item without an id is identified by its position,
// as a component is.

extension Component {
    /// Assigns an id that identifies the component regardless of its position among its siblings.
    public func id<ID: Hashable>(_ id: ID) -> AnyComponentWithIdentity<EnvironmentType> {
        AnyComponentWithIdentity(id: id, component: AnyComponent(self))
    }

    /// Returns a stack item with an insertion animation, or with none if `appear` is `nil`.
    public func appear(_ appear: ComponentTransition.Appear?) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.appear(appear)
    }

    /// Returns a stack item with a removal animation, or with none if `disappear` is `nil`.
    public func disappear(_ disappear: ComponentTransition.Disappear?) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.disappear(disappear)
    }

    /// Returns a stack item that takes the space that its siblings leave free.
    ///
    /// See ``AnyComponentWithIdentity/flexible(_:)``.
    public func flexible(_ weight: CGFloat = 1) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.flexible(weight)
    }

    /// Returns a stack item that receives space before items of lower priority.
    ///
    /// See ``AnyComponentWithIdentity/layoutPriority(_:)``.
    public func layoutPriority(_ value: Double) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.layoutPriority(value)
    }

    var placedItem: AnyComponentWithIdentity<EnvironmentType> {
        AnyComponentWithIdentity(identity: .structural(StructuralIdentity()), component: AnyComponent(self))
    }
}
