import Flexbox

/// A mounted component, as development tools see it.
@MainActor
package struct MountedComponent {
    let node: MountedNode

    init(_ node: MountedNode) {
        self.node = node
    }

    /// The name of the component's type, with its key if its parent has several children of one declaration.
    package var label: String { node.pathElement }
    package var typeName: String { node.box.typeName }
    /// The identity of the component's type, which needs no copy of the component.
    package var typeID: ObjectIdentifier { ObjectIdentifier(type(of: node.box)) }
    /// The key among the children of one declaration; `nil` if the declaration or the builder identifies the component.
    package var key: String? {
        guard let identity = node.key?.identity else { return nil }
        if case .structural = identity { return nil }
        return identity.description
    }

    /// The component path within the host.
    package var path: String { node.shortPath }
    /// The component that the parent has described.
    package var component: any Component { node.box.component }
    /// The component that updates show: the described one, or the one that a tool has changed.
    package var shownComponent: any Component { node.shownBox.component }
    package var view: UIView { node.view }
    /// The state; `nil` if the component has none of its own.
    package var state: ComponentState? {
        let state = node.stateForUpdate
        return state is EmptyComponentState ? nil : state
    }

    /// The state in JSON format; `nil` if there is none, or its type is not `Codable`.
    package var encodedState: Data? {
        state.flatMap { $0 is any Decodable ? ValueCoding.encode($0) : nil }
    }

    /// Replaces the state by an encoded one, updates the component, and returns whether the encoded state is one of the
    /// component's type.
    package func restoreState(_ data: Data) -> Bool {
        guard let state, let restored = ValueCoding.decode(type(of: state), from: data) as? ComponentState else {
            return false
        }
        node.replaceState(with: restored)
        UpdateScheduler.shared.forceUpdates(of: [node])
        return true
    }

    /// The size that the parent proposed, in points.
    package var availableSize: CGSize { node.availableSize }
    /// The size that the last update returned, in points.
    package var size: CGSize { node.size }
    /// The number of children that the last update used, those that are only measured included.
    package var childCount: Int { node.container?.childCount ?? 0 }
    /// The environment values, in the order of their declaration.
    package var environment: [Any] { node.environment.cells.map(\.erasedValue) }
    /// Sets an environment value for all components to which the same ancestor provides it, and updates those that read it.
    ///
    /// The value remains until the ancestor provides another one. The result is `false` if the value does not exist, or has
    /// another type.
    package func setEnvironmentValue(_ value: Any, at index: Int) -> Bool {
        guard let cell = node.environment[index], cell.edit(erased: value) else { return false }
        UpdateScheduler.shared.environmentWasEdited(cell)
        return true
    }

    /// The parent within the host.
    package var parent: MountedComponent? { node.parent.map { MountedComponent($0) } }

    /// The values that a composite component keeps, with the names of their properties.
    package var localValues: [(name: String, value: Any)] {
        guard let body = node.container?.context?.composite else { return [] }
        let properties = Mirror(reflecting: component).children.filter { $0.value is any ConnectedProperty }
        return zip(properties, body.storedValues).compactMap { property, value in
            value.map { (property.label ?? "", $0) }
        }
    }

    /// The values that a composite component keeps, in a form that another run of the program can restore.
    package var storedValues: [StoredLocalValue] {
        guard let body = node.container?.context?.composite else { return [] }
        let properties = Mirror(reflecting: component).children.filter { $0.value is any ConnectedProperty }
        return zip(properties, body.inspectableStorage).compactMap { property, storage in
            storage.map { StoredLocalValue(label: property.label ?? "", storage: $0) }
        }
    }

    /// The animation that the component stores for its changes, or that was set instead; `nil` if it stores none.
    package var storedAnimation: ComponentTransition.Animation? {
        get {
            guard let component = component as? any TransitionStoring else { return nil }
            let edited = (view as? any AnimationEditing)?.editedAnimation
            return edited ?? component.transition?.animation ?? ComponentTransition.Animation.none
        }
        nonmutating set { (view as? any AnimationEditing)?.editedAnimation = newValue }
    }

    /// The changes that a tool makes to the component before each update, until the component is removed; `nil` for none.
    ///
    /// Setting them updates the component, also if they are the same object.
    package var editing: (any ComponentEditing)? {
        get { node.existingDetails?.editing }
        nonmutating set {
            node.detailsMakingIfNeeded.editing = newValue
            UpdateScheduler.shared.forceUpdates(of: [node])
        }
    }

    /// The lines of a flexible row or column that has several, in the coordinates of the view.
    package var layoutLines: [CGRect] {
        guard component is any FlexStack, let container = node.container else { return [] }
        return FlexCache.stored(in: container).root.layoutLines.map {
            CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        }
    }

    package func isSame(as other: MountedComponent) -> Bool {
        node === other.node
    }
}
