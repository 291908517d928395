/// What the engine knows about a component type, determined once.
struct TypeFacts {
    /// Whether a component of this type can contain closures that its `==` ignores, directly or in what it stores.
    ///
    /// If so, a node that receives an equal component has to run its body again before the next event; see
    /// `MountedNode.isStale`. `true` in case of doubt.
    ///
    /// It is determined on first use, for which the runtime examines all conformances of the program for each new type of
    /// a property: 9 M instructions for the types in the first frame of the example Reader, most of which have been mounted
    /// but not updated by then.
    @MainActor var mayCarryClosures: Bool { knownClosures ?? findClosures() }
    /// Whether the component is notified when it is replaced by an equal one.
    let isControlled: Bool

    /// Whether the component has no state, and its update does not keep the one that it receives.
    let isStateless: Bool
    /// Whether the component has a property that refers to a model or to a value of another component, so that its
    /// node subscribes to what the update reads.
    ///
    /// `false` for composite components, which subscribe by themselves.
    let readsModels: Bool

    private let type: Any.Type
    private var knownClosures: Bool?

    @MainActor private static var known: [ObjectIdentifier: TypeFacts] = [:]

    /// The last result, because lists contain many components of one type.
    @exclusivity(unchecked) @MainActor private static var last: (type: ObjectIdentifier, facts: TypeFacts)?

    @MainActor static func of<ComponentType: Component>(_ type: ComponentType.Type) -> TypeFacts {
        let id = ObjectIdentifier(type)
        if let last, last.type == id { return last.facts }
        if let facts = known[id] {
            last = (id, facts)
            return facts
        }
        let facts = find(type)
        known[id] = facts
        return facts
    }

    @MainActor private static func find<ComponentType: Component>(_ type: ComponentType.Type) -> TypeFacts {
        let traits = type._traits
        return TypeFacts(
            isControlled: traits.contains(.isControlled),
            isStateless: ComponentType.State.self == EmptyComponentState.self && traits.contains(.keepsNoState),
            readsModels: traits.isDisjoint(with: [.subscribes, .readsNoModels]) && hasModelProperty(type), type: type)
    }

    @MainActor private func findClosures() -> Bool {
        let found = StoredContent.componentMayCarryClosures(type)
        let id = ObjectIdentifier(type)
        Self.known[id]?.knownClosures = found
        Self.last = nil
        return found
    }

    /// The component types that were mounted and declare that they read no models, although a property refers to one.
    @MainActor static var wronglyDeclared: [String] {
        known.values.filter { facts in
            func traits(of type: any Component.Type) -> _ComponentTraits { type._traits }
            guard let type = facts.type as? any Component.Type else { return false }
            return traits(of: type).contains(.readsNoModels) && hasModelProperty(type)
        }
        .map { "\($0.type)" }
    }

    @MainActor private static func hasModelProperty(_ type: Any.Type) -> Bool {
        guard kindOfAny(type) == .structure else { return false }
        var isFound = false
        forEachStoredProperty(of: type) { _, type, kind in
            isFound = isFound || StoredContent.isModel(type, kind)
        }
        return isFound
    }
}

/// A component without state whose update does not keep the state that it receives.
protocol StatelessComponent: Component where State == EmptyComponentState {}

extension StatelessComponent {
    public static var _traits: _ComponentTraits { [.keepsNoState, .readsNoModels] }
}
