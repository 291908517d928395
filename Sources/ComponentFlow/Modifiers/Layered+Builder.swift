extension Component {
    /// Returns the component with others behind it, to which its size is proposed.
    ///
    /// ```swift
    /// Text("Paper").padding(20).background { Rectangle(color: .systemYellow).cornerRadius(8) }
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The alignment of components whose size differs from the content's.
    ///   - content: A builder of the components, from back to front.
    public func background(
        alignment: ComponentAlignment = .center,
        @ComponentBuilder<EnvironmentType> content: () -> [AnyComponentWithIdentity<EnvironmentType>]
    ) -> Background<EnvironmentType> {
        Background(
            content: AnyComponent(self), background: AnyComponent(ZStack(content(), alignment: alignment)),
            alignment: alignment)
    }

    /// Returns the component with others in front of it, to which its size is proposed.
    ///
    /// ```swift
    /// Image(image: portrait).overlay(alignment: .bottomTrailing) {
    ///     if isOnline { Circle(fillColor: .systemGreen, size: CGSize(width: 12, height: 12)) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The alignment of components whose size differs from the content's.
    ///   - content: A builder of the components, from back to front.
    public func overlay(
        alignment: ComponentAlignment = .center,
        @ComponentBuilder<EnvironmentType> content: () -> [AnyComponentWithIdentity<EnvironmentType>]
    ) -> Overlay<EnvironmentType> {
        Overlay(
            content: AnyComponent(self), overlay: AnyComponent(ZStack(content(), alignment: alignment)),
            alignment: alignment)
    }

    /// Returns the component with a line inside its edges.
    ///
    /// The line does not affect layout and receives no touches. Rounded lines are drawn by a ``RoundedRectangle`` or a
    /// ``Shape`` in an overlay.
    ///
    /// - Parameters:
    ///   - color: The color of the line.
    ///   - width: The width of the line, in points.
    public func border(_ color: UIColor, width: CGFloat = 1) -> Overlay<EnvironmentType> {
        let width = width.isFinite ? max(width, 0) : 0
        let outline = ShapeOutline.path(id: width) { size in
            let inset = min(width, size.width, size.height) / 2
            return CGPath(rect: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset), transform: nil)
        }
        let line = Shape(outline, stroke: color, lineWidth: width)
        return Overlay(content: AnyComponent(self), overlay: AnyComponent(ignoringEnvironment: line))
    }
}

extension Component where EnvironmentType == Empty {
    /// Returns the component with others behind it, whose environment becomes that of the result.
    @_disfavoredOverload
    public func background<Other>(
        alignment: ComponentAlignment = .center,
        @ComponentBuilder<Other> content: () -> [AnyComponentWithIdentity<Other>]
    ) -> Background<Other> {
        Background(
            content: AnyComponent(ignoringEnvironment: self),
            background: AnyComponent(ZStack(content(), alignment: alignment)), alignment: alignment)
    }

    /// Returns the component with others in front of it, whose environment becomes that of the result.
    @_disfavoredOverload
    public func overlay<Other>(
        alignment: ComponentAlignment = .center,
        @ComponentBuilder<Other> content: () -> [AnyComponentWithIdentity<Other>]
    ) -> Overlay<Other> {
        Overlay(
            content: AnyComponent(ignoringEnvironment: self),
            overlay: AnyComponent(ZStack(content(), alignment: alignment)), alignment: alignment)
    }
}
