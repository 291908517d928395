/// A view that displays a ``UIContentUnavailableConfiguration``.
///
/// It does not scroll.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
    /// The displayed configuration; those of other types are ignored.
    open var configuration: any UIContentConfiguration { didSet { show() } }
    private final let background = BackgroundConfigurationView()
    private final let imageView = UIImageView()
    private final let indicator = UIActivityIndicatorView(style: .large)
    private final let label = UILabel()
    private final let secondaryLabel = UILabel()
    private final var buttons: [UIButton] = []

    /// Creates a view that displays a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        label.accessibilityTraits = .header
        for label in [label, secondaryLabel] { label.adjustsFontForContentSizeCategory = true }
        for part in [background, imageView, indicator, label, secondaryLabel] { addSubview(part) }
        show()
    }

    /// Creates a view that displays nothing; archiving is not supported.
    public required convenience init?(coder: NSCoder) {
        self.init(configuration: .empty())
    }

    private var message: UIContentUnavailableConfiguration? { configuration as? UIContentUnavailableConfiguration }

    private func show() {
        guard let message else { return }
        background.configuration = message.background
        showImage(message)
        show(message.text, message.textProperties, message.alignment, in: label)
        show(message.secondaryText, message.secondaryTextProperties, message.alignment, in: secondaryLabel)
        if let text = message.attributedText { show(text, message.textProperties, in: label) }
        if let text = message.secondaryAttributedText {
            show(text, message.secondaryTextProperties, in: secondaryLabel)
        }
        for button in buttons { button.removeFromSuperview() }
        buttons = [
            makeButton(message.button, message.buttonProperties),
            makeButton(message.secondaryButton, message.secondaryButtonProperties),
        ].compactMap { $0 }
        for button in buttons { addSubview(button) }
        setNeedsLayout()
    }

    private func showImage(_ message: UIContentUnavailableConfiguration) {
        let properties = message.imageProperties
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = message.image
        imageView.isHidden = message.image == nil
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        indicator.isHidden = !message.isLoading
        if message.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    }

    /// Shows an attributed text with the font and color of the properties where it has none.
    private func show(
        _ text: NSAttributedString, _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        let shown = NSMutableAttributedString(
            string: text.string, attributes: [.font: properties.font, .foregroundColor: properties.color])
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            shown.addAttributes(attributes, range: range)
        }
        label.attributedText = shown
        label.isHidden = text.length == 0
    }

    private func show(
        _ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties,
        _ alignment: UIContentUnavailableConfiguration.Alignment, in label: UILabel
    ) {
        label.text = text
        label.isHidden = text?.isEmpty != false
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = alignment == .center ? .center : .natural
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    }

    /// Returns the button for a configuration, or `nil` if it has no content.
    private func makeButton(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) -> UIButton? {
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        let title = configuration.title ?? button.currentTitle
        let hasContent = title?.isEmpty == false || configuration.image != nil || button.currentImage != nil
        guard hasContent || configuration.attributedTitle != nil else { return nil }
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        return button
    }

    // MARK: Layout

    /// Displays the parts one below another, in the vertical center.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard let message else { return }
        let margins = message.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
        let area = bounds.inset(by: margins)
        let parts = parts(of: message, width: area.width)
        let height = parts.reduce(0) { $0 + $1.size.height + $1.space }
        var y = max(area.midY - height / 2, area.minY)
        for part in parts {
            y += part.space
            let x = message.alignment == .center ? area.midX - part.size.width / 2 : leadingX(of: part.size, in: area)
            part.view.frame = CGRect(origin: CGPoint(x: x, y: y), size: part.size)
            y += part.size.height
        }
    }

    private func leadingX(of size: CGSize, in area: CGRect) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.maxX - size.width : area.minX
    }

    /// A part of the message, with the distance to the part above it.
    private struct Part {
        let view: UIView
        let size: CGSize
        var space: CGFloat
    }

    private func parts(of message: UIContentUnavailableConfiguration, width: CGFloat) -> [Part] {
        let width = max(width, 0)
        let rows: [(view: UIView, space: CGFloat)] =
            [
                (imageView, 0), (indicator, 0), (label, message.imageToTextPadding),
                (secondaryLabel, message.textToSecondaryTextPadding),
            ]
            + zip(buttons, [message.textToButtonPadding, message.buttonToSecondaryButtonPadding]).map { ($0, $1) }
        var parts = rows.filter { !$0.view.isHidden }.map { row in
            Part(view: row.view, size: size(of: row.view, message: message, width: width), space: row.space)
        }
        if !parts.isEmpty { parts[0].space = 0 }
        return parts
    }

    private func size(of view: UIView, message: UIContentUnavailableConfiguration, width: CGFloat) -> CGSize {
        if view === imageView { return imageSize(within: message.imageProperties.maximumSize, width: width) }
        let size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Returns the size of the image, which is reduced to a maximum size and to the width of the view.
    private func imageSize(within maximum: CGSize, width: CGFloat) -> CGSize {
        let size = imageView.sizeThatFits(.zero)
        guard size.width > 0, size.height > 0 else { return .zero }
        let limit = maximum.width > 0 ? min(maximum.width, width) : width
        let scale = min(limit / size.width, maximum.height > 0 ? maximum.height / size.height : 1, 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
}
