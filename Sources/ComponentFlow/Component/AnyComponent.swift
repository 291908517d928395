/// A component whose type is forgotten; what it expects from its environment is not.
///
/// Making one allocates a box; copies share it. A child that is handed the same box again is skipped without even
/// calling `==`.
public struct AnyComponent<EnvironmentType>: Equatable {
    @usableFromInline let box: ComponentBox

    /// Wraps a component.
    @inlinable public init<ComponentType: Component>(_ component: ComponentType)
    where ComponentType.EnvironmentType == EnvironmentType {
        box = TypedComponentBox(component)
    }

    /// Wraps a component that expects nothing, to stand where something is handed down.
    @inlinable public init<ComponentType: Component>(ignoringEnvironment component: ComponentType)
    where ComponentType.EnvironmentType == Empty {
        box = TypedComponentBox(component)
    }

    init(box: ComponentBox) {
        self.box = box
    }

    /// The component that was wrapped.
    public var wrapped: any Component {
        box.component
    }

    /// Whether both wrap equal components of the same type.
    public static func == (lhs: AnyComponent, rhs: AnyComponent) -> Bool {
        lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
    }
}
