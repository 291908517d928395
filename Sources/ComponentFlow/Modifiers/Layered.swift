/// A component with another one behind or in front of it, to which its size is proposed.
protocol Layered: ContainerComponent {
    var content: AnyComponent<EnvironmentType> { get }
    var layer: AnyComponent<EnvironmentType> { get }
    var alignment: ComponentAlignment { get }
    static var isLayerBehind: Bool { get }
}

extension Layered {
    /// Updates both components and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let content = children.updateContent(
            content.box, environment: environment, availableSize: availableSize, transition: transition)
        let size = content.size
        let layer = children.update(
            .layer, BoxContent(box: layer.box), environment: environment, availableSize: size, transition: transition)
        let placed = layer.position(alignment.resolved(in: children.owner).center(of: layer.size, in: size))
        children.add(Self.isLayerBehind ? placed : content)
        children.add(Self.isLayerBehind ? content : placed)
        return size
    }
}

/// A component with another one behind it; the content determines the size.
public struct Background<ChildEnvironment>: Layered {
    /// The environment that both components expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component in front.
    public let content: AnyComponent<ChildEnvironment>
    /// The component behind, to which the size of the content is proposed.
    public let background: AnyComponent<ChildEnvironment>
    /// The alignment of a background whose size differs from the content's.
    public let alignment: ComponentAlignment

    /// Creates a component with another one behind it.
    public init(
        content: AnyComponent<ChildEnvironment>, background: AnyComponent<ChildEnvironment>,
        alignment: ComponentAlignment = .center
    ) {
        self.content = content
        self.background = background
        self.alignment = alignment
    }

    var layer: AnyComponent<ChildEnvironment> { background }
    static var isLayerBehind: Bool { true }
}

/// A component with another one in front of it; the content determines the size.
public struct Overlay<ChildEnvironment>: Layered {
    /// The environment that both components expect.
    public typealias EnvironmentType = ChildEnvironment

    /// The component behind.
    public let content: AnyComponent<ChildEnvironment>
    /// The component in front, to which the size of the content is proposed.
    public let overlay: AnyComponent<ChildEnvironment>
    /// The alignment of an overlay whose size differs from the content's.
    public let alignment: ComponentAlignment

    /// Creates a component with another one in front of it.
    public init(
        content: AnyComponent<ChildEnvironment>, overlay: AnyComponent<ChildEnvironment>,
        alignment: ComponentAlignment = .center
    ) {
        self.content = content
        self.overlay = overlay
        self.alignment = alignment
    }

    var layer: AnyComponent<ChildEnvironment> { overlay }
    static var isLayerBehind: Bool { false }
}

extension Component {
    /// Returns the component with another one behind it, to which its size is proposed.
    public func background<Other: Component>(
        _ background: Other, alignment: ComponentAlignment = .center
    ) -> Background<EnvironmentType> where Other.EnvironmentType == EnvironmentType {
        Background(content: AnyComponent(self), background: AnyComponent(background), alignment: alignment)
    }

    /// Returns the component with another one behind it that expects no environment.
    @_disfavoredOverload
    public func background<Other: Component>(
        _ background: Other, alignment: ComponentAlignment = .center
    ) -> Background<EnvironmentType> where Other.EnvironmentType == Empty {
        Background(
            content: AnyComponent(self), background: AnyComponent(ignoringEnvironment: background),
            alignment: alignment)
    }

    /// Returns the component with another one in front of it, to which its size is proposed.
    public func overlay<Other: Component>(
        _ overlay: Other, alignment: ComponentAlignment = .center
    ) -> Overlay<EnvironmentType> where Other.EnvironmentType == EnvironmentType {
        Overlay(content: AnyComponent(self), overlay: AnyComponent(overlay), alignment: alignment)
    }

    /// Returns the component with another one in front of it that expects no environment.
    @_disfavoredOverload
    public func overlay<Other: Component>(
        _ overlay: Other, alignment: ComponentAlignment = .center
    ) -> Overlay<EnvironmentType> where Other.EnvironmentType == Empty {
        Overlay(content: AnyComponent(self), overlay: AnyComponent(ignoringEnvironment: overlay), alignment: alignment)
    }
}
