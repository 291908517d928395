#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// A property that differs between two components of the same type.
struct FieldDifference: Hashable {
    /// The name of the property, after those of the properties that contain it: `style.color`.
    let name: String
    /// The values, shortened.
    let old: String
    let new: String

    /// The largest number of differences that are found.
    private static let maximumCount = 8
    private static let maximumDepth = 4

    /// Returns the properties that differ, as far as they can be compared.
    ///
    /// Properties are compared by `==`; those whose type has none, such as closures, are not compared. A structure or a
    /// component that differs is replaced by its properties that do.
    static func differences(from old: Any, to new: Any) -> [FieldDifference] {
        Array(differences(old, new, path: "", depth: 0).prefix(maximumCount))
    }

    private static func differences(_ old: Any, _ new: Any, path: String, depth: Int) -> [FieldDifference] {
        let (mirror, other) = (Mirror(reflecting: old), Mirror(reflecting: new))
        guard mirror.displayStyle == .struct || old is any Component, depth < maximumDepth else { return [] }
        return zip(mirror.children, other.children).enumerated().flatMap { index, pair -> [FieldDifference] in
            let (before, after) = pair
            guard areEqual(before.value, after.value) == false else { return [] }
            let name = path + ValueDescription.name(of: after, at: index)
            let inner = differences(before.value, after.value, path: name + ".", depth: depth + 1)
            guard inner.isEmpty else { return inner }
            return [
                FieldDifference(
                    name: name, old: ValueDescription.text(of: before.value),
                    new: ValueDescription.text(of: after.value))
            ]
        }
    }

    /// Returns whether two values are equal; `nil` if they cannot be compared.
    private static func areEqual(_ old: Any, _ new: Any) -> Bool? {
        if let old = old as? any Equatable { return isEqual(old, to: new) }
        return differences(old, new, path: "", depth: maximumDepth - 1).isEmpty ? nil : false
    }

    private static func isEqual<Value: Equatable>(_ old: Value, to new: Any) -> Bool {
        (new as? Value).map { $0 == old } ?? false
    }

    var json: JSONValue {
        ["name": .string(name), "old": .string(old), "new": .string(new)]
    }
}

#endif
