/// A component that displays an image.
///
/// Without a specified size it takes the proposed size, and the content mode determines how the image fills it. In an
/// unbounded dimension it is as long as the image, in proportion to the other dimension if that is proposed and the
/// content mode preserves the aspect ratio.
public struct Image: StatelessComponent {
    fileprivate enum Source: Equatable {
        case image(UIImage?)
        case symbol(String)
    }

    private let source: Source
    /// Whether the image belongs to a title that can be tapped, whose color it has.
    private var isInTitle = false
    /// Whether the image is beside a title, whose default font it has.
    private var isBesideTitle = false
    /// A color that fills the shape of the image, unless the image's rendering mode is `alwaysOriginal`.
    ///
    /// If it is `nil`, a template image has the foreground color or the tint of a modifier around it.
    public let tintColor: UIColor?
    /// The size, in points; `nil` takes the proposed size.
    public let size: CGSize?
    /// The content mode, which determines how the image is scaled and aligned.
    public private(set) var contentMode: UIView.ContentMode
    /// Whether a symbol takes the proposed size.
    private var isResizable = false
    /// The corner radius, in points.
    public let cornerRadius: CGFloat

    /// Creates an image component.
    public init(
        image: UIImage?, tintColor: UIColor? = nil, size: CGSize? = nil,
        contentMode: UIView.ContentMode = .scaleToFill, cornerRadius: CGFloat = 0
    ) {
        source = .image(image)
        self.tintColor = tintColor
        self.size = size
        self.contentMode = contentMode
        self.cornerRadius = cornerRadius
    }

    /// Creates an image component that displays a symbol.
    ///
    /// ```swift
    /// Image(systemName: "star.fill").font(.largeTitle).foregroundColor(.systemYellow)
    /// ```
    ///
    /// The size and the weight of the symbol are those of the font that a modifier around it specifies, and its color is that
    /// of the text.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol; see `UIImage.systemSymbolNames`.
    ///   - tintColor: The color of the symbol; `nil` for the foreground color of a modifier around it, or the color of labels.
    ///   - size: The size, in points; `nil` for that of the symbol.
    public init(systemName: String, tintColor: UIColor? = nil, size: CGSize? = nil) {
        source = .symbol(systemName)
        self.tintColor = tintColor
        self.size = size
        contentMode = .scaleAspectFit
        cornerRadius = 0
    }

    /// Creates a symbol beside a title, with the font of body text where no modifier around it specifies another.
    static func besideTitle(systemName: String, color: UIColor? = nil) -> Image {
        var image = Image(systemName: systemName, tintColor: color)
        image.isBesideTitle = true
        return image
    }

    /// Creates the symbol of a button's title.
    static func inTitle(systemName: String, color: UIColor?) -> Image {
        var image = besideTitle(systemName: systemName, color: color)
        image.isInTitle = true
        return image
    }

    /// The image; `nil` displays nothing.
    public var image: UIImage? {
        switch source {
        case .image(let image): image
        case .symbol(let name): UIImage(systemName: name)
        }
    }

    /// The view of an ``Image``.
    public final class View: UIImageView {
        /// The original image, from which a template image is derived for tinting.
        private var source: UIImage?
        private var symbol: String?
        private var isTinted = false
        private var displayedFont = DisplayedFont()
        /// The rectangle that is shown instead of the image while the content is being loaded.
        private var placeholder: PlaceholderView?
        /// The image that the placeholder replaces.
        private var replacedImage: UIImage?

        /// Receives touches only if gestures were added; otherwise the views behind the image receive them.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            handlesTouches && super.point(inside: point, with: event)
        }

