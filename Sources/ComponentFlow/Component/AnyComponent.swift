/// A type-erased component that keeps the type of its environment.
///
/// Creating one allocates a box, which copies share. Updating a child with the same box again skips the child without
/// calling `==`.
public struct AnyComponent<EnvironmentType>: Equatable {
    @usableFromInline let box: ComponentBox

    /// Wraps a component.
    @inlinable public init<ComponentType: Component>(_ component: ComponentType)
    where ComponentType.EnvironmentType == EnvironmentType {
        box = TypedComponentBox(component)
    }

    /// Wraps a component without an environment for use where a component with an environment is expected.
    @inlinable public init<ComponentType: Component>(ignoringEnvironment component: ComponentType)
    where ComponentType.EnvironmentType == Empty {
        box = TypedComponentBox(component)
    }

    init(box: ComponentBox) {
        self.box = box
    }

    public var wrapped: any Component {
        box.component
    }

    /// Identifies the box that copies share.
    package var identity: ObjectIdentifier { ObjectIdentifier(box) }

    /// Returns whether both wrap equal components of the same type.
    public static func == (lhs: AnyComponent, rhs: AnyComponent) -> Bool {
        lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
    }
}
