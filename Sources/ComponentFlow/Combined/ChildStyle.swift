/// The less common things a parent says about a child's view.
///
/// Children without any share ``plain``.
@MainActor
final class ChildStyle {
    var scale: CGFloat?
    var opacity: CGFloat?
    var cornerRadius: CGFloat?
    var clipsToBounds: Bool?
    var shadow: ComponentShadow?

    /// Says nothing.
    ///
    /// Never changed.
    static let plain = ChildStyle()

    private init() {}

    /// A style like this one that may be changed.
    private func copy() -> ChildStyle {
        let copy = ChildStyle()
        copy.scale = scale
        copy.opacity = opacity
        copy.cornerRadius = cornerRadius
        copy.clipsToBounds = clipsToBounds
        copy.shadow = shadow
        return copy
    }

    /// A copy with one property changed.
    func with<Value>(_ keyPath: ReferenceWritableKeyPath<ChildStyle, Value>, _ value: Value) -> ChildStyle {
        let copy = copy()
        copy[keyPath: keyPath] = value
        return copy
    }

    /// Applies what differs from the style before, including what is no longer said: that goes back to its default.
    func apply(to view: UIView, previous: ChildStyle, transition: ComponentTransition) {
        guard self !== previous else { return }
        if scale != previous.scale { transition.setScale(view: view, scale: scale ?? 1) }
        if opacity != previous.opacity { transition.setAlpha(view: view, alpha: opacity ?? 1) }
        if cornerRadius != previous.cornerRadius {
            transition.setCornerRadius(layer: view.layer, cornerRadius: cornerRadius ?? 0)
        }
        if clipsToBounds != previous.clipsToBounds { view.clipsToBounds = clipsToBounds ?? false }
        if shadow != previous.shadow { transition.setShadow(layer: view.layer, shadow: shadow) }
    }
}
