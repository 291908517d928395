/// Numbers that show the order in which the Tab key reaches the views of a window, for use during development.
@MainActor final class FocusOrderOverlay: UIView {
    private unowned let target: UIWindow

    init(in window: UIWindow) {
        target = window
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.zPosition = 1e6
        window.addSubview(self)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the present order.
    func update() {
        for label in subviews { label.removeFromSuperview() }
        for (index, view) in target.focusRoot.focusStops.enumerated() {
            let corner = view.convert(view.bounds, to: target).origin
            addSubview(Self.label(index + 1, at: corner, isCurrent: view.isFocused))
        }
    }

    private static func label(_ number: Int, at corner: CGPoint, isCurrent: Bool) -> UILabel {
        let label = UILabel()
        label.text = "\(number)"
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
