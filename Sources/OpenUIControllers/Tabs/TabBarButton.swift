@_spi(Subclassing) import OpenUIKitCore

/// The control that displays an item of a tab bar, or opens the menu with the items that do not fit.
///
/// Only the selected item can be reached with Tab; arrow keys select the others.
@MainActor package final class TabBarButton: UIControl {
    private static let padding: CGFloat = 12
    private static let spacing: CGFloat = 6
    private static let inlineHeight: CGFloat = 32
    private static let lineWidth: CGFloat = 3

    package let item: UITabBarItem
    private(set) weak var bar: UITabBar?
    /// The view of the image behind the selected item, which exists if there was an image.
    private var indicator: UIImageView?
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let badge = TabBadge()
    /// The line that distinguishes the selected item without colors, if the user prefers that.
    private let line = UIView()

    init(_ item: UITabBarItem, bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFit
        layer.cornerRadius = 8
        showsLargeContentViewer = true
        scalesLargeContentImage = true
        line.layer.cornerRadius = Self.lineWidth / 2
        for part in [imageView, titleLabel, badge, line] { addSubview(part) }
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    @_spi(Subclassing) public override func adoptAppearanceOfItem() {
        item.adoptAppearance(in: self)
    }

    private func press() {
        bar?.press(self)
    }

    package override var canBecomeFocused: Bool {
        super.canBecomeFocused && bar?.isFocusStop(self) == true
    }

    package override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { alpha = isHighlighted ? 0.5 : 1 } }
    }

    // MARK: Content

    private var placement: TabBarPlacement { bar?.placement ?? .bottom }

    /// Updates the button from its item and its bar.
    func show() {
        isSelected = bar?.displaysSelection(self) == true
        isEnabled = item.isEnabled
        let title = item.displayedTitle(in: traitCollection.language)
        titleLabel.text = title
        titleLabel.font = font
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        badge.show(
            item.badgeValue, color: item.badgeColor ?? look { $0.badgeBackgroundColor },
            attributes: badgeAttributes,
            offset: look { $0.badgeTitlePositionAdjustment.unlessZero } ?? .zero)
        largeContentImage = item.largeContentSizeImage ?? item.image
        largeContentImageInsets = item.largeContentSizeImageInsets
        accessibilityLabel = item.accessibilityLabel ?? title
        accessibilityValue = item.accessibilityValue ?? item.badgeValue
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        showIndicator()
        showColors()
        setNeedsLayout()
    }

    private var badgeAttributes: [NSAttributedString.Key: Any] {
        let own =
            (isSelected ? item.badgeTextAttributes(for: .selected) : nil) ?? item.badgeTextAttributes(for: .normal)
        let ofBar = look { $0.badgeTextAttributes.isEmpty ? nil : $0.badgeTextAttributes } ?? [:]
        return ofBar.merging(own ?? [:]) { $1 }
    }

    /// The image that the bar displays behind the item.
    private var indicatorImage: UIImage? {
        guard isSelected, let appearance = bar?.effectiveAppearance else { return nil }
        guard appearance.selectionIndicatorTintColor != nil else { return appearance.selectionIndicatorImage }
        return appearance.selectionIndicatorImage?.withRenderingMode(.alwaysTemplate)
    }

    private func showIndicator() {
        let image = indicatorImage
        if image != nil, indicator == nil {
            let view = UIImageView()
            insertSubview(view, at: 0)
            indicator = view
        }
        indicator?.image = image
        indicator?.tintColor = bar?.effectiveAppearance.selectionIndicatorTintColor
    }

    private var font: UIFont {
        if let own = attribute(.font) as? UIFont { return own }
        switch placement {
        case .bottom: return .systemFont(ofSize: item.image == nil ? 13 : 10, weight: .medium)
        case .top: return .systemFont(ofSize: 14, weight: .medium)
        case .side:
            let font = UIFont.systemFont(ofSize: 15, weight: isSelected ? .semibold : .regular)
            return UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traitCollection)
        }
    }

    private func attribute(_ key: NSAttributedString.Key) -> Any? {
        let ofState = isSelected ? item.titleTextAttributes(for: .selected) : nil
        let own = ofState?[key] ?? item.titleTextAttributes(for: .normal)?[key]
        return own ?? (key == .font ? look { $0.titleTextAttributes[key] } : nil)
    }

    /// The appearances of the bar for the current state, of which the first one that sets a color applies.
    private var appearances: [UITabBarItemStateAppearance] {
        guard let appearance = bar?.itemAppearance else { return [] }
        guard isEnabled else { return [appearance.disabled] }
        let state = isSelected ? appearance.selected : appearance.normal
        return isFocused ? [appearance.focused, state] : [state]
    }

    /// Returns a value that the bar's appearance sets for the current state or, if it does not, for the normal one.
    private func look<Value>(_ value: (UITabBarItemStateAppearance) -> Value?) -> Value? {
        guard let normal = bar?.itemAppearance.normal else { return nil }
        return (appearances + [normal]).lazy.compactMap(value).first
    }

    private func showColors() {
        let color = isSelected ? textTintColor : bar?.unselectedItemTintColor ?? .secondaryLabel
        let titleColor = appearances.lazy.compactMap { $0.titleTextAttributes[.foregroundColor] as? UIColor }.first
        let iconColor = appearances.lazy.compactMap(\.iconColor).first
        let own = isEnabled ? attribute(.foregroundColor) as? UIColor : nil
        titleLabel.textColor = own ?? titleColor ?? (isEnabled ? color : .tertiaryLabel)
        imageView.tintColor = iconColor ?? (isEnabled ? color : .tertiaryLabel)
        let isFilled = isSelected && placement != .bottom && indicator?.image == nil
        backgroundColor = isFilled ? .tertiarySystemFill : nil
        line.isHidden = !isSelected || !UIAccessibility.shouldDifferentiateWithoutColor
        line.backgroundColor = color
    }

    /// Shows the line if the user prefers more contrast, and the title of a system item in another language.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.language != previousTraitCollection?.language else { return showColors() }
        show()
        bar?.setNeedsLayout()
    }

    /// Shows the appearance of the item with the focus.
    package override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.focusDidUpdate(in: context, with: coordinator)
        show()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    // MARK: Layout

    /// The size of the content of an item that is not at the bottom.
    var inlineSize: CGSize {
        let (image, title, badge) = (imageSize, titleLabel.intrinsicContentSize, badge.size)
        let widths = [image.width, title.width, badge.width].filter { $0 > 0 }
        let width = widths.reduce(2 * Self.padding) { $0 + $1 } + Self.spacing * CGFloat(max(widths.count - 1, 0))
        let content = max(image.height, title.height)
        return CGSize(width: width.rounded(.up), height: max(Self.inlineHeight, content + Self.padding))
    }

    private var imageSize: CGSize {
        guard let image = imageView.image else { return .zero }
        let limit: CGFloat = placement == .bottom ? 26 : 20
        let factor = min(limit / max(image.size.width, image.size.height, 1), 1)
        return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if placement == .bottom { layOutStacked() } else { layOutInline() }
        if item.imageInsets.isFinite { imageView.frame = imageView.frame.inset(by: item.imageInsets) }
        let (title, badgeOffset) = (
            item.titlePositionAdjustment.unlessZero ?? look { $0.titlePositionAdjustment.unlessZero },
            look { $0.badgePositionAdjustment.unlessZero }
        )
        if let title { titleLabel.frame = titleLabel.frame.offsetBy(dx: title.horizontal, dy: title.vertical) }
        if let badgeOffset { badge.frame = badge.frame.offsetBy(dx: badgeOffset.horizontal, dy: badgeOffset.vertical) }
        layOutLine()
        if let indicator, let image = indicator.image { layOut(indicator, with: image) }
    }

    private func layOut(_ indicator: UIImageView, with image: UIImage) {
        guard !image.attributes.isResizable else { return indicator.frame = bounds }
        let size = image.size
        indicator.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Places the line at the edge of the content: above that of bottom bars, and below or beside that of other bars.
    private func layOutLine() {
        let width = max(min(titleLabel.frame.width, bounds.width - 8), 16)
        switch placement {
        case .bottom: line.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: Self.lineWidth)
        case .top:
            line.frame = CGRect(
                x: (bounds.width - width) / 2, y: bounds.height - Self.lineWidth, width: width, height: Self.lineWidth)
        case .side:
            line.frame = mirrored(
                CGRect(x: 0, y: 6, width: Self.lineWidth, height: max(bounds.height - 12, Self.lineWidth)))
        }
    }

    private func layOutStacked() {
        let (image, title, badgeSize) = (imageSize, titleLabel.intrinsicContentSize, badge.size)
        let hasImage = image.height > 0
        let width = min(title.width, bounds.width)
        let imageTop = max((30 - image.height) / 2, 2)
        imageView.frame = CGRect(
            x: (bounds.width - image.width) / 2, y: imageTop, width: image.width, height: image.height)
        titleLabel.frame = CGRect(
            x: (bounds.width - width) / 2,
            y: hasImage ? bounds.height - title.height - 3 : (bounds.height - title.height) / 2, width: width,
            height: title.height)
        let content = hasImage ? imageView.frame : titleLabel.frame
        badge.frame = mirrored(
            CGRect(
                origin: CGPoint(x: content.maxX - (hasImage ? 6 : 0), y: max(content.minY - 5, 1)), size: badgeSize))
    }

    private func layOutInline() {
        let (image, title, badgeSize) = (imageSize, titleLabel.intrinsicContentSize, badge.size)
        var x = Self.padding
        imageView.frame = centered(image, at: x)
        if image.width > 0 { x += image.width + Self.spacing }
        let end = bounds.width - Self.padding - badgeSize.width
        let space = max(end - x - (badgeSize.width > 0 ? Self.spacing : 0), 0)
        titleLabel.frame = centered(CGSize(width: min(title.width, space), height: title.height), at: x)
        badge.frame = centered(badgeSize, at: end)
    }

    private func centered(_ size: CGSize, at x: CGFloat) -> CGRect {
        mirrored(CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
}

/// The badge of a tab bar item.
@MainActor private final class TabBadge: UIView {
    private static let minimumLength: CGFloat = 16
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private var offset = UIOffset.zero
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.minimumLength / 2
        label.textAlignment = .center
        // The button presents the text as its value.
        accessibilityElementsHidden = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String?, color: UIColor?, attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
        label.text = text
        label.font = attributes[.font] as? UIFont ?? Self.font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        self.offset = offset
        setNeedsLayout()
        backgroundColor = color ?? .systemRed
        isHidden = text?.isEmpty != false
    }

    /// The size in points; zero if there is no text.
    var size: CGSize {
        guard !isHidden else { return .zero }
        let width = label.intrinsicContentSize.width.rounded(.up) + 8
        return CGSize(width: max(width, Self.minimumLength), height: Self.minimumLength)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }
}

extension UIOffset {
    /// The offset, or `nil` if it is zero or not finite.
    fileprivate var unlessZero: UIOffset? {
        self != .zero && horizontal.isFinite && vertical.isFinite ? self : nil
    }
}
