/// A component that displays an image.
///
/// Without a specified size it has the size of the image; with the content mode `scaleAspectFit` it is scaled down to
/// the proposed size.
public struct Image: StatelessComponent {
    /// The image; `nil` displays nothing.
    public let image: UIImage?
    /// A color that fills the shape of the image, unless the image's rendering mode is `alwaysOriginal`.
    ///
    /// If it is `nil`, a template image has the foreground color or the tint of a modifier around it.
    public let tintColor: UIColor?
    /// The size, in points; `nil` uses the size of the image.
    public let size: CGSize?
    /// The content mode, which determines how the image is scaled and aligned.
    public let contentMode: UIView.ContentMode
    /// The corner radius, in points.
    public let cornerRadius: CGFloat

    /// Creates an image component.
    public init(
        image: UIImage?, tintColor: UIColor? = nil, size: CGSize? = nil,
        contentMode: UIView.ContentMode = .scaleToFill, cornerRadius: CGFloat = 0
    ) {
        self.image = image
        self.tintColor = tintColor
        self.size = size
        self.contentMode = contentMode
        self.cornerRadius = cornerRadius
    }

    /// The view of an ``Image``.
    public final class View: UIImageView {
        /// The original image, from which a template image is derived for tinting.
        private var source: UIImage?
        private var isTinted = false

        /// Receives touches only if gestures were added; otherwise the views behind the image receive them.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            handlesTouches && super.point(inside: point, with: event)
        }

        fileprivate func show(_ source: UIImage?, isTinted: Bool) {
            guard self.source !== source || self.isTinted != isTinted else { return }
            self.source = source
            self.isTinted = isTinted
            let becomesTemplate = isTinted && source?.renderingMode == .automatic
            image = becomesTemplate ? source?.withRenderingMode(.alwaysTemplate) : source
        }
    }

    public func makeView() -> View {
        let view = View(frame: .zero)
        view.isUserInteractionEnabled = true
        return view
    }

    /// Displays the image.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(image, isTinted: tintColor != nil)
        let tintColor = tintColor ?? inheritedColor
        if let tintColor { transition.setTintColor(view: view, color: tintColor) } else { view.tintColor = nil }
        view.contentMode = contentMode
        view.clipsToBounds = cornerRadius > 0 || contentMode == .scaleAspectFill
        transition.setCornerRadius(layer: view.layer, cornerRadius: cornerRadius)
        return size ?? natural(in: availableSize)
    }

    /// The color of a template image that a modifier around it specifies.
    @MainActor private var inheritedColor: UIColor? {
        image?.renderingMode == .alwaysTemplate ? InheritedValues.current?.foregroundColor : nil
    }

    private func natural(in available: CGSize) -> CGSize {
        guard let natural = image?.size, natural.width > 0, natural.height > 0 else { return .zero }
        guard contentMode == .scaleAspectFit else { return natural }
        let scale = min(available.width / natural.width, available.height / natural.height, 1)
        return CGSize(width: natural.width * scale, height: natural.height * scale)
    }
}
