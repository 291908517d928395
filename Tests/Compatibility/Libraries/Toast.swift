import OpenUIKit

// A message that appears at the bottom of a view, and disappears after some seconds.

struct ToastStyle {
    var backgroundColor = UIColor.black.withAlphaComponent(0.8)
    var textColor = UIColor.white
    var font = UIFont.systemFont(ofSize: 15, weight: .medium)
    var padding = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    var maxWidthRatio: CGFloat = 0.8
    var duration: TimeInterval = 2
}

class ToastView: UIView {
    let label = UILabel()
    private let style: ToastStyle

    init(text: String, style: ToastStyle = ToastStyle()) {
        self.style = style
        super.init(frame: .zero)
        label.text = text
        label.numberOfLines = 0
        label.textColor = style.textColor
        label.font = style.font
        label.textAlignment = .center
        backgroundColor = style.backgroundColor
        layer.cornerRadius = 10
        layer.masksToBounds = false
        layer.shadowOpacity = 0.2
        layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = text
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(
            width: size.width * style.maxWidthRatio - style.padding.left - style.padding.right, height: size.height)
        let text = label.sizeThatFits(inner)
        return CGSize(
            width: ceil(text.width) + style.padding.left + style.padding.right,
            height: ceil(text.height) + style.padding.top + style.padding.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: style.padding)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }

    func show(in view: UIView) {
        let size = sizeThatFits(view.bounds.size)
        frame = CGRect(
            x: (view.bounds.width - size.width) / 2, y: view.bounds.height - size.height - 24, width: size.width,
            height: size.height)
        alpha = 0
        transform = CGAffineTransform(translationX: 0, y: 20)
        view.addSubview(self)
        UIAccessibility.post(notification: .announcement, argument: label.text)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                self.alpha = 1
                self.transform = .identity
            },
            completion: { _ in self.hide(after: self.style.duration) })
    }

    private func hide(after delay: TimeInterval) {
        UIView.animate(
            withDuration: 0.25, delay: delay, options: [.curveEaseIn], animations: { self.alpha = 0 },
            completion: { finished in
                if finished { self.removeFromSuperview() }
            })
    }
}
