/// Shows a picture.
///
/// Without a size it is as large as the picture; one that is to keep its proportions (`scaleAspectFit`) shrinks to what
/// is offered.
public struct Image: Component {
    /// The picture; nil shows nothing.
    public let image: UIImage?
    /// A colour that fills the shape of the picture, unless the picture says that it is shown as it is.
    public let tintColor: UIColor?
    /// The size, in points; nil follows the picture.
    public let size: CGSize?
    /// How the picture fills the size.
    public let contentMode: UIView.ContentMode
    /// How much the corners are rounded, in points.
    public let cornerRadius: CGFloat

    /// Shows a picture.
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

    /// The view that shows an ``Image``.
    public final class View: UIImageView {
        /// The picture as it came; a tinted one is shown as a template made from it.
        private var source: UIImage?
        private var isTinted = false

        fileprivate func show(_ source: UIImage?, isTinted: Bool) {
            guard self.source !== source || self.isTinted != isTinted else { return }
            self.source = source
            self.isTinted = isTinted
            let becomesTemplate = isTinted && source?.renderingMode == .automatic
            image = becomesTemplate ? source?.withRenderingMode(.alwaysTemplate) : source
        }
    }

    /// Makes the view.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Shows the picture.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(image, isTinted: tintColor != nil)
        if let tintColor { transition.setTintColor(view: view, color: tintColor) } else { view.tintColor = nil }
        view.contentMode = contentMode
        view.clipsToBounds = cornerRadius > 0 || contentMode == .scaleAspectFill
        transition.setCornerRadius(layer: view.layer, cornerRadius: cornerRadius)
        return size ?? natural(in: availableSize)
    }

    private func natural(in available: CGSize) -> CGSize {
        guard let natural = image?.size, natural.width > 0, natural.height > 0 else { return .zero }
        guard contentMode == .scaleAspectFit else { return natural }
        let scale = min(available.width / natural.width, available.height / natural.height, 1)
        return CGSize(width: natural.width * scale, height: natural.height * scale)
    }
}
