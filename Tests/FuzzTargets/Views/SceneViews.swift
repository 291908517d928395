import OpenCoreGraphics
import OpenQuartzCore
import OpenUIKit

/// A view whose callbacks edit the scene.
final class RestlessView: UIView {
    private weak var scene: ViewScene?

    init(_ scene: ViewScene) {
        self.scene = scene
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scene?.callback("layoutSubviews")
    }

    override func willMove(toSuperview newSuperview: UIView?) { scene?.callback("willMove(toSuperview:)") }
    override func didMoveToSuperview() { scene?.callback("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { scene?.callback("willMove(toWindow:)") }
    override func didMoveToWindow() { scene?.callback("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { scene?.callback("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { scene?.callback("willRemoveSubview") }
    override func tintColorDidChange() { scene?.callback("tintColorDidChange") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        scene?.callback("traitCollectionDidChange")
    }
}

/// A view with custom drawing that edits the scene while drawing.
final class DrawnView: UIView {
    private weak var scene: ViewScene?
    var fill = UIColor.label

    init(_ scene: ViewScene) {
        self.scene = scene
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        scene?.callback("draw")
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(fill.cgColor)
        let area = bounds.insetBy(dx: 1, dy: 1)
        if scene?.isPlain == true { context.fill(area) } else { context.fillEllipse(in: area) }
    }
}

final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }

    required init?(coder: NSCoder) { nil }
}

final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAShapeLayer)?.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// The view to which the scene adds subviews.
    var containerOfScene: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Returns the name of the view in the notes of a case.
    func nameInScene(_ views: [UIView]) -> String {
        let index = views.firstIndex { $0 === self || $0.containerOfScene === self }
        return "\(type(of: self))" + (index.map { " \($0)" } ?? "")
    }
}
