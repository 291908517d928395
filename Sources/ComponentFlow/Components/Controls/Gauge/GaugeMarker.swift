/// The disc that shows the value of a gauge, with a border in the color of the background.
final class GaugeMarker: UIView {
    private static let borderWidth: CGFloat = 2

    private let disc = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        disc.backgroundColor = .label
        addSubview(disc)
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        let side = max(bounds.height - 2 * Self.borderWidth, 0)
        disc.bounds.size = CGSize(width: side, height: side)
        disc.center = CGPoint(x: bounds.midX, y: bounds.midY)
        disc.layer.cornerRadius = side / 2
    }
}
