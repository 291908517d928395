/// The `@Observable` models that a component holds, also in the components inside it.
///
/// Models in closures and in other objects are not found, and neither are those after the first elements of a long
/// collection: the time would depend on the data of the program. The initial values of ``Local`` and ``SceneStorage`` are none: they
/// are created again with each component, and used once.
@MainActor
struct HeldModels {
    /// The number of values that are visited at most.
    private static let limit = 10_000
    /// The number of elements of a collection that are visited at most.
    private static let elementLimit = 100
    /// The number of values that contain each other and are visited at most, which limits the depth of the stack.
    private static let depthLimit = 1_000

    /// The names of the types of the models.
    private(set) var types: [ObjectIdentifier: String] = [:]
    private var visited = 0

    init(in component: Any) {
        visit(component, depth: 0)
    }

    private mutating func visit(_ value: Any, depth: Int) {
        visited += 1
        guard visited <= Self.limit, depth < Self.depthLimit, !(value is any ConnectedProperty) else { return }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .class else {
            for child in mirror.children.prefix(Self.elementLimit) { visit(child.value, depth: depth + 1) }
            return
        }
        if let box = value as? ComponentBox { return visit(box.component, depth: depth + 1) }
        if value is any Observable { types[ObjectIdentifier(value as AnyObject)] = "\(type(of: value))" }
    }
}
