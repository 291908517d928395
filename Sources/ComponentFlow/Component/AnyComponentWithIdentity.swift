/// A component with the identity under which its parent keeps its view and state.
///
/// It may also say how a stack treats it: how it appears and disappears, and whether it takes the free room.
///
/// ```swift
/// VStack {
///     Text(text: "Sent").id("sent").appear(.default(alpha: true)).disappear(nil)
/// }
/// ```
public struct AnyComponentWithIdentity<EnvironmentType>: Equatable {
    /// Everything but the type of the environment; nothing else is stored, see `ComponentItems`.
    let item: ComponentItem

    /// Names a component; `id` must be unique among its siblings.
    @inlinable public init<ID: Hashable>(id: ID, component: AnyComponent<EnvironmentType>) {
        self.init(identity: ComponentIdentity(id), component: component)
    }

    /// Names a component that comes and goes in its own way.
    ///
    /// - Parameters:
    ///   - id: Unique among its siblings.
    ///   - component: The component.
    ///   - appear: How it comes; nil for at once.
    ///   - disappear: How it goes; nil for at once.
    public init<ID: Hashable>(
        id: ID, component: AnyComponent<EnvironmentType>, appear: ComponentTransition.Appear?,
        disappear: ComponentTransition.Disappear?
    ) {
        self.init(
            identity: ComponentIdentity(id), component: component,
            traits: ItemTraits(appear: .some(appear), disappear: .some(disappear)))
    }

    @usableFromInline init(
        identity: ComponentIdentity, component: AnyComponent<EnvironmentType>, traits: ItemTraits? = nil
    ) {
        item = ComponentItem(identity: identity, box: component.box, traits: traits)
    }

    /// The component.
    public var component: AnyComponent<EnvironmentType> {
        AnyComponent(box: item.box)
    }

    /// What tells the component from its siblings.
    public var id: AnyHashable {
        item.identity.hashable
    }

    var identity: ComponentIdentity {
        item.identity
    }

    private var traits: ItemTraits? {
        item.traits
    }

    /// Whether both show equal components under the same id with the same share of the free room.
    ///
    /// The item coming in its own way: grown, faded in, or at once (nil).
    ///
    /// Without it a stack's default counts.
    public func appear(_ appear: ComponentTransition.Appear?) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(appear: appear))
    }

    /// The item going in its own way: shrunk, faded out, or at once (nil).
    ///
    /// Without it a stack's default counts.
    public func disappear(_ disappear: ComponentTransition.Disappear?) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(disappear: disappear))
    }

    /// The item taking the room that its siblings leave free along the stack.
    ///
    /// It is offered its share and keeps it, also when it needs less. Several share the room by their weights.
    ///
    /// - Parameter weight: Its part of the room, in relation to its siblings' weights.
    public func flexible(_ weight: CGFloat = 1) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(flexibility: StackFlexibility(weight: weight)))
    }

    func with(flex: FlexItem) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(flex: flex))
    }

    /// The item under another identity, or in another place.
    func with(identity: ComponentIdentity) -> AnyComponentWithIdentity {
        AnyComponentWithIdentity(identity: identity, component: component, traits: traits)
    }

    private func with(traits: ItemTraits) -> AnyComponentWithIdentity {
        AnyComponentWithIdentity(identity: identity, component: component, traits: traits)
    }
}
