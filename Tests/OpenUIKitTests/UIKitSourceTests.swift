import OpenUIKit
import TestSupport
import Testing

// Code as written for UIKit, using public API only.

private final class HighlightTrackingButton: UIButton {
    var tracking: [Bool] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: HighlightTrackingButton.pressed, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func pressed() {}

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        tracking.append(true)
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        tracking.append(false)
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        tracking.append(false)
        super.cancelTracking(with: event)
    }
}

private final class GradientLayer: CALayer {}

private final class ProfileView: UIView {
    private let nameLabel = UILabel()
    private let badge: UIImageView

    override class var layerClass: AnyClass { GradientLayer.self }

    init() {
        badge = UIImageView(image: nil)
        super.init(frame: CGRect())
        nameLabel.font = UIFont.boldSystemFont(ofSize: 17.0)
        nameLabel.textColor = .label
        nameLabel.textAlignment = .center
        nameLabel.numberOfLines = 0
        addSubview(nameLabel)
        addSubview(badge)
        badge.contentMode = .scaleAspectFit
        layer.cornerRadius = 8.0
        let recognizer = UITapGestureRecognizer(target: self, action: ProfileView.tapped)
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        if case .ended = recognizer.state { nameLabel.text = "tapped" }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        nameLabel.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) === self ? nil : super.hitTest(point, with: event)
    }
}

private final class CountingView: UIView {
    var priorities: [UILayoutPriority] = []

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities.append(priority)
        super.setContentHuggingPriority(priority, for: axis)
    }
}

private final class ViewWithoutLayerClass: UIView {
    override class var layerClass: AnyClass { UILabel.self }
}

private final class LabelledConstraint: NSLayoutConstraint {
    var label = ""
}

private final class NamedGuide: UILayoutGuide {
    let name: String

    init(name: String) {
        self.name = name
        super.init()
    }
}

private class HoldRecognizer: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .ended
    }
}

@Suite @MainActor struct UIKitSourceTests {
    @Test("Subclasses written for UIKit compile and work, with initializers, overrides and layer classes")
    func subclasses() {
        let view = ProfileView()
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        #expect(view.layer is GradientLayer)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.subviews.first?.frame == CGRect(x: 4, y: 4, width: 92, height: 32))
        #expect(HighlightTrackingButton(frame: .zero).tracking.isEmpty)
        #expect(HoldRecognizer(target: nil, action: nil).state == .possible)
        #expect(UIView.ContentMode.scaleToFill == UIImageView.ContentMode.scaleToFill)
    }

    @Test("Code for dynamic colors, drawing helpers and text measurement is spelled as in UIKit")
    func values() {
        let accent = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        let text = NSAttributedString(
            string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        let rect = text.boundingRect(
            with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
        let image = UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: rect.size)).image { context in
            UIGraphicsPushContext(context.cgContext)
            text.draw(at: CGPoint())
            UIGraphicsPopContext()
        }
        #expect(image.cgImage != nil)
        #expect(rect.width > 10)
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3).cgPath
        #expect(!path.isEmpty)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    }

    @Test("The class of a view's layer is the one that the view's class returns")
    func layerClasses() {
        #expect(ProfileView().layer is GradientLayer)
    }

    @Test("A layer class that is no layer class is reported, and the view has a plain layer")
    func invalidLayerClass() {
        var view: UIView?
        let found = Diagnostics.record { view = ViewWithoutLayerClass() }
        #expect(found.map(\.rule) == ["view.invalid-layer-class"])
        #expect(view?.frame == .zero)
    }

    @Test("The setters of content priorities can be overridden")
    func overriddenPriorities() {
        let view = CountingView()
        view.setContentHuggingPriority(.required, for: .vertical)
        #expect(view.priorities == [.required])
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
    }

    @Test("Window levels are ordered")
    func windowLevels() {
        #expect(UIWindow.Level.normal < .alert)
        #expect(UIWindow.Level.alert + 1 > .alert)
        #expect(UIWindow.Level.statusBar - 1 < .statusBar)
    }

    @Test("A batch update accepts a closure that does not escape")
    func nonescapingUpdates() {
        func update(_ table: UITableView, _ body: () -> Void) { table.performBatchUpdates(body) }
        var count = 0
        update(UITableView()) { count += 1 }
        #expect(count == 1)
    }

    @Test("Subclasses of constraints and layout guides determine layout")
    func layoutSubclasses() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let guide = NamedGuide(name: "column")
        view.addLayoutGuide(guide)
        let width = LabelledConstraint(
            item: guide, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 0.5,
            constant: 0)
        width.label = "width"
        NSLayoutConstraint.activate([
            width, guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
        ])
        view.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 10))
    }

    @Test("Animation calls are spelled as in UIKit")
    func animations() {
        let view = UIView()
        UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.6 }) { _ in }
        UIView.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction],
            animations: { view.alpha = 0.7 }, completion: nil)
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: UIView.AnimationOptions(rawValue: 7 << 16), animations: { view.alpha = 0.8 }, completion: nil)
        UIView.performWithoutAnimation { view.alpha = 0.9 }
        expectNear(view.alpha, 0.9, within: 1e-6)
    }
}
