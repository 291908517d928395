/// Short texts at the views of a window that can be focused.
@MainActor final class FocusBadges: UIView {
    /// A text and the view that it belongs to.
    struct Badge {
        let text: String
        let view: UIView
    }

    private unowned let target: UIWindow

    init(in window: UIWindow) {
        target = window
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = 1e6
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows badges instead of the present ones.
    func show(_ badges: [Badge]) {
        for label in subviews { label.removeFromSuperview() }
        for badge in badges {
            let corner = badge.view.convert(badge.view.bounds, to: target).origin
            addSubview(Self.label(badge.text, at: corner, isCurrent: badge.view.isFocused))
        }
    }

    private static func label(_ text: String, at corner: CGPoint, isCurrent: Bool) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .boldSystemFont(ofSize: 11)
        label.textColor = .white
        label.textAlignment = .center
        label.backgroundColor = isCurrent ? .destructiveFill : .black
        label.clipsToBounds = true
        let width = max(label.intrinsicContentSize.width + 8, 18)
        label.frame = CGRect(x: max(corner.x - 6, 0), y: max(corner.y - 6, 0), width: width, height: 18)
        label.layer.cornerRadius = 9
        return label
    }
}
