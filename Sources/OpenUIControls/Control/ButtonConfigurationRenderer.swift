/// Displays a button's configuration: creates, measures and positions the required subviews.
@MainActor final class ButtonConfigurationRenderer {
    private unowned let button: UIButton
    private let ground = UIImageView()
    /// Casts the shadow, because an image clips the ground.
    private var shadow: UIView?
    private let stroke = UIView()
    private let title = UILabel()
    let subtitle = UILabel()
    private let picture = UIImageView()
    private var indicator: UIActivityIndicatorView?
    /// The arrows of a button that opens a menu.
    private var popupIndicator: UIImageView?
    private var shown: UIButton.Configuration
    /// The width that constraints determined for the button, or `nil` if it is undetermined.
    var layoutWidth: CGFloat?

    init(_ button: UIButton, _ configuration: UIButton.Configuration) {
        self.button = button
        shown = configuration.withFiniteLengths
        for part in [ground, stroke, title, subtitle, picture] {
            part.isUserInteractionEnabled = false
            button.addSubview(part)
        }
        button.sendSubviewToBack(ground)
        title.numberOfLines = 0
        subtitle.numberOfLines = 0
        picture.contentMode = .scaleAspectFit
    }

    var titleLabel: UILabel { title }
    var imageView: UIImageView { picture }

    func remove() {
        for part in [shadow, ground, stroke, title, subtitle, picture, indicator, popupIndicator].compactMap({ $0 }) {
            part.removeFromSuperview()
        }
    }

    // MARK: Content

