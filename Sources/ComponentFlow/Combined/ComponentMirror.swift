/// Finds the components that a component of any type holds in its properties.
///
/// A combined component that is replaced by an equal one does not run its body, but a component it holds may have closures
/// that are newer. Built-in components hand such components on by themselves; this does it for everybody else's.
@MainActor
enum ComponentMirror {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Whether components of a type hold components, as far as their first instance shows.
    ///
    /// Looked at once for each type: properties that are optional count, whatever is in them.
    static func mayHoldComponents<ComponentType: Component>(
        _ type: ComponentType.Type, _ instance: ComponentType
    ) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = known[id] { return known }
        let result = Mirror(reflecting: instance).children.contains { $0.value is any ComponentHolder }
        known[id] = result
        return result
    }

    /// The boxes that stand in one component, each with the one that stands in its place in an equal component.
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

/// A value that holds components in boxes.
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
