/// The appearance that a parent specifies for a child's view; `nil` leaves a property to the component.
struct ChildStyle: Equatable {
    var scale: CGFloat?
    var opacity: CGFloat?
    var cornerRadius: CGFloat?
    var clipsToBounds: Bool?
    var shadow: ComponentShadow?
    /// Whether the view and its subtree ignore touches, regardless of the component's own setting.
    var ignoresTouches = false
}

extension ChildStyle {
    /// Returns the style with the properties that it leaves open taken from another one.
    func completed(by other: ChildStyle) -> ChildStyle {
        ChildStyle(
            scale: scale ?? other.scale, opacity: opacity ?? other.opacity,
            cornerRadius: cornerRadius ?? other.cornerRadius, clipsToBounds: clipsToBounds ?? other.clipsToBounds,
            shadow: shadow ?? other.shadow, ignoresTouches: ignoresTouches || other.ignoresTouches)
    }
}
