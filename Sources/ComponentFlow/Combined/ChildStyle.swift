/// What a parent says about the look of a child's view; what it does not say has the view's default.
struct ChildStyle: Equatable {
    var scale: CGFloat?
    var opacity: CGFloat?
    var cornerRadius: CGFloat?
    var clipsToBounds: Bool?
    var shadow: ComponentShadow?

    /// Applies what differs from the style before, including what is no longer said: that goes back to its default.
    @MainActor func apply(to view: UIView, previous: ChildStyle, transition: ComponentTransition) {
        if scale != previous.scale { transition.setScale(view: view, scale: scale ?? 1) }
        if opacity != previous.opacity { transition.setAlpha(view: view, alpha: opacity ?? 1) }
        if cornerRadius != previous.cornerRadius {
            transition.setCornerRadius(layer: view.layer, cornerRadius: cornerRadius ?? 0)
        }
        if clipsToBounds != previous.clipsToBounds { view.clipsToBounds = clipsToBounds ?? false }
        if shadow != previous.shadow { transition.setShadow(layer: view.layer, shadow: shadow) }
    }
}
