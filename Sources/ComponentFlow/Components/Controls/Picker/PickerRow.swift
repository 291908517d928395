/// A row of an inline ``Picker``: an image, a title, and a check mark if it is selected.
final class PickerRow: UIControl {
    private static let margin: CGFloat = 16
    /// The distance between the image and the title, in points.
    private static let gap: CGFloat = 12
    /// The lengths of image and check mark, and of their symbols, for the default text size, in points.
    private static let (pictureSide, pictureSymbolSize): (CGFloat, CGFloat) = (22, 17)
    private static let (markSide, symbolSize): (CGFloat, CGFloat) = (16, 12)
    private static let minimumHeight: CGFloat = 44
    private static let disabledAlpha: CGFloat = 0.4

    private let label = UILabel()
    private let picture = UIImageView()
    private let check = UIImageView(image: UIImage(systemName: "checkmark"))
    private var leavesSpaceForImage = false
    /// Whether the row is the one to which the keyboard focus moves.
    var isFocusStop = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        picture.tintColor = .label
        picture.contentMode = .scaleAspectFit
        check.isHidden = true
        fitSymbols()
        for part in [label, picture, check] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows an option; the titles of all rows are aligned if one of them has an image.
    func show(_ option: PickerDescription.Option, leavesSpaceForImage: Bool) {
        label.text = option.title
        accessibilityLabel = option.title
        picture.image = option.image
        picture.isHidden = option.image == nil
        self.leavesSpaceForImage = leavesSpaceForImage
        setNeedsLayout()
    }

    /// Shows the symbols in the text size of the row.
    private func fitSymbols() {
        check.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: scaledForTextSize(Self.symbolSize), weight: .semibold)
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: scaledForTextSize(Self.pictureSymbolSize))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
        fitSymbols()
        setNeedsLayout()
    }

    override var isSelected: Bool { didSet { check.isHidden = !isSelected } }
    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil } }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : Self.disabledAlpha } }
    override var canBecomeFocused: Bool { isFocusStop && super.canBecomeFocused }

    /// The width of the image and the space behind it.
    private var imageSpace: CGFloat { leavesSpaceForImage ? scaledForTextSize(Self.pictureSide) + Self.gap : 0 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(
            width: imageSpace + text.width + 3 * Self.margin + scaledForTextSize(Self.markSide),
            height: max(Self.minimumHeight, ceil(text.height) + 20))
    }

    /// Places image and title at the leading edge and the check mark at the trailing edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (margin, mark, side) = (Self.margin, scaledForTextSize(Self.markSide), scaledForTextSize(Self.pictureSide))
        let start = margin + imageSpace
        label.textAlignment = isReversed ? .right : .left
        place(label, x: start, width: max(bounds.width - start - 2 * margin - mark, 0), height: bounds.height)
        place(picture, x: margin, width: side, height: side)
        place(check, x: bounds.width - margin - mark, width: mark, height: mark)
    }

    /// Places a view at a distance from the leading edge, in the middle of the height.
    private func place(_ view: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isReversed ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
