/// A group of components that are matched by their ids when one of them takes the place of another.
///
/// ```swift
/// @Local var cards = GeometryNamespace()
/// ```
///
/// See ``Component/matchedGeometry(id:in:properties:anchor:isSource:)``. Two namespaces are equal if they are the same object.
public final class GeometryNamespace: Equatable, Sendable {
    /// Creates a group.
    public init() {}

    public static func == (lhs: GeometryNamespace, rhs: GeometryNamespace) -> Bool {
        lhs === rhs
    }
}

/// The id of a component in a namespace.
struct MatchedGeometryKey: Hashable {
    let namespace: GeometryNamespace
    let id: AnyHashable

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(namespace))
        hasher.combine(id)
    }
}
