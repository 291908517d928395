/// The panel in the middle of the window in which the large content viewer shows an item.
@MainActor final class LargeContentView: UIView {
    private static let padding: CGFloat = 24
    private static let imageSide: CGFloat = 96
    /// The width in points, unless a word is longer.
    private static let usualWidth: CGFloat = 320
    /// The size to which the font is reduced if the window is too small for the text, in points.
    private static let smallestFontSize: CGFloat = 17

    private let picture = UIImageView()
    private let label = UILabel()
    private let imageInsets: UIEdgeInsets

    init(_ item: any UILargeContentViewerItem) {
        imageInsets = item.largeContentImageInsets
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 20
        picture.image = item.largeContentImage
        picture.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
        label.text = item.largeContentTitle
        label.numberOfLines = 0
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds the panel to a window, in its middle, with the text in the size that the window's user prefers.
    ///
    /// The panel becomes wider for long words, and the text smaller if it does not fit in the window.
    func place(in window: UIWindow) {
        let available = window.bounds.insetBy(dx: Self.padding, dy: Self.padding)
        var font = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: window.traitCollection)
        var size = fittingSize(font, in: available.size)
        while size.width > available.width || size.height > available.height, font.pointSize > Self.smallestFontSize {
            font = font.withSize(max(font.pointSize - 1, Self.smallestFontSize))
            size = fittingSize(font, in: available.size)
        }
        size = CGSize(
            width: max(min(size.width, available.width), 0), height: max(min(size.height, available.height), 0))
        frame = CGRect(
            x: (window.bounds.width - size.width) / 2, y: (window.bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        window.addSubview(self)
    }

    /// Shows the text in a font, and returns the size in which no word is broken, which may exceed `available`.
    private func fittingSize(_ font: UIFont, in available: CGSize) -> CGSize {
        label.font = font
        let words = (label.text ?? "").split(whereSeparator: \.isWhitespace)
        let longest = words.reduce(0) { longest, word in
            max(longest, NSAttributedString(string: String(word), attributes: [.font: font]).size().width.rounded(.up))
        }
        let width = max(min(Self.usualWidth, available.width), longest + 2 * Self.padding)
        let text = label.sizeThatFits(
            CGSize(width: max(width - 2 * Self.padding, 1), height: .greatestFiniteMagnitude))
        let image = picture.image == nil ? 0 : Self.imageSide + Self.padding
        return CGSize(width: width, height: Self.padding + image + text.height + Self.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var rest = bounds.insetBy(dx: Self.padding, dy: Self.padding)
        if picture.image != nil {
            let area = CGRect(
                x: bounds.midX - Self.imageSide / 2, y: rest.minY, width: Self.imageSide, height: Self.imageSide)
            picture.frame = area.inset(by: imageInsets)
            rest.origin.y += Self.imageSide + Self.padding
            rest.size.height -= Self.imageSide + Self.padding
        }
        label.frame = rest
    }
}
