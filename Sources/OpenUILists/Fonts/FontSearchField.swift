@_spi(Subclassing) import OpenUIKitCore

/// The field that searches the list of a font picker.
final class FontSearchField: UITextField {
    /// The width of the icon's area, and the size of its symbol, for the default text size, in points.
    private static let (iconWidth, symbolSize): (CGFloat, CGFloat) = (28, 13)

    private let icon = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        autocapitalizationType = .none
        autocorrectionType = .no
        clearButtonMode = .whileEditing
        accessibilityTraits = .searchField
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        leftView = icon
        leftViewMode = .always
        fitIcon()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        fitIcon()
    }

    /// Shows the icon in the text size of the field.
    private func fitIcon() {
        let symbol = UIImage.SymbolConfiguration(pointSize: scaledForTextSize(Self.symbolSize))
        icon.image = UIImage(systemName: "magnifyingglass", withConfiguration: symbol)
        let width = scaledForTextSize(Self.iconWidth)
        icon.frame.size = CGSize(width: width, height: width)
        setNeedsLayout()
    }
}
