/// What is known about a type of composite components, found out once.
@MainActor
final class CompositeFacts {
    /// A stored property that the node connects with its storage.
    struct Property {
        let offset: Int
        let type: any ConnectedProperty.Type
    }

    let properties: [Property]
    /// Whether a body of this type has read an observable model.
    @exclusivity(unchecked) var readsModels = false
    /// The `ContentEvaluation` of the type.
    private let storedEvaluation: AnyObject
    /// The type `TypedContent` of the content: to find the metadata of a generic type takes 300 instructions.
    let contentType: any ChildContent.Type

    private static var known: [ObjectIdentifier: CompositeFacts] = [:]

    private init<ComponentType: CompositeComponent>(_: ComponentType.Type) {
        properties = Self.properties(of: ComponentType.self)
        storedEvaluation = ContentEvaluation<ComponentType>()
        contentType = TypedContent<ComponentType.Content>.self
    }

    /// Returns the evaluation of the type, which must be the one that these facts describe.
    func evaluation<ComponentType: CompositeComponent>() -> ContentEvaluation<ComponentType> {
        unsafeDowncast(storedEvaluation, to: ContentEvaluation<ComponentType>.self)
    }

    /// Returns what is known about the type of a component.
    static func of<ComponentType: CompositeComponent>(_ component: ComponentType) -> CompositeFacts {
        let id = ObjectIdentifier(ComponentType.self)
        if let facts = known[id] { return facts }
        let facts = CompositeFacts(ComponentType.self)
        known[id] = facts
        return facts
    }

    /// Returns the properties that have storage, which only structures can have.
    private static func properties<ComponentType: CompositeComponent>(of type: ComponentType.Type) -> [Property] {
        guard kind(of: type) == .structure else { return [] }
        var result: [Property] = []
        forEachStoredProperty(of: type) { offset, propertyType, kind in
            guard kind == .structure, let type = propertyType as? any ConnectedProperty.Type else { return }
            result.append(Property(offset: offset, type: type))
        }
        return result
    }
}

/// The content of a type of components as a function that nonisolated code calls on the main actor.
///
/// Created once for each type: a closure in a generic function contains the type, for which each call would allocate.
final class ContentEvaluation<ComponentType: CompositeComponent> {
    let content: (ComponentType) -> ComponentType.Content

    init() {
        let content: @MainActor (ComponentType) -> ComponentType.Content = { $0.content }
        self.content = unsafeBitCast(content, to: ((ComponentType) -> ComponentType.Content).self)
    }
}

/// A property wrapper whose storage belongs to the node of the component.
///
/// Its first stored property is an optional reference to the storage, which the node sets without knowing its type:
/// looking up generic types would take longer than the rest of an update.
protocol ConnectedProperty {
    /// Returns a storage for the wrapper at an address, when the component is first shown.
    static func makeStorage(at address: UnsafeRawPointer) -> AnyObject
}
