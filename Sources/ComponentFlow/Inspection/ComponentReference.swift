/// A reference to a mounted component that does not retain it, for development tools.
///
/// In contrast to a weak reference to the view, it gives no object a side table, so an observed program stays as fast.
@MainActor
package struct ComponentReference {
    private let reference: MountedNodeReference

    fileprivate init(_ node: MountedNode) {
        reference = node.reference
    }

    /// The component, or `nil` after it was removed.
    package var component: MountedComponent? {
        reference.node.map { MountedComponent($0) }
    }

    /// The identity of the component, which no other one has as long as the reference exists.
    package var id: ObjectIdentifier {
        ObjectIdentifier(reference)
    }
}

extension MountedComponent {
    package var reference: ComponentReference {
        ComponentReference(node)
    }
}
