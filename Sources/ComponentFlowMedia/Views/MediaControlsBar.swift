import ComponentFlow
import Foundation

/// The controls above a picture, on a background that makes them legible on any picture.
final class MediaControlsBar: UIView {
    private static let margin: CGFloat = 8

    let controls = MediaControlsView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.6)
        addSubview(controls)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: controls.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(controls.sizeThatFits(bounds.size).height, bounds.height)
        let margin = min(Self.margin, bounds.width / 4)
        controls.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: height)
    }
}
