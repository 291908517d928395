/// What a parent says about the look of a child's view; nil leaves a property to the component.
struct ChildStyle: Equatable {
    var scale: CGFloat?
    var opacity: CGFloat?
    var cornerRadius: CGFloat?
    var clipsToBounds: Bool?
    var shadow: ComponentShadow?
    /// Whether the view and those below it take no touches, whatever the component says.
    var takesNoTouches = false
}
