/// What the engine knows about a component type, determined once from the first instance that is needed.
struct TypeFacts {
    /// Whether a component of this type can contain closures that its `==` ignores, directly or in what it stores.
    ///
    /// If so, a node that receives an equal component has to run its body again before the next event; see
    /// `MountedNode.isStale`. `true` in case of doubt.
    let mayCarryClosures: Bool
    /// Whether the component is notified when it is replaced by an equal one.
    let isControlled: Bool

    /// Whether the component has no state, and its update does not keep the one that it receives.
    let isStateless: Bool
    /// Whether the component has a property that refers to a model or to a value of another component, so that its
    /// node subscribes to what the update reads.
    ///
    /// `false` for composite components, which subscribe by themselves.
    let readsModels: Bool

    @MainActor private static var known: [ObjectIdentifier: TypeFacts] = [:]

    /// The last result, because lists contain many components of one type.
    @exclusivity(unchecked) @MainActor private static var last: (type: ObjectIdentifier, facts: TypeFacts)?

    @MainActor static func of<ComponentType: Component>(
        _ type: ComponentType.Type, example: @autoclosure () -> ComponentType
    ) -> TypeFacts {
        let id = ObjectIdentifier(type)
        if let last, last.type == id { return last.facts }
        if let facts = known[id] {
            last = (id, facts)
            return facts
        }
        let facts = find(type, example: example())
        known[id] = facts
        return facts
    }

    @MainActor private static func find<ComponentType: Component>(
        _ type: ComponentType.Type, example: ComponentType
    ) -> TypeFacts {
        TypeFacts(
            mayCarryClosures: ClosureSearch.mayCarryClosures(example),
            isControlled: type is any ControlledComponent.Type,
            isStateless: ComponentType.State.self == EmptyComponentState.self
                && (type is any StatelessComponent.Type || type is any ContainerComponent.Type
                    || type is any CombinedComponent.Type || type is any CompositeComponent.Type),
            readsModels: !(type is any CompositeComponent.Type) && hasModelProperty(example)
        )
    }

    private static func hasModelProperty<Value>(_ value: Value) -> Bool {
        guard Mirror(reflecting: value).displayStyle == .struct else { return false }
        var isFound = false
        forEachStoredProperty(of: Value.self) { _, type in
            isFound = isFound || type is any Observable.Type || type is any ModelProperty.Type
        }
        return isFound
    }
}

/// A property wrapper for a model, or for a value that is stored elsewhere.
protocol ModelProperty {}

extension Optional: ModelProperty where Wrapped: ModelProperty {}

/// A component without state whose update does not keep the state that it receives.
protocol StatelessComponent: Component where State == EmptyComponentState {}

/// Decides whether values of a type can contain closures.
///
/// The decision holds for all values of the type, not only for the examined one: what a type does not reveal, such as
/// the cases of an enumeration or the content of an existential, is assumed to contain closures.
enum ClosureSearch {
    static func mayCarryClosures<Value>(_ value: Value) -> Bool {
        if let answer = answer(for: Value.self) { return answer }
        if value is Text { return false }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .struct, hasOnlyConcreteFields(value, mirror) else { return true }
        return mirror.children.contains { mayCarryClosures(any: $0.value) }
    }

    /// Returns whether the types of the fields are those that the mirror shows.
    ///
    /// A mirror shows the content of an existential, which can have another type in the next value. An existential takes
    /// more memory than its content, so the fields do not add up to the size of the value.
    private static func hasOnlyConcreteFields<Value>(_ value: Value, _ mirror: Mirror) -> Bool {
        var end = 0
        for child in mirror.children {
            let (size, alignment) = layout(of: child.value)
            end = (end + alignment - 1) / alignment * alignment + size
        }
        return end == MemoryLayout<Value>.size
    }

    private static func layout(of value: Any) -> (size: Int, alignment: Int) {
        func open<Content>(_ content: Content) -> (size: Int, alignment: Int) {
            (MemoryLayout<Content>.size, MemoryLayout<Content>.alignment)
        }
        return _openExistential(value, do: open)
    }

    /// Returns the answer if the type alone determines it.
    private static func answer(for type: Any.Type) -> Bool? {
        if isTrivial(type) || type == String.self || type == Substring.self || type == AttributedString.self
            || isImmutableObject(type) || type is any BehaviorlessProperty.Type
        {
            return false
        }
        if let wrapper = type as? any Containing.Type {
            return wrapper.elementTypes.contains { answer(for: $0) ?? true }
        }
        return nil
    }

    private static func mayCarryClosures(any value: Any) -> Bool {
        func open<Value>(_ value: Value) -> Bool { mayCarryClosures(value) }
        return _openExistential(value, do: open)
    }

    /// Returns whether values of the type consist of plain memory, which excludes references and closures.
    private static func isTrivial(_ type: Any.Type) -> Bool {
        func open<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
        return _openExistential(type, do: open)
    }

    private static func isImmutableObject(_ type: Any.Type) -> Bool {
        type is UIColor.Type || type is UIFont.Type || type is UIImage.Type || type is NSAttributedString.Type
    }
}

/// A property wrapper that stores no closures which differ between components that are equal.
protocol BehaviorlessProperty {}

/// A type that only contains values of its type arguments.
private protocol Containing {
    static var elementTypes: [Any.Type] { get }
}

extension Optional: Containing {
    fileprivate static var elementTypes: [Any.Type] { [Wrapped.self] }
}

extension Array: Containing {
    fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Set: Containing {
    fileprivate static var elementTypes: [Any.Type] { [Element.self] }
}

extension Dictionary: Containing {
    fileprivate static var elementTypes: [Any.Type] { [Key.self, Value.self] }
}
