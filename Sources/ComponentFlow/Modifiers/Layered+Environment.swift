extension Component where EnvironmentType == Empty {
    /// Returns the component with another one behind it, whose environment becomes that of the result.
    @_disfavoredOverload
    public func background<Other: Component>(
        _ background: Other, alignment: ComponentAlignment = .center
    ) -> Background<Other.EnvironmentType> {
        Background(
            content: AnyComponent(ignoringEnvironment: self), background: AnyComponent(background),
            alignment: alignment)
    }

    /// Returns the component with another one in front of it, whose environment becomes that of the result.
    @_disfavoredOverload
    public func overlay<Other: Component>(
        _ overlay: Other, alignment: ComponentAlignment = .center
    ) -> Overlay<Other.EnvironmentType> {
        Overlay(content: AnyComponent(ignoringEnvironment: self), overlay: AnyComponent(overlay), alignment: alignment)
    }
}
