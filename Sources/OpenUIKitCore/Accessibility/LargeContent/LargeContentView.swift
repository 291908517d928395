/// The panel in the middle of the window in which the large content viewer shows an item.
@MainActor final class LargeContentView: UIView {
    private static let padding: CGFloat = 24
    private static let imageSide: CGFloat = 96
    private static let maximumWidth: CGFloat = 320

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
        label.font = .preferredFont(forTextStyle: .title2)
        label.numberOfLines = 0
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Adds the panel to a window, in its middle.
    func place(in window: UIWindow) {
        let width = min(Self.maximumWidth, window.bounds.width - 2 * Self.padding)
        let text = label.sizeThatFits(
            CGSize(width: max(width - 2 * Self.padding, 0), height: .greatestFiniteMagnitude))
        let height =
            Self.padding + (picture.image == nil ? 0 : Self.imageSide + Self.padding) + text.height + Self.padding
        frame = CGRect(
            x: (window.bounds.width - width) / 2, y: (window.bounds.height - height) / 2, width: max(width, 0),
            height: height)
        window.addSubview(self)
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