    func show(_ configuration: UIButton.Configuration, title fallback: String?, image: UIImage?) {
        shown = configuration.withFiniteLengths
        let color = configuration.foregroundColor(for: button)
        let traits = button.traitCollection
        let titleFont = configuration.titleFont(in: traits)
        // The alignment of the texts depends on the image, so the image is set first.
        picture.showsAutomaticImagesAsTemplates = true
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: titleFont).applying(
            configuration.preferredSymbolConfigurationForImage)
        picture.image = configuration.showsActivityIndicator ? nil : configuration.image ?? image
        picture.tintColor = configuration.imageColorTransformer.map { $0(color) } ?? color
        show(
            configuration.attributedTitle ?? fallback.map { AttributedString($0) }, in: title,
            titleFont, color, configuration.titleTextAttributesTransformer)
        show(
            configuration.attributedSubtitle, in: subtitle, configuration.subtitleFont(in: traits), color,
            configuration.subtitleTextAttributesTransformer)
        title.lineBreakMode = configuration.titleLineBreakMode
        title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
        showIndicator(color)
        showPopupIndicator(color, titleFont)
        ground.backgroundColor = configuration.backgroundColor(for: button)
        ground.image = configuration.background.image
        ground.contentMode = configuration.background.imageContentMode
        showShadow(configuration.background.shadowProperties, with: traits)
        stroke.layer.borderWidth = configuration.background.strokeWidth
        stroke.layer.borderColor =
            configuration.background.strokeColor?.resolvedColor(with: button.traitCollection).cgColor
        stroke.isHidden = configuration.background.strokeColor == nil || configuration.background.strokeWidth <= 0
    }

    private func showShadow(_ properties: UIShadowProperties, with traits: UITraitCollection) {
        guard properties.opacity > 0 else {
            shadow?.removeFromSuperview()
            return shadow = nil
        }
        let view = shadow ?? UIView()
        if shadow == nil {
            view.isUserInteractionEnabled = false
            button.insertSubview(view, at: 0)
            shadow = view
        }
        properties.apply(to: view.layer, with: traits)
    }

    private func show(
        _ text: AttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        label.font = font
        label.textColor = color
        label.textAlignment = alignment
        guard var text, !text.characters.isEmpty else { return label.text = nil }
        let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
        if isPlain, transformer == nil { return label.text = String(text.characters) }
        var base = AttributeContainer()
        base.uiKit.font = font
        base.uiKit.foregroundColor = color
        if let transformer { base = transformer(base) }
        text.mergeAttributes(base, mergePolicy: .keepCurrent)
        label.attributedText = NSAttributedString(text)
    }

    private var alignment: NSTextAlignment {
        let isReversed = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch shown.titleAlignment {
        case .center: return .center
        case .leading: return isReversed ? .right : .left
        case .trailing: return isReversed ? .left : .right
        case .automatic: return shown.imagePlacement == .leading && hasPicture ? isReversed ? .right : .left : .center
        }
    }

    private var hasPicture: Bool { shown.showsActivityIndicator || picture.image != nil }

    private func showIndicator(_ color: UIColor) {
        guard shown.showsActivityIndicator else {
            indicator?.removeFromSuperview()
            return indicator = nil
        }
        let indicator = self.indicator ?? UIActivityIndicatorView(style: .medium)
        indicator.color = shown.activityIndicatorColorTransformer.map { $0(color) } ?? color
        indicator.startAnimating()
        if self.indicator == nil { button.addSubview(indicator) }
        self.indicator = indicator
    }

    private func showPopupIndicator(_ color: UIColor, _ font: UIFont) {
        guard shown.showsPopupIndicator(button) else {
            popupIndicator?.removeFromSuperview()
            return popupIndicator = nil
        }
        let view = popupIndicator ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .small)
        view.tintColor = color
        if popupIndicator == nil { button.addSubview(view) }
        popupIndicator = view
    }

    // MARK: Layout

    /// The distance of the arrows of a menu from the rest of the content, in points.
    private static let popupGap: CGFloat = 6

    private struct Parts {
        var popup = CGSize.zero
        var popupGap: CGFloat = 0
        var picture = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var gap: CGFloat = 0
        var lineGap: CGFloat = 0
        var text: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + lineGap + subtitle.height)
        }
    }

    private var isUpright: Bool { shown.imagePlacement == .top || shown.imagePlacement == .bottom }

    private func parts(in available: CGSize) -> Parts {
        var parts = Parts()
        parts.picture =
            shown.showsActivityIndicator
            ? CGSize(width: 20, height: 20) : picture.image == nil ? .zero : picture.intrinsicContentSize
        let hasTitle = title.text?.isEmpty == false
        let hasSubtitle = subtitle.text?.isEmpty == false
        if parts.picture != .zero, hasTitle || hasSubtitle { parts.gap = shown.imagePadding }
        if hasTitle, hasSubtitle { parts.lineGap = shown.titlePadding }
        parts.popup = popupIndicator?.intrinsicContentSize ?? .zero
        if popupIndicator != nil, parts.picture != .zero || hasTitle || hasSubtitle { parts.popupGap = Self.popupGap }
        let free = max(available.width - parts.popup.width - parts.popupGap, 0)
        let width = isUpright ? free : max(free - parts.picture.width - parts.gap, 0)
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        if hasTitle { parts.title = title.sizeThatFits(limit) }
        if hasSubtitle { parts.subtitle = subtitle.sizeThatFits(limit) }
        parts.title.width = min(parts.title.width, width)
        parts.subtitle.width = min(parts.subtitle.width, width)
        return parts
    }

    private func contentSize(_ parts: Parts) -> CGSize {
        let main = mainSize(parts)
        return CGSize(
            width: main.width + parts.popupGap + parts.popup.width, height: max(main.height, parts.popup.height))
    }

    /// Returns the size of image and texts.
    private func mainSize(_ parts: Parts) -> CGSize {
        let (picture, text) = (parts.picture, parts.text)
        return isUpright
            ? CGSize(width: max(picture.width, text.width), height: picture.height + parts.gap + text.height)
            : CGSize(width: picture.width + parts.gap + text.width, height: max(picture.height, text.height))
    }

    /// Whether a narrower button is higher, because its texts wrap.
    var wrapsText: Bool {
        title.numberOfLines != 1 && title.text?.isEmpty == false || subtitle.text?.isEmpty == false
    }

    /// The least width and height of a button, which people can hit with a pointer also if its text is small.
    private static let smallestSide: CGFloat = 24

    func size(in width: CGFloat) -> CGSize {
        let insets = shown.contentInsets
        let available = max(width - insets.leading - insets.trailing, 0)
        let content = contentSize(parts(in: CGSize(width: available, height: .greatestFiniteMagnitude)))
        // A button without content is as high as one with a title.
        let isEmpty = title.text?.isEmpty != false && picture.image == nil && popupIndicator == nil
        let height = max(content.height, isEmpty ? title.font.lineHeight : 0) + insets.top + insets.bottom
        guard !isEmpty else { return CGSize(width: content.width + insets.leading + insets.trailing, height: height) }
        return CGSize(
            width: max(content.width + insets.leading + insets.trailing, Self.smallestSide),
            height: max(height, Self.smallestSide))
    }

    /// The shape of the focus outline: the background.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let rect = shown.background.frame(in: button)
        return (rect, min(cornerRadius, min(rect.width, rect.height) / 2))
    }

    private var cornerRadius: CGFloat { shown.cornerRadius(height: button.bounds.height) }

    func layOut() {
        let direction = button.effectiveUserInterfaceLayoutDirection
        let bounds = button.bounds
        let (back, radius) = focusShape
        ground.frame = back
        ground.layer.cornerRadius = radius
        ground.clipsToBounds = ground.image != nil
        if let shadow {
            shadow.frame = bounds
            shown.background.shadowProperties.layOut(in: shadow.layer, background: back, cornerRadius: radius)
        }
        let outset = shown.background.strokeOutset
        stroke.frame = back.insetBy(dx: -outset, dy: -outset)
        stroke.layer.cornerRadius = ground.layer.cornerRadius + outset
        let available = bounds.inset(by: shown.contentInsets.resolved(direction))
        place(parts(in: available.size), in: available, isReversed: direction == .rightToLeft)
    }

    private func place(_ parts: Parts, in available: CGRect, isReversed: Bool) {
        let whole = button.place(contentSize(parts), in: available)
        let content = CGSize(width: whole.width - parts.popup.width - parts.popupGap, height: whole.height)
        var origin = whole.origin
        if isReversed { origin.x += parts.popup.width + parts.popupGap }
        popupIndicator?.frame = CGRect(
            x: isReversed ? whole.minX : whole.maxX - parts.popup.width, y: whole.midY - parts.popup.height / 2,
            width: parts.popup.width, height: parts.popup.height)
        let (picture, text) = (parts.picture, parts.text)
        let isFirst = shown.imagePlacement == .top || (shown.imagePlacement == .leading) != (isReversed && !isUpright)
        var (pictureOrigin, textOrigin) = (origin, origin)
        if isUpright {
            pictureOrigin.x += (content.width - picture.width) / 2
            textOrigin.x += (content.width - text.width) / 2
            if shown.imagePlacement == .top {
                textOrigin.y += picture.height + parts.gap
            } else {
                pictureOrigin.y += text.height + parts.gap
            }
        } else {
            pictureOrigin.y += (content.height - picture.height) / 2
            textOrigin.y += (content.height - text.height) / 2
            if isFirst { textOrigin.x += picture.width + parts.gap } else { pictureOrigin.x += text.width + parts.gap }
        }
        self.picture.frame = CGRect(origin: pictureOrigin, size: picture)
        indicator?.frame = CGRect(origin: pictureOrigin, size: picture)
        title.frame = CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: parts.title.height)
        subtitle.frame = CGRect(
            x: textOrigin.x, y: textOrigin.y + parts.title.height + parts.lineGap, width: text.width,
            height: parts.subtitle.height)
    }
}

extension UIButton.Configuration {
    /// The configuration with 0 in place of lengths that are not finite.
    fileprivate var withFiniteLengths: Self {
        var copy = self
        for length in [
            \Self.imagePadding, \.titlePadding, \.contentInsets.top, \.contentInsets.leading,
            \.contentInsets.bottom, \.contentInsets.trailing,
        ]
        where !self[keyPath: length].isFinite { copy[keyPath: length] = 0 }
        return copy
    }
}
