// What turns a component into an item of a stack. In a builder, an item without an id is told from its siblings by its
// place, as a component is.

extension Component {
    /// The component with an id that stays the same wherever the component stands among its siblings.
    public func id<ID: Hashable>(_ id: ID) -> AnyComponentWithIdentity<EnvironmentType> {
        AnyComponentWithIdentity(id: id, component: AnyComponent(self))
    }

    /// An item of a stack that comes in its own way; nil for at once.
    public func appear(_ appear: ComponentTransition.Appear?) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.appear(appear)
    }

    /// An item of a stack that goes in its own way; nil for at once.
    public func disappear(_ disappear: ComponentTransition.Disappear?) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.disappear(disappear)
    }

    /// An item of a stack that takes the room its siblings leave free; see
    /// ``AnyComponentWithIdentity/flexible(_:)``.
    public func flexible(_ weight: CGFloat = 1) -> AnyComponentWithIdentity<EnvironmentType> {
        placedItem.flexible(weight)
    }

    var placedItem: AnyComponentWithIdentity<EnvironmentType> {
        AnyComponentWithIdentity(identity: .place(ComponentPlace()), component: AnyComponent(self))
    }
}
