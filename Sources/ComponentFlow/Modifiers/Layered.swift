/// A component with another one behind it or in front of it, which is offered its size.
protocol Layered: CombinedComponent, ComponentCollection {
    var content: AnyComponent<EnvironmentType> { get }
    var layer: AnyComponent<EnvironmentType> { get }
    var alignment: ComponentAlignment { get }
    static var isLayerBehind: Bool { get }
}

extension Layered {
    var childBoxes: [ComponentBox] {
        Self.isLayerBehind ? [layer.box, content.box] : [content.box, layer.box]
    }

    @MainActor static func makeBody() -> Body {
        let content = Child(environment: EnvironmentType.self)
        let layer = Child(environment: EnvironmentType.self)
        return { context in
            let component = context.component
            let content = content.update(
                component: component.content, environment: { context.environment },
                availableSize: context.availableSize, transition: context.transition)
            let size = content.size
            let layer = layer.update(
                component: component.layer, environment: { context.environment }, availableSize: size,
                transition: context.transition)
            let placed = layer.position(component.alignment.center(of: layer.size, in: size))
            for child in isLayerBehind ? [placed, content] : [content, placed] { context.add(child) }
            return size
        }
    }
}

/// Shows a component behind another one, which gives the size.
public struct Background<ChildEnvironment>: Layered {
    /// What both expect from their surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// What stands in front.
    public let content: AnyComponent<ChildEnvironment>
    /// What stands behind; it is offered the size of the content.
    public let background: AnyComponent<ChildEnvironment>
    /// Where a background stands that has another size.
    public let alignment: ComponentAlignment

    /// Shows a component behind another one.
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

    /// Places both.
    public static var body: Body {
        makeBody()
    }
}

/// Shows a component in front of another one, which gives the size.
public struct Overlay<ChildEnvironment>: Layered {
    /// What both expect from their surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// What stands behind.
    public let content: AnyComponent<ChildEnvironment>
    /// What stands in front; it is offered the size of the content.
    public let overlay: AnyComponent<ChildEnvironment>
    /// Where an overlay stands that has another size.
    public let alignment: ComponentAlignment

    /// Shows a component in front of another one.
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

    /// Places both.
    public static var body: Body {
        makeBody()
    }
}

extension Component {
    /// The component with another one behind it, which is offered its size.
    public func background<Other: Component>(
        _ background: Other, alignment: ComponentAlignment = .center
    ) -> Background<EnvironmentType> where Other.EnvironmentType == EnvironmentType {
        Background(content: AnyComponent(self), background: AnyComponent(background), alignment: alignment)
    }

    /// The component with another one behind it that expects nothing from its surroundings.
    @_disfavoredOverload
    public func background<Other: Component>(
        _ background: Other, alignment: ComponentAlignment = .center
    ) -> Background<EnvironmentType> where Other.EnvironmentType == Empty {
        Background(
            content: AnyComponent(self), background: AnyComponent(ignoringEnvironment: background),
            alignment: alignment)
    }

    /// The component on a colour.
    public func background(_ color: UIColor) -> Background<EnvironmentType> {
        background(Rectangle(color: color))
    }

    /// The component with another one in front of it, which is offered its size.
    public func overlay<Other: Component>(
        _ overlay: Other, alignment: ComponentAlignment = .center
    ) -> Overlay<EnvironmentType> where Other.EnvironmentType == EnvironmentType {
        Overlay(content: AnyComponent(self), overlay: AnyComponent(overlay), alignment: alignment)
    }

    /// The component with another one in front of it that expects nothing from its surroundings.
    @_disfavoredOverload
    public func overlay<Other: Component>(
        _ overlay: Other, alignment: ComponentAlignment = .center
    ) -> Overlay<EnvironmentType> where Other.EnvironmentType == Empty {
        Overlay(content: AnyComponent(self), overlay: AnyComponent(ignoringEnvironment: overlay), alignment: alignment)
    }
}
