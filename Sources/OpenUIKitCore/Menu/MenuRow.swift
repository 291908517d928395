/// A row of a menu: state mark, image, title, subtitle, and the key equivalent or the submenu indicator.
@MainActor package final class MenuRow: UIView {
    private static let height: CGFloat = 28
    private static let heightWithSubtitle: CGFloat = 42
    private static let inset: CGFloat = 10
    private static let column: CGFloat = 22
    private static let gap: CGFloat = 24
    private static let pictureSide: CGFloat = 16
    /// The lengths of rows that are side by side, and of their images.
    private static let (smallHeight, mediumHeight): (CGFloat, CGFloat) = (36, 54)
    private static let compactPictureSide: CGFloat = 20
    private static let compactInset: CGFloat = 6
    private static let minimumCompactWidth: CGFloat = 44
    /// The width of the outline that marks an element beside others as selected.
    private static let outlineWidth: CGFloat = 1.5
    private static let disabledPictureAlpha: CGFloat = 0.4

    package let element: UIMenuElement
    private let style: MenuSectionStyle
    let isEnabled: Bool
    var isSelected = false {
        didSet {
            showSelection()
            accessibilityDidChange(.content)
        }
    }
    /// Whether the submenu is open.
    package var isExpanded = false {
        didSet { if isExpanded != oldValue { accessibilityDidChange(.content) } }
    }
    /// The letter that chooses the row, in lowercase; a disabled row has none.
    var letter: Character?
    private let title = UILabel()
    private let subtitle = UILabel()
    private let mark = UILabel()
    private let trailing = UILabel()
    private let picture = UIImageView()
    private var columns = 0
    /// The language of the view for which the menu is open.
    private let language: Language

    init(_ element: UIMenuElement, _ style: MenuSectionStyle, isEnabled: Bool, language: Language) {
        self.element = element
        self.style = style
        self.isEnabled = isEnabled
        self.language = language
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 6
        isAccessibilityElement = true
        title.followTextSize(with: .systemFont(ofSize: style.arrangement == .medium ? 11 : 14))
        if isCompact { title.textAlignment = .center } else { title.numberOfLines = style.titleLines }
        subtitle.followTextSize(with: .systemFont(ofSize: 11))
        mark.followTextSize(with: .systemFont(ofSize: 13, weight: .semibold))
        trailing.followTextSize(with: .systemFont(ofSize: element is UIMenu ? 16 : 12))
        picture.contentMode = .scaleAspectFit
        picture.showsAutomaticImagesAsTemplates = true
        for part in [title, subtitle, mark, trailing, picture] { addSubview(part) }
        observeInterfaceStyle()
        resolveColors(with: traitCollection)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    func show(leavesSpaceForMark: Bool, leavesSpaceForImage: Bool, underlinesLetter: Bool) {
        title.show(shownTitle, underlining: underlinesLetter ? letter : nil)
        subtitle.text = element.subtitle
        mark.text = element.elementState == .on ? "✓" : element.elementState == .mixed ? "–" : nil
        picture.image = element.image
        trailing.text = element is UIMenu ? "›" : (element as? UIKeyCommand)?.combinationName(in: language)
        columns = (leavesSpaceForMark ? 1 : 0) + (leavesSpaceForImage ? 1 : 0)
        pictureColumn = leavesSpaceForMark ? 1 : 0
        accessibilityLabel = shownTitle
        accessibilityTraits = traits
        showSelection()
        showParts()
        setNeedsLayout()
    }

    /// Whether the row is beside others, and shows its state by its background and an outline.
    var isCompact: Bool { style.arrangement.isCompact }

    /// Whether the title is visible.
    var showsTitle: Bool { !style.arrangement.hidesTitles || element.image == nil }

    private var traits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        if element.elementState == .on { traits.insert(.selected) }
        return traits
    }

    /// Hides what a row beside others has no space for.
    private func showParts() {
        guard isCompact else { return }
        for part in [subtitle, mark, trailing] { part.isHidden = true }
        title.isHidden = !showsTitle
    }

    /// The title; that of an element which is loading is a text of the framework.
    private var shownTitle: String {
        element is UIDeferredMenuElement ? LocalizedString.BuiltIn.menuLoading.text(in: language) : element.title
    }

    private var pictureColumn = 0

    package override func accessibilityActivate() -> Bool {
        (firstInChain { $0 is MenuOverlay } as? MenuOverlay)?.press(self) ?? false
    }

    /// The arrow keys move the selection, so it is what the user is at.
    package override func accessibilityElementIsFocused() -> Bool { isSelected }

    private func showSelection() {
        let showsState = isCompact && element.elementState != .off
        backgroundColor = isSelected ? .tertiarySystemFill : showsState ? .quaternarySystemFill : nil
        layer.borderWidth = showsState ? Self.outlineWidth : 0
        let isDestructive =
            element.elementAttributes.contains(.destructive) || (element as? UIMenu)?.isDestructive == true
        let color: UIColor = isDestructive ? .destructiveText : .label
        title.textColor = color
        mark.textColor = color
        picture.tintColor = isEnabled ? color : .tertiaryLabel
        let isDimmed = !isEnabled && picture.image?.renderingMode == .alwaysOriginal
        picture.alpha = isDimmed ? Self.disabledPictureAlpha : 1
        for label in [subtitle, trailing] { label.textColor = .secondaryLabel }
        for label in [title, mark, subtitle, trailing] { label.isEnabled = isEnabled }
    }

    package override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        layer.borderColor = UIColor.label.resolvedColor(with: traits).cgColor
    }

    // MARK: Layout

    func fittingHeight(width: CGFloat) -> CGFloat {
        let hidesTitles = style.arrangement.hidesTitles
        if isCompact { return scaledForTextSize(hidesTitles ? Self.smallHeight : Self.mediumHeight) }
        let height = scaledForTextSize(
            element.subtitle?.isEmpty == false ? Self.heightWithSubtitle : Self.height)
        guard title.numberOfLines != 1 else { return height }
        let furtherLines = titleHeight(width: textWidth(in: width)) - title.font.lineHeight.rounded(.up)
        return height + max(furtherLines, 0)
    }

    private func titleHeight(width: CGFloat) -> CGFloat {
        guard title.numberOfLines != 1 else { return title.intrinsicContentSize.height }
        return title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Returns the width of title and subtitle in a row with a width.
    private func textWidth(in width: CGFloat) -> CGFloat {
        let others = 2 * Self.inset + CGFloat(columns) * columnWidth + trailing.intrinsicContentSize.width
        return max(width - others, 0)
    }

    /// The width of the marks, and that of the images with the space behind them.
    private var columnWidth: CGFloat { scaledForTextSize(Self.column) }

    var fittingWidth: CGFloat {
        if isCompact {
            let text = title.isHidden ? 0 : title.intrinsicContentSize.width
            let content = max(text, picture.image == nil ? 0 : compactSide)
            return max(content + 2 * Self.compactInset, scaledForTextSize(Self.minimumCompactWidth))
        }
        let texts = max(title.sizeThatFits(.zero).width, subtitle.intrinsicContentSize.width)
        let end = trailing.intrinsicContentSize.width
        return Self.inset * 2 + CGFloat(columns) * columnWidth + texts + (end > 0 ? Self.gap + end : 0)
    }

    private var compactSide: CGFloat { scaledForTextSize(Self.compactPictureSide) }

    /// Centers the image, with the title below it unless that is hidden.
    private func layOutCompact() {
        let side = picture.image == nil ? 0 : compactSide
        let text = title.isHidden ? 0 : title.intrinsicContentSize.height
        let gap = side > 0 && text > 0 ? Self.compactInset / 2 : 0
        let top = (bounds.height - side - gap - text) / 2
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
        title.frame = CGRect(
            x: Self.compactInset, y: top + side + gap, width: max(bounds.width - 2 * Self.compactInset, 0),
            height: text)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        if isCompact { return layOutCompact() }
        if element is UIMenu { trailing.text = isMirrored ? "‹" : "›" }
        let inner = bounds.shrunk(dx: Self.inset, dy: 0)
        let end = trailing.intrinsicContentSize
        let (column, side) = (columnWidth, scaledForTextSize(Self.pictureSide))
        let start = inner.minX + CGFloat(columns) * column
        let width = textWidth(in: bounds.width)
        let (top, below) = (titleHeight(width: width), subtitle.intrinsicContentSize.height)
        let hasSubtitle = subtitle.text?.isEmpty == false
        let y = (bounds.height - top - (hasSubtitle ? below : 0)) / 2
        placeSubview(mark, CGRect(x: inner.minX, y: 0, width: column, height: bounds.height))
        placeSubview(
            picture,
            CGRect(
                x: inner.minX + CGFloat(pictureColumn) * column, y: (bounds.height - side) / 2, width: side,
                height: side))
        placeSubview(title, CGRect(x: start, y: y, width: width, height: top))
        placeSubview(subtitle, CGRect(x: start, y: y + top, width: width, height: hasSubtitle ? below : 0))
        placeSubview(
            trailing, CGRect(x: inner.maxX - end.width, y: 0, width: end.width, height: bounds.height))
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIMenu {
    fileprivate var isDestructive: Bool { options.contains(.destructive) }
}

extension UIKeyCommand {
    /// Returns the key equivalent as displayed in menus, for example "Shift+Ctrl+Z".
    final func combinationName(in language: Language) -> String? {
        guard let input, !input.isEmpty else { return nil }
        var parts: [LocalizedString] = []
        if modifierFlags.contains(.shift) { parts.append(.BuiltIn.keyShift) }
        if !modifierFlags.isDisjoint(with: [.control, .command]) { parts.append(.BuiltIn.keyControl) }
        if modifierFlags.contains(.alternate) { parts.append(.BuiltIn.keyAlt) }
        let key = Self.name(of: input)?.text(in: language) ?? Self.sign(of: input)
        return (parts.map { $0.text(in: language) } + [key]).joined(separator: "+")
    }

    /// Returns the name of a key that has one.
    private static func name(of input: String) -> LocalizedString? {
        switch input {
        case inputEscape: .BuiltIn.keyEscape
        case inputPageUp: .BuiltIn.keyPageUp
        case inputPageDown: .BuiltIn.keyPageDown
        case "\r": .BuiltIn.keyReturn
        case "\t": .BuiltIn.keyTab
        case "\u{8}": .BuiltIn.keyBackspace
        case " ": .BuiltIn.keySpace
        default: nil
        }
    }

    /// Returns what the keys without names show.
    private static func sign(of input: String) -> String {
        switch input {
        case inputUpArrow: "↑"
        case inputDownArrow: "↓"
        case inputLeftArrow: "←"
        case inputRightArrow: "→"
        default: input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input.uppercased()
        }
    }
}
