@_spi(Subclassing) import OpenUIKitCore

/// A view that displays a list content configuration with an image and two texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private final var shown: UIListContentConfiguration
    private final var label: UILabel?
    private final var detail: UILabel?
    private final var picture: UIImageView?

    /// Creates a view that displays a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        take()
    }

    /// Creates a view; archives are not supported, so nothing is decoded.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    /// The displayed configuration; setting a configuration of another type has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            shown = new
            take()
        }
    }

    private func take() {
        updateText(&label, shown.shownText, shown.textProperties)
        updateText(&detail, shown.shownSecond, shown.secondaryTextProperties)
        if shown.image != nil || picture != nil {
            let view = picture ?? UIImageView()
            if picture == nil { addSubview(view) }
            picture = view
            view.image = shown.image
            view.contentMode = .scaleAspectFit
            updateImageTint()
            view.layer.cornerRadius = shown.imageProperties.cornerRadius
            view.clipsToBounds = shown.imageProperties.cornerRadius > 0
        }
        for part in [label, detail, picture] where part?.alpha != shown.alpha { part?.alpha = shown.alpha }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func updateImageTint() {
        let properties = shown.imageProperties
        guard let transformer = properties.tintColorTransformer else {
            picture?.tintColor = properties.tintColor
            return
        }
        picture?.tintColor = transformer(properties.tintColor ?? resolvedTintColor)
    }

    /// Transforms the new tint color for the image.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateImageTint()
    }

    /// Takes the height for the new text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previousSize = previousTraitCollection?.preferredContentSizeCategory
        guard traitCollection.preferredContentSizeCategory != previousSize else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Takes the height at which the texts wrap in the new width.
    @_spi(Subclassing) public override func boundsSizeDidChange(from oldSize: CGSize) {
        super.boundsSizeDidChange(from: oldSize)
        if bounds.width != oldSize.width { invalidateIntrinsicContentSize() }
    }

    private func updateText(
        _ label: inout UILabel?, _ text: AttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard let text, !text.characters.isEmpty else {
            label?.isHidden = true
            label?.text = nil
            return
        }
        let view = label ?? UILabel()
        if label == nil { addSubview(view) }
        label = view
        view.isHidden = false
        view.font = properties.font
        view.textColor = properties.resolvedColor()
        switch properties.alignment {
        case .natural: view.textAlignment = .natural
        case .center: view.textAlignment = .center
        case .justified: view.textAlignment = .justified
        }
        view.lineBreakMode = properties.lineBreakMode
        view.numberOfLines = properties.numberOfLines
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        // Text without attributes uses the faster path of the label.
        let isPlain = text.runs.count == 1 && text.runs.first?.attributes == AttributeContainer()
        if isPlain { view.text = String(text.characters) } else { view.attributedText = NSAttributedString(text) }
    }

    // MARK: Layout

    private struct Frames {
        var picture = CGRect.zero
        var label = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// The minimum height of rows, in points.
    private static let minimumHeight: CGFloat = 44

    /// The margins, which are at least those of an enclosing cell.
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal), let superview else { return margins }
        let isInList =
            superview is UITableViewCell || superview is UICollectionViewCell
            || superview is UITableViewHeaderFooterView
        let around = isInList ? superview.listSideInset : superview.layoutMargins.left
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = isInList ? superview.listSafeArea : .zero
        let (left, right) = (frame.minX - safe.left, superview.bounds.width - frame.maxX - safe.right)
        margins.leading = max(margins.leading, around - max(0, isMirrored ? right : left))
        margins.trailing = max(margins.trailing, around - max(0, isMirrored ? left : right))
        return margins
    }

    /// The distance of the text from the leading edge.
    final var textStart: CGFloat { margins.leading + imageWidthWithPadding }

    private var pictureSize: CGSize {
        guard var size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let limit = shown.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        size = CGSize(width: size.width * scale, height: size.height * scale)
        return size
    }

    private var reserved: CGSize {
        let (own, kept, usual) = (
            pictureSize, shown.imageProperties.reservedLayoutSize,
            UIListContentConfiguration.ImageProperties.standardDimension
        )
        func length(_ own: CGFloat, _ kept: CGFloat) -> CGFloat { kept == usual ? 28 : kept > 0 ? kept : own }
        return CGSize(width: length(own.width, kept.width), height: length(own.height, kept.height))
    }

    /// The width of the image and the padding after it; 0 without an image.
    private var imageWidthWithPadding: CGFloat {
        shown.image == nil ? 0 : reserved.width + shown.imageToTextPadding
    }

    /// Returns the frames of all parts for a width, in left-to-right layout.
    private func places(_ width: CGFloat, _ height: CGFloat?) -> Frames {
        let margins = self.margins
        let start = margins.leading + imageWidthWithPadding
        let availableWidth = max(0, width - start - margins.trailing)
        let limit = CGSize(width: availableWidth, height: .greatestFiniteMagnitude)
        let first = label?.isHidden == false ? label?.sizeThatFits(limit) ?? .zero : .zero
        let second = detail?.isHidden == false ? detail?.sizeThatFits(limit) ?? .zero : .zero
        let (gap, line) = (shown.textToSecondaryTextHorizontalPadding, shown.textToSecondaryTextVerticalPadding)
        let isBeside =
            shown.prefersSideBySideTextAndSecondaryText && second.width > 0
            && first.width + gap + second.width <= availableWidth
        let both = first.height > 0 && second.height > 0
        let texts = isBeside ? max(first.height, second.height) : first.height + second.height + (both ? line : 0)
        var result = Frames()
        result.height = (max(texts, reserved.height) + margins.top + margins.bottom).rounded(.up)
        let middle = margins.top + ((height ?? result.height) - margins.top - margins.bottom) / 2
        let size = pictureSize
        result.picture = CGRect(
            x: margins.leading + (reserved.width - size.width) / 2, y: middle - size.height / 2, width: size.width,
            height: size.height)
        if isBeside {
            let width = second.width.rounded(.up)
            result.detail = CGRect(
                x: start + availableWidth - width, y: middle - second.height / 2, width: width, height: second.height)
            result.label = CGRect(
                x: start, y: middle - first.height / 2, width: availableWidth - width - gap, height: first.height)
        } else {
            let top = middle - texts / 2
            result.label = CGRect(x: start, y: top, width: availableWidth, height: first.height)
            result.detail = CGRect(
                x: start, y: top + texts - second.height, width: availableWidth, height: second.height)
        }
        return result
    }

    /// Lays out image and texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let places = places(bounds.width, bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView?, _ place: CGRect) {
            guard let view else { return }
            var place = place
            if isMirrored { place.origin.x = bounds.width - place.maxX }
            view.frame = place
        }
        for view in [label, detail] where view?.semanticContentAttribute != semanticContentAttribute {
            view?.semanticContentAttribute = semanticContentAttribute
        }
        // An ancestor may have gained another tint color than the one that was transformed.
        if shown.imageProperties.tintColorTransformer != nil { updateImageTint() }
        put(picture, places.picture)
        put(label, places.label)
        put(detail, places.detail)
    }

    /// Returns the given width and the height that texts and image require.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isEdge = superview is UITableViewHeaderFooterView
        let height = places(size.width.isFinite ? size.width : bounds.width, nil).height
        return CGSize(width: size.width, height: isEdge ? height : max(Self.minimumHeight, height))
    }

    /// The intrinsic size, which has no width and the height that texts and image require at the current width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}
