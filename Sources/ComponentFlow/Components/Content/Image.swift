/// A component that displays an image.
///
/// Without a specified size it takes the proposed size, and the content mode determines how the image fills it. In an
/// unbounded dimension it is as long as the image, in proportion to the other dimension if that is proposed and the
/// content mode preserves the aspect ratio.
public struct Image: StatelessComponent {
    /// The image; `nil` displays nothing.
    public let image: UIImage?
    /// A color that fills the shape of the image, unless the image's rendering mode is `alwaysOriginal`.
    ///
    /// If it is `nil`, a template image has the foreground color or the tint of a modifier around it.
    public let tintColor: UIColor?
    /// The size, in points; `nil` takes the proposed size.
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
        return size ?? filling(availableSize)
    }

    /// The color of a template image that a modifier around it specifies.
    @MainActor private var inheritedColor: UIColor? {
        image?.renderingMode == .alwaysTemplate ? InheritedValues.current?.foregroundColor : nil
    }

    /// Returns the proposed size, with the length of the image in an unbounded dimension.
    private func filling(_ available: CGSize) -> CGSize {
        let natural = image?.size ?? .zero
        let (width, height) = (bounded(available.width), bounded(available.height))
        let isProportional = contentMode == .scaleAspectFit || contentMode == .scaleAspectFill
        guard isProportional, natural.width > 0, natural.height > 0 else {
            return CGSize(width: width ?? natural.width, height: height ?? natural.height)
        }
        return CGSize(
            width: width ?? natural.width * (height ?? natural.height) / natural.height,
            height: height ?? natural.height * (width ?? natural.width) / natural.width)
    }

    private func bounded(_ length: CGFloat) -> CGFloat? {
        length.isFinite ? length : nil
    }
}
