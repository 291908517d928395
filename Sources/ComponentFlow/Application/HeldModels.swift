/// The `@Observable` models that a component holds, also in the components inside it.
///
/// Models in closures and in other objects are not found. The initial values of ``Local`` and ``SceneStorage`` are none: they
/// are created again with each component, and used once.
@MainActor
struct HeldModels {
    /// The number of values that are visited at most.
    private static let limit = 10_000

    /// The names of the types of the models.
    private(set) var types: [ObjectIdentifier: String] = [:]
    private var visited = 0

    init(in component: Any) {
        visit(component)
    }

    private mutating func visit(_ value: Any) {
        visited += 1
        guard visited <= Self.limit, !(value is any ConnectedProperty) else { return }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .class else {
            for child in mirror.children { visit(child.value) }
            return
        }
        if let box = value as? ComponentBox { return visit(box.component) }
        if value is any Observable { types[ObjectIdentifier(value as AnyObject)] = "\(type(of: value))" }
    }
}