        /// Updates the component if a symbol has the font of a text style and the user has chosen another text size.
        public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if let traits = changedTraitsForTextSize, displayedFont.follow(traits) { updateComponentForTextSize() }
        }

        /// Shows the image of a placeholder again, from which the size is determined.
        fileprivate func restoreImage() {
            guard placeholder != nil else { return }
            image = replacedImage
            replacedImage = nil
        }

        /// Replaces the image by a rectangle of its size.
        fileprivate func showPlaceholder(_ isShown: Bool) {
            guard isShown || placeholder != nil else { return }
            placeholder = showPlaceholder(isShown, instead: placeholder)
            guard isShown else { return }
            replacedImage = image
            image = nil
        }

        /// Places the rectangle of a placeholder.
        public override func layoutSubviews() {
            super.layoutSubviews()
            guard let placeholder else { return }
            placeholder.frame = bounds
            placeholder.show([bounds], cornerRadius: layer.cornerRadius)
        }

        fileprivate func show(_ source: Source, isTinted: Bool, size: CGSize?, defaultFont: UIFont?) {
            switch source {
            case .image(let image):
                symbol = nil
                show(image, isTinted: isTinted)
            case .symbol(let name):
                let image = symbol == name ? self.source : UIImage(systemName: name)
                symbol = name
                show(image, isTinted: isTinted)
            }
            guard self.source?.isSymbolImage == true else { return }
            var font: UIImage.SymbolConfiguration?
            if let specified = InheritedValues.current?.font ?? defaultFont {
                let traits = traitCollection
                font = UIImage.SymbolConfiguration(font: displayedFont.font(for: specified, in: traits))
            }
            let fitting = size.map { UIImage.SymbolConfiguration(fitting: $0) }
            preferredSymbolConfiguration = font?.applying(fitting) ?? fitting
        }

        private func show(_ source: UIImage?, isTinted: Bool) {
            guard self.source !== source || self.isTinted != isTinted else { return }
            self.source = source
            self.isTinted = isTinted
            let becomesTemplate = isTinted && source?.renderingMode == .automatic && source?.isTemplate == false
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
        view.restoreImage()
        defer { view.showPlaceholder(InheritedValues.showsPlaceholders) }
        let size = size ?? resizedSize(in: availableSize)
        view.show(source, isTinted: tintColor != nil, size: size, defaultFont: isBesideTitle ? .body : nil)
        let tintColor = tintColor ?? (view.image?.isTemplate == true ? inheritedColor : nil)
        if let tintColor { transition.setTintColor(view: view, color: tintColor) } else { view.tintColor = nil }
        view.contentMode = contentMode
        view.clipsToBounds = cornerRadius > 0 || contentMode == .scaleAspectFill
        transition.setCornerRadius(layer: view.layer, cornerRadius: cornerRadius)
        if let size { return size }
        if case .symbol = source { return view.image == nil ? .zero : view.intrinsicContentSize }
        return filling(view.image?.size ?? .zero, in: availableSize)
    }

    /// The size of a symbol that takes the proposed size.
    private func resizedSize(in available: CGSize) -> CGSize? {
        guard isResizable, case .symbol(let name) = source, let image = UIImage(systemName: name) else { return nil }
        return filling(image.size, in: available)
    }

    /// The color of a template image without its own; `nil` for the tint color of the view.
    @MainActor private var inheritedColor: UIColor? {
        let inherited = InheritedValues.current
        if isInTitle { return inherited?.foregroundColor ?? inherited?.tint ?? .link }
        if case .symbol = source { return inherited?.foregroundColor ?? .label }
        return inherited?.foregroundColor
    }

    /// Returns the proposed size, with the length of the image in an unbounded dimension.
    private func filling(_ natural: CGSize, in available: CGSize) -> CGSize {
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

extension Image {
    /// Returns the image that takes the proposed size.
    ///
    /// ```swift
    /// Image(systemName: "photo").resizable().frame(width: 80, height: 60)
    /// ```
    ///
    /// Images other than symbols always do, unless a size was specified.
    public func resizable() -> Image {
        with { $0.isResizable = true }
    }

    /// Returns the image that fits into its size as a whole, in its own proportions.
    public func scaledToFit() -> Image {
        with { $0.contentMode = .scaleAspectFit }
    }

    /// Returns the image that fills its size, in its own proportions; what extends beyond the size is not visible.
    public func scaledToFill() -> Image {
        with { $0.contentMode = .scaleAspectFill }
    }
}
