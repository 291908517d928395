/// A symbol of a ``RatingControl``, of which a part is filled.
@MainActor final class RatingItem: UIView {
    private let outline = UIImageView()
    private let filled = UIImageView()
    /// Clips the filled symbol.
    private let clip = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clip.clipsToBounds = true
        for view in [outline, filled] { view.contentMode = .scaleAspectFit }
        clip.addSubview(filled)
        addSubview(outline)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// The part that is filled, from 0 to 1.
    var fraction: CGFloat = 0 {
        didSet { if fraction != oldValue { setNeedsLayout() } }
    }

    /// Shows a symbol, whose variant with `.fill` shows the rating.
    func show(_ symbol: String, font: UIFont, color: UIColor) {
        let configuration = UIImage.SymbolConfiguration(font: font)
        outline.image = UIImage(systemName: symbol, withConfiguration: configuration)
        filled.image = UIImage(systemName: symbol + ".fill", withConfiguration: configuration)
        outline.tintColor = .secondaryLabel
        filled.tintColor = color
    }

    /// The size of the symbol, in points.
    var symbolSize: CGSize { outline.image?.size ?? .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = symbolSize
        let scale =
            size.width > 0 && size.height > 0 ? min(bounds.width / size.width, bounds.height / size.height, 1) : 0
        let (width, height) = (size.width * scale, size.height * scale)
        let rect = CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        let length = width * fraction
        let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? width - length : 0
        outline.frame = rect
        clip.frame = CGRect(x: rect.minX + start, y: rect.minY, width: length, height: height)
        filled.frame = CGRect(x: -start, y: 0, width: width, height: height)
    }
}
