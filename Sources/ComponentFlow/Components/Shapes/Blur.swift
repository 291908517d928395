/// Blurs what lies behind it.
public struct Blur: Component {
    /// How strong the blur is, and the veil over it.
    public let style: UIBlurEffect.Style
    /// The radius of the corners, in points.
    public let cornerRadius: CGFloat
    /// The size, in points; nil takes what is offered, and nothing where no end of room is offered.
    public let size: CGSize?

    /// Makes a blur.
    public init(style: UIBlurEffect.Style = .systemMaterial, cornerRadius: CGFloat = 0, size: CGSize? = nil) {
        self.style = style
        self.cornerRadius = cornerRadius
        self.size = size
    }

    /// Makes the view.
    public func makeView() -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: nil)
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        return view
    }

    /// Sets the effect and the corners.
    public func update(
        view: UIVisualEffectView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let effect = UIBlurEffect(style: style)
        if view.effect != effect { view.effect = effect }
        if view.layer.cornerRadius != cornerRadius {
            transition.setCornerRadius(view: view, cornerRadius: cornerRadius)
            // The view hands its corners on to the veil when it lays it out.
            view.setNeedsLayout()
        }
        return SizeCheck.filling(availableSize, size: size)
    }
}
