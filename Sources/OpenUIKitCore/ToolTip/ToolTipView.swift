internal import Accessibility

/// The view of a tool tip: a text on a rounded background.
@MainActor final class ToolTipView: UIView, PopupPanel {
    private static let padding = CGSize(width: 8, height: 5)
    private static let maximumWidth: CGFloat = 320

    private static let cornerRadius: CGFloat = 6

    private let label = UILabel()
    var isOpaqueRectangle = false {
        didSet { layer.cornerRadius = isOpaqueRectangle ? 0 : Self.cornerRadius }
    }

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        // Otherwise the label would be an element as well.
        isAccessibilityElement = true
        accessibilityLabel = text
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.25, alpha: 1) : UIColor(white: 0.16, alpha: 1)
        }
        layer.cornerRadius = Self.cornerRadius
        layer.zPosition = 1e5
        label.text = text
        label.followTextSize(with: .systemFont(ofSize: 13))
        label.textColor = .white
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    var text: String? { label.text }

    /// Returns the size for a window of a width.
    func fittingSize(in width: CGFloat) -> CGSize {
        let availableWidth = max(min(scaledForTextSize(Self.maximumWidth), width) - 2 * Self.padding.width, 0)
        let size = label.sizeThatFits(CGSize(width: availableWidth, height: .greatestFiniteMagnitude))
        return CGSize(
            width: min(size.width.rounded(.up), availableWidth) + 2 * Self.padding.width,
            height: size.height.rounded(.up) + 2 * Self.padding.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
    }
}

/// The text is also the description of the view to which it belongs, which screen readers speak with the view; they speak the tool
/// tip that appears if the user has chosen so.
extension ToolTipView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .toolTip
    }
}
