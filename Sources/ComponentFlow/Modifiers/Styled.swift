/// A component that changes the appearance of its content without affecting its size.
///
/// ```swift
/// Image(image: portrait).cornerRadius(8).opacity(0.5)
/// ```
public struct Styled<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component whose appearance is changed.
    public let content: AnyComponent<ChildEnvironment>
    /// The opacity from 0, invisible, to 1; `nil` leaves it to the content.
    public var opacity: CGFloat?
    /// The factor by which the content is scaled around its center; `nil` leaves it to the content.
    public var scale: CGFloat?
    /// The corner radius, in points; `nil` leaves it to the content.
    public var cornerRadius: CGFloat?
    /// Whether content outside of the bounds is clipped; `nil` leaves it to the content.
    public var clipsToBounds: Bool?
    /// The shadow behind the content; `nil` leaves it to the content.
    public var shadow: ComponentShadow?

    /// Creates a component that changes the appearance of its content.
    public init(
        content: AnyComponent<ChildEnvironment>, opacity: CGFloat? = nil, scale: CGFloat? = nil,
        cornerRadius: CGFloat? = nil, clipsToBounds: Bool? = nil, shadow: ComponentShadow? = nil
    ) {
        self.content = content
        self.opacity = opacity
        self.scale = scale
        self.cornerRadius = cornerRadius
        self.clipsToBounds = clipsToBounds
        self.shadow = shadow
    }

    @MainActor func style(_ child: UpdatedChild) -> UpdatedChild {
        var child = child
        if let opacity { child = child.opacity(opacity) }
        if let scale { child = child.scale(scale) }
        if let cornerRadius { child = child.cornerRadius(cornerRadius) }
        if let clipsToBounds { child = child.clipsToBounds(clipsToBounds) }
        if let shadow { child = child.shadow(shadow) }
        return child
    }
}

extension Component {
    /// Returns the component with an opacity from 0 (invisible) to 1 (opaque).
    public func opacity(_ opacity: CGFloat) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), opacity: opacity)
    }

    /// Returns the component scaled around its center.
    ///
    /// The layout of its siblings is not affected.
    public func scale(_ scale: CGFloat) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), scale: scale)
    }

    /// Returns the component clipped to rounded corners with a radius in points.
    public func cornerRadius(_ radius: CGFloat) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), cornerRadius: radius, clipsToBounds: true)
    }

    /// Returns the component clipped to its bounds.
    public func clipped() -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), clipsToBounds: true)
    }

    /// Returns the component with a shadow behind it.
    public func shadow(_ shadow: ComponentShadow) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), shadow: shadow)
    }
}
