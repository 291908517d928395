/// A component with the identity under which its parent keeps its view and state.
///
/// It can also specify how a stack treats it: its insertion and removal animations, and its share of the free space.
///
/// ```swift
/// VStack {
///     Text("Sent").id("sent").appear(.default(alpha: true)).disappear(nil)
/// }
/// ```
public struct AnyComponentWithIdentity<EnvironmentType>: Equatable {
    /// All values of the component, without the type of its environment.
    ///
    /// This must remain the only stored property; see `ComponentItems`.
    let item: ComponentItem

    /// Assigns an identity to a component.
    ///
    /// `id` must be unique among its siblings.
    @inlinable public init<ID: Hashable>(id: ID, component: AnyComponent<EnvironmentType>) {
        self.init(identity: ComponentIdentity(id), component: component)
    }

    /// Assigns an identity and animations to a component.
    ///
    /// - Parameters:
    ///   - id: The identity, unique among its siblings.
    ///   - component: The component.
    ///   - appear: The insertion animation; `nil` for none.
    ///   - disappear: The removal animation; `nil` for none.
    public init<ID: Hashable>(
        id: ID, component: AnyComponent<EnvironmentType>, appear: ComponentTransition.Appear?,
        disappear: ComponentTransition.Disappear?
    ) {
        self.init(
            identity: ComponentIdentity(id), component: component,
            traits: ItemTraits().with(appear: appear).with(disappear: disappear))
    }

    @usableFromInline init(
        identity: ComponentIdentity, component: AnyComponent<EnvironmentType>, traits: ItemTraits? = nil
    ) {
        item = ComponentItem(identity: identity, box: component.box, traits: traits)
    }

    public var component: AnyComponent<EnvironmentType> {
        AnyComponent(box: item.box)
    }

    /// The identity that distinguishes the component from its siblings.
    public var id: AnyHashable {
        item.identity.hashable
    }

    var identity: ComponentIdentity {
        item.identity
    }

    private var traits: ItemTraits? {
        item.traits
    }

    /// Returns the item with an insertion animation, or with none if `appear` is `nil`.
    ///
    /// Without this modifier the default of the stack applies.
    public func appear(_ appear: ComponentTransition.Appear?) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(appear: appear))
    }

    /// Returns the item with a removal animation, or with none if `disappear` is `nil`.
    ///
    /// Without this modifier the default of the stack applies.
    public func disappear(_ disappear: ComponentTransition.Disappear?) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(disappear: disappear))
    }

    /// Returns an item that takes the space that its siblings leave free along the stack.
    ///
    /// The item is proposed its share and occupies all of it, even if it needs less. Several flexible items share the
    /// space in proportion to their weights.
    ///
    /// - Parameter weight: The item's weight relative to the weights of its siblings.
    public func flexible(_ weight: CGFloat = 1) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(flexibility: StackFlexibility(weight: weight)))
    }

    /// Returns an item that receives space before items of lower priority if the stack has less space than its items need.
    ///
    /// Items of the highest priority share the proposed length minus what the others need at least. The default is 0.
    public func layoutPriority(_ value: Double) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(priority: value))
    }

    func with(zIndex: Double) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(zIndex: zIndex))
    }

    func with(flex: FlexItem) -> AnyComponentWithIdentity {
        with(traits: (traits ?? ItemTraits()).with(flex: flex))
    }

    /// Returns the item with another identity.
    func with(identity: ComponentIdentity) -> AnyComponentWithIdentity {
        AnyComponentWithIdentity(identity: identity, component: component, traits: traits)
    }

    private func with(traits: ItemTraits) -> AnyComponentWithIdentity {
        AnyComponentWithIdentity(identity: identity, component: component, traits: traits)
    }
}
