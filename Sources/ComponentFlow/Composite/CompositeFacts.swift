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
    var readsModels = false

    private static var known: [ObjectIdentifier: CompositeFacts] = [:]

    private init(properties: [Property]) {
        self.properties = properties
    }

    static func of(_ type: (some CompositeComponent).Type) -> CompositeFacts {
        let id = ObjectIdentifier(type)
        if let facts = known[id] { return facts }
        let facts = CompositeFacts(properties: findProperties(of: type))
        known[id] = facts
        return facts
    }

    private static func findProperties(of type: Any.Type) -> [Property] {
        var result: [Property] = []
        forEachStoredProperty(of: type) { offset, type in
            guard let type = type as? any ConnectedProperty.Type else { return }
            result.append(Property(offset: offset, type: type))
        }
        return result
    }
}

/// A property wrapper whose storage belongs to the node of the component.
protocol ConnectedProperty {
    /// Connects the wrapper at an address with its storage, created on first use, and returns the storage.
    ///
    /// - Parameter existing: The storage that this method returned for the node before.
    static func connect(at address: UnsafeMutableRawPointer, to existing: AnyObject?) -> AnyObject
}
