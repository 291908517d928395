/// A value that a composite component keeps, which another run of the program can restore.
@MainActor
package struct StoredLocalValue {
    /// The name of the property.
    package let name: String
    private let storage: any InspectableStorage

    /// - Parameter label: The name of the wrapper of the property, which begins with an underscore.
    init(label: String, storage: any InspectableStorage) {
        name = label.hasPrefix("_") ? String(label.dropFirst()) : label
        self.storage = storage
    }

    /// The value, read without a subscription.
    package var inspectedValue: Any { storage.inspectedValue }

    /// The name of the value's type.
    package var typeName: String {
        "\(type(of: storage.inspectedValue))"
    }

    /// Sets the value and updates what reads it; returns `false` if the property has another type.
    package func set<Value>(_ value: Value) -> Bool {
        guard let storage = storage as? LocalStorage<Value> else { return false }
        storage.value = value
        return true
    }

    /// The value in JSON format; `nil` if its type is not `Codable`.
    package var encoded: Data? {
        storage.encodedValue
    }

    /// Sets the value to an encoded one, and returns whether it is one of the property's type.
    package func restore(_ data: Data) -> Bool {
        storage.restore(data)
    }
}
