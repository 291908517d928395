/// A component that blurs the content behind it.
public struct Blur: StatelessComponent {
    /// The style, which determines the blur radius and the overlay color.
    public let style: UIBlurEffect.Style
    /// The corner radius, in points.
    public let cornerRadius: CGFloat
    /// The size, in points; `nil` takes the proposed size, and zero in an unbounded dimension.
    public let size: CGSize?

    public init(style: UIBlurEffect.Style = .systemMaterial, cornerRadius: CGFloat = 0, size: CGSize? = nil) {
        self.style = style
        self.cornerRadius = cornerRadius
        self.size = size
    }

    public func makeView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        return view
    }

    /// Sets the effect and the corner radius.
    public func update(
        view: UIVisualEffectView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let effect = UIBlurEffect(style: style)
        if view.effect != effect { view.effect = effect }
        if view.layer.cornerRadius != cornerRadius {
            transition.setCornerRadius(view: view, cornerRadius: cornerRadius)
            // The view copies its corner radius to the overlay during layout.
            view.setNeedsLayout()
        }
        return SizeCheck.filling(availableSize, size: size)
    }
}
