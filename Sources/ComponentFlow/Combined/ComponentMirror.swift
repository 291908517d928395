/// Finds the components stored in the properties of a component of any type.
///
/// When a combined component is replaced by an equal one, its body does not run, but a stored component may have new
/// closures. Built-in components pass such components on by themselves; this type does it for client components.
@MainActor
enum ComponentMirror {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether components of a type store components, judging by their first instance.
    ///
    /// The result is cached per type. Optional properties count, whether they are `nil` or not.
    static func mayHoldComponents<ComponentType: Component>(
        _ type: ComponentType.Type, _ instance: ComponentType
    ) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let result = Mirror(reflecting: instance).children.contains { $0.value is any ComponentHolder }
        known[id] = result
        return result
    }

    /// Maps the boxes stored in a component to the corresponding boxes of an equal component.
    static func replacements(from old: any Component, to new: any Component) -> [ObjectIdentifier: ComponentBox] {
        var result: [ObjectIdentifier: ComponentBox] = [:]
        for (old, new) in zip(boxes(in: old), boxes(in: new)) where old !== new {
            result[ObjectIdentifier(old)] = new
        }
        return result
    }

    private static func boxes(in component: any Component) -> [ComponentBox] {
        Mirror(reflecting: component).children.flatMap { ($0.value as? any ComponentHolder)?.heldBoxes ?? [] }
    }
}

/// A value that holds boxed components.
private protocol ComponentHolder {
    var heldBoxes: [ComponentBox] { get }
}

extension AnyComponent: ComponentHolder {
    fileprivate var heldBoxes: [ComponentBox] { [box] }
}

extension AnyComponentWithIdentity: ComponentHolder {
    fileprivate var heldBoxes: [ComponentBox] { [item.box] }
}

extension Optional: ComponentHolder where Wrapped: ComponentHolder {
    fileprivate var heldBoxes: [ComponentBox] { self?.heldBoxes ?? [] }
}

extension Array: ComponentHolder where Element: ComponentHolder {
    fileprivate var heldBoxes: [ComponentBox] { flatMap(\.heldBoxes) }
}
