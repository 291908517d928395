@_spi(Subclassing) import OpenUIKitCore

/// The capsule that shows a token in a search field.
@MainActor final class SearchTokenView: UIView {
    private static let padding: CGFloat = 7
    private static let spacing: CGFloat = 4
    private static let widest: CGFloat = 160

    let token: UISearchToken
    var color: UIColor { didSet { updateColors() } }
    var isSelected = false {
        didSet {
            guard oldValue != isSelected else { return }
            accessibilityTraits = isSelected ? [.button, .selected] : .button
            updateColors()
        }
    }
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ token: UISearchToken, font: UIFont, color: UIColor) {
        self.token = token
        self.color = color
        super.init(frame: .zero)
        label.text = token.text
        label.font = font
        picture.image = token.icon?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .scaleAspectFit
        layer.cornerRadius = 6
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
        addSubview(label)
        addSubview(picture)
        updateColors()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func setFont(_ font: UIFont) {
        label.font = font
    }

    private func updateColors() {
        backgroundColor = isSelected ? color : color.withAlphaComponent(0.18)
        label.textColor = isSelected ? .white : .label
        picture.tintColor = isSelected ? .white : .label
    }

    private var side: CGFloat { picture.image == nil ? 0 : label.font.lineHeight * 0.8 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = side == 0 ? 0 : side + Self.spacing
        let text = label.sizeThatFits(CGSize(width: Self.widest, height: size.height)).width
        return CGSize(width: 2 * Self.padding + image + min(text, Self.widest), height: label.font.lineHeight + 4)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.shrunk(dx: Self.padding, dy: 0)
        let start = side == 0 ? 0 : side + Self.spacing
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        picture.frame = CGRect(
            x: isReversed ? inner.maxX - side : inner.minX, y: bounds.midY - side / 2, width: side, height: side)
        label.frame = CGRect(
            x: isReversed ? inner.minX : inner.minX + start, y: 0, width: inner.width - start, height: bounds.height)
    }
}
