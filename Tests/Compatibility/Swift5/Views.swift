import OpenUIKit

// Views as applications write them, without annotations of isolation.

/// A layer with a property of its own that needs display.
class ProgressLayer: CALayer {
    var progress: CGFloat = 0

    required init() {
        super.init()
        contentsScale = 2
    }

    required init(layer: Any) {
        super.init(layer: layer)
        progress = (layer as? ProgressLayer)?.progress ?? 0
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.systemBlue.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "position" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.position
        return animation
    }
}

class ProgressView: UIView {
    override class var layerClass: AnyClass { ProgressLayer.self }

    private var progressLayer: ProgressLayer? { layer as? ProgressLayer }

    var progress: CGFloat {
        get { progressLayer?.progress ?? 0 }
        set {
            progressLayer?.progress = newValue
            layer.setNeedsDisplay()
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

class BadgeView: UIView {
    let label = UILabel()
    var onTap: (() -> Void)?

    var text: String? {
        didSet {
            label.text = text
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        layer.masksToBounds = true
        label.font = .systemFont(ofSize: 12, weight: .medium)
        label.textAlignment = .center
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: BadgeView.tapped))
    }

    private func tapped() {
        onTap?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitted = label.sizeThatFits(size)
        return CGSize(width: fitted.width + 12, height: fitted.height + 4)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        backgroundColor = traitCollection.userInterfaceStyle == .dark ? .white : .black
    }
}

class KnobControl: UIControl {
    private(set) var value: CGFloat = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x
        sendActions(for: .valueChanged)
        return true
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }
}

class CanvasView: UIView {
    private var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = touches.map { $0.location(in: self) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let first = points.first else { return }
        context.setStrokeColor(UIColor.label.cgColor)
        let path = UIBezierPath()
        path.move(to: first)
        points.dropFirst().forEach { path.addLine(to: $0) }
        path.stroke()
    }
}

extension UIView {
    var isVisible: Bool { !isHidden && alpha > 0 && window != nil }

    func pinToEdges(of other: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
        ])
    }
}
