/// Gives a component a look that its size does not depend on.
///
/// ```swift
/// Image(image: portrait).cornerRadius(8).opacity(0.5)
/// ```
public struct Styled<ChildEnvironment>: Wrapper {
    /// What the content expects from its surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// What is given the look.
    public let content: AnyComponent<ChildEnvironment>
    /// From 0, invisible, to 1; nil leaves it to the content.
    public var opacity: CGFloat?
    /// The factor by which the content is shown larger, around its centre; nil leaves it to the content.
    public var scale: CGFloat?
    /// In points; nil leaves it to the content.
    public var cornerRadius: CGFloat?
    /// Whether what reaches over the bounds is cut off; nil leaves it to the content.
    public var clipsToBounds: Bool?
    /// What is drawn behind the content; nil leaves it to the content.
    public var shadow: ComponentShadow?

    /// Gives a component a look.
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

    /// Places the content.
    public static var body: Body {
        makeBody()
    }
}

extension Component {
    /// The component, translucent; 0 is invisible, 1 opaque.
    public func opacity(_ opacity: CGFloat) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), opacity: opacity)
    }

    /// The component, shown larger or smaller around its centre.
    ///
    /// Its neighbours do not notice.
    public func scale(_ scale: CGFloat) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), scale: scale)
    }

    /// The component, cut off at rounded corners, in points.
    public func cornerRadius(_ radius: CGFloat) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), cornerRadius: radius, clipsToBounds: true)
    }

    /// The component, cut off at its bounds.
    public func clipped() -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), clipsToBounds: true)
    }

    /// The component with a shadow behind it.
    public func shadow(_ shadow: ComponentShadow) -> Styled<EnvironmentType> {
        Styled(content: AnyComponent(self), shadow: shadow)
    }
}
