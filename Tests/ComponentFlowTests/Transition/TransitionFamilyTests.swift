import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

/// A method of the transition family, with a number that shows its effect.
struct TransitionMethod: CustomTestStringConvertible, Sendable {
    typealias Completion = (Bool) -> Void

    let name: String
    /// The number before and after the transition.
    let start: Double
    let end: Double
    var makeView: @MainActor @Sendable () -> UIView = { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let prepare: @MainActor @Sendable (UIView) -> Void
    let run: @MainActor @Sendable (ComponentTransition, UIView, Double, @escaping Completion) -> Void
    let number: @MainActor @Sendable (CALayer) -> Double

    var testDescription: String { name }

    init(
        _ name: String, from start: Double, to end: Double,
        prepare: @escaping @MainActor @Sendable (UIView) -> Void = { _ in },
        number: @escaping @MainActor @Sendable (CALayer) -> Double,
        run: @escaping @MainActor @Sendable (ComponentTransition, UIView, Double, @escaping Completion) -> Void
    ) {
        self.name = name
        self.start = start
        self.end = end
        self.prepare = prepare
        self.number = number
        self.run = run
    }
}

extension TransitionMethod {
    static let geometry: [TransitionMethod] = [
        TransitionMethod("setFrame", from: 10, to: 40, number: { $0.position.x }) {
            $0.setFrame(view: $1, frame: CGRect(x: 20, y: 0, width: 40, height: 20), delay: $2, completion: $3)
        },
        TransitionMethod("setFrameWithAdditivePosition", from: 10, to: 40, number: { $0.position.x }) {
            $0.setFrameWithAdditivePosition(
                view: $1, frame: CGRect(x: 20, y: 0, width: 40, height: 20), delay: $2, completion: $3)
        },
        TransitionMethod("setBounds", from: 20, to: 60, number: { $0.bounds.width }) {
            $0.setBounds(view: $1, bounds: CGRect(x: 0, y: 0, width: 60, height: 20), delay: $2, completion: $3)
        },
        TransitionMethod("setBoundsOrigin", from: 0, to: 8, number: { $0.bounds.minY }) {
            $0.setBoundsOrigin(view: $1, origin: CGPoint(x: 0, y: 8), delay: $2, completion: $3)
        },
        TransitionMethod("setBoundsSize", from: 20, to: 50, number: { $0.bounds.height }) {
            $0.setBoundsSize(view: $1, size: CGSize(width: 20, height: 50), delay: $2, completion: $3)
        },
        TransitionMethod("setPosition", from: 10, to: 90, number: { $0.position.y }) {
            $0.setPosition(view: $1, position: CGPoint(x: 10, y: 90), delay: $2, completion: $3)
        },
        TransitionMethod("setAnchorPoint", from: 0.5, to: 1, number: { $0.anchorPoint.x }) {
            $0.setAnchorPoint(view: $1, anchorPoint: CGPoint(x: 1, y: 0.5), delay: $2, completion: $3)
        },
        TransitionMethod("setZPosition", from: 0, to: 6, number: { $0.zPosition }) {
            $0.setZPosition(view: $1, zPosition: 6, delay: $2, completion: $3)
        },
        TransitionMethod("setScale", from: 1, to: 3, number: { $0.transform.m11 }) {
            $0.setScale(view: $1, scale: 3, delay: $2, completion: $3)
        },
        TransitionMethod("setRotation", from: 0, to: 1, number: { atan2($0.transform.m12, $0.transform.m11) }) {
            $0.setRotation(view: $1, angle: 1, delay: $2, completion: $3)
        },
        TransitionMethod("setTransform", from: 0, to: 30, number: { $0.transform.m41 }) {
            $0.setTransform(
                view: $1, transform: CATransform3DMakeTranslation(30, 0, 0), delay: $2, completion: $3)
        },
        TransitionMethod("setTransformAsKeyframes", from: 0, to: 30, number: { $0.transform.m41 }) {
            $0.setTransformAsKeyframes(
                view: $1, transform: { fraction, _ in CATransform3DMakeTranslation(30 * fraction, 0, 0) }, delay: $2,
                completion: $3)
        },
        TransitionMethod("setSublayerTransform", from: 0, to: 30, number: { $0.sublayerTransform.m41 }) {
            $0.setSublayerTransform(
                view: $1, transform: CATransform3DMakeTranslation(30, 0, 0), delay: $2, completion: $3)
        },
    ]

    static let appearance: [TransitionMethod] = [
        TransitionMethod("setAlpha", from: 1, to: 0.2, number: { Double($0.opacity) }) {
            $0.setAlpha(view: $1, alpha: 0.2, delay: $2, completion: $3)
        },
        TransitionMethod("setCornerRadius", from: 0, to: 8, number: { $0.cornerRadius }) {
            $0.setCornerRadius(view: $1, cornerRadius: 8, delay: $2, completion: $3)
        },
        TransitionMethod(
            "setBackgroundColor", from: 0, to: 1, prepare: { $0.backgroundColor = .black },
            number: { red($0.backgroundColor) }
        ) {
            $0.setBackgroundColor(view: $1, color: .white, delay: $2, completion: $3)
        },
        TransitionMethod(
            "setBackgroundColor of a layer", from: 0, to: 1, prepare: { $0.layer.backgroundColor = .black },
            number: { red($0.backgroundColor) }
        ) {
            $0.setBackgroundColor(layer: $1.layer, color: .white, delay: $2, completion: $3)
        },
        TransitionMethod(
            "setTintColor of a layer", from: 0, to: 1, prepare: { $0.layer.layerTintColor = .black },
            number: { red($0.layerTintColor) }
        ) {
            $0.setTintColor(layer: $1.layer, color: .white, delay: $2, completion: $3)
        },
        TransitionMethod("setBorder", from: 0, to: 4, number: { $0.borderWidth }) {
            $0.setBorder(view: $1, width: 4, color: .red, delay: $2, completion: $3)
        },
        TransitionMethod("setBorderWidth", from: 0, to: 4, number: { $0.borderWidth }) {
            $0.setBorderWidth(view: $1, borderWidth: 4, delay: $2, completion: $3)
        },
        TransitionMethod(
            "setBorderColor", from: 0, to: 1, prepare: { $0.layer.borderColor = .black },
            number: { red($0.borderColor) }
        ) {
            $0.setBorderColor(view: $1, color: .white, delay: $2, completion: $3)
        },
        TransitionMethod("setShadow", from: 0, to: 0.5, number: { Double($0.shadowOpacity) }) {
            $0.setShadow(view: $1, shadow: ComponentShadow(opacity: 0.5, radius: 9), delay: $2, completion: $3)
        },
        TransitionMethod("setShadowRadius", from: 3, to: 9, number: { $0.shadowRadius }) {
            $0.setShadowRadius(view: $1, shadowRadius: 9, delay: $2, completion: $3)
        },
        TransitionMethod("setShadowOpacity", from: 0, to: 1, number: { Double($0.shadowOpacity) }) {
            $0.setShadowOpacity(view: $1, shadowOpacity: 1, delay: $2, completion: $3)
        },
        TransitionMethod("setShadowOffset", from: -3, to: 5, number: { $0.shadowOffset.height }) {
            $0.setShadowOffset(view: $1, shadowOffset: CGSize(width: 0, height: 5), delay: $2, completion: $3)
        },
        TransitionMethod("setShadowColor", from: 0, to: 1, number: { red($0.shadowColor) }) {
            $0.setShadowColor(view: $1, color: .white, delay: $2, completion: $3)
        },
        TransitionMethod(
            "setShadowPath", from: 10, to: 30,
            prepare: {
                $0.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            },
            number: { Double($0.shadowPath?.boundingBox.width ?? 0) }
        ) {
            $0.setShadowPath(
                view: $1, path: CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil), delay: $2,
                completion: $3)
        },
    ]

    static let shapes: [TransitionMethod] = [
        shape("setShapeLayerPath", from: 10, to: 30, number: { Double($0.path?.boundingBox.width ?? 0) }) {
            $0.setShapeLayerPath(layer: $1, path: square(30), delay: $2, completion: $3)
        },
        shape("setShapeLayerLineWidth", from: 1, to: 5, number: { $0.lineWidth }) {
            $0.setShapeLayerLineWidth(layer: $1, lineWidth: 5, delay: $2, completion: $3)
        },
        shape("setShapeLayerLineDashPattern", from: 2, to: 6, number: { $0.lineDashPattern?[1].doubleValue ?? 0 }) {
            $0.setShapeLayerLineDashPattern(layer: $1, pattern: [8, 6], delay: $2, completion: $3)
        },
        shape("setShapeLayerLineDashPhase", from: 0, to: 6, number: { $0.lineDashPhase }) {
            $0.setShapeLayerLineDashPhase(layer: $1, phase: 6, delay: $2, completion: $3)
        },
        shape("setShapeLayerStrokeStart", from: 0, to: 0.5, number: { $0.strokeStart }) {
            $0.setShapeLayerStrokeStart(layer: $1, strokeStart: 0.5, delay: $2, completion: $3)
        },
        shape("setShapeLayerStrokeEnd", from: 1, to: 0.5, number: { $0.strokeEnd }) {
            $0.setShapeLayerStrokeEnd(layer: $1, strokeEnd: 0.5, delay: $2, completion: $3)
        },
        // The stroke already has the new color: the original implementation compared with it.
        shape("setShapeLayerFillColor", from: 0, to: 1, number: { red($0.fillColor) }) {
            $0.setShapeLayerFillColor(layer: $1, color: .white, delay: $2, completion: $3)
        },
        shape("setShapeLayerStrokeColor", from: 1, to: 0, number: { red($0.strokeColor) }) {
            $0.setShapeLayerStrokeColor(layer: $1, color: .black, delay: $2, completion: $3)
        },
    ]

    static let gradients: [TransitionMethod] = [
        gradient("setGradientColors", from: 0, to: 1, number: { red($0.colors?.last.flatMap { $0 as? CGColor }) }) {
            $0.setGradientColors(layer: $1, colors: [.black, .white], delay: $2, completion: $3)
        },
        gradient("setGradientLocations", from: 0.5, to: 1, number: { $0.locations?.last?.doubleValue ?? 0 }) {
            $0.setGradientLocations(layer: $1, locations: [0, 1], delay: $2, completion: $3)
        },
        gradient("setGradientStartPoint", from: 0, to: 1, number: { $0.startPoint.y }) {
            $0.setGradientStartPoint(layer: $1, startPoint: CGPoint(x: 0.5, y: 1), delay: $2, completion: $3)
        },
        gradient("setGradientEndPoint", from: 1, to: 0.5, number: { $0.endPoint.y }) {
            $0.setGradientEndPoint(layer: $1, endPoint: CGPoint(x: 0.5, y: 0.5), delay: $2, completion: $3)
        },
        TransitionMethod(
            "setBlur", from: 0, to: 10,
            number: { Double($0.value(forKeyPath: "filters.gaussianBlur.inputRadius") as? CGFloat ?? -1) }
        ) {
            $0.setBlur(view: $1, radius: 10, delay: $2, completion: $3)
        },
    ]

    static let all = geometry + appearance + shapes + gradients

    private static func square(_ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }

    private static func shape(
        _ name: String, from start: Double, to end: Double,
        number: @escaping @MainActor @Sendable (CAShapeLayer) -> Double,
        run: @escaping @MainActor @Sendable (ComponentTransition, CAShapeLayer, Double, @escaping Completion) -> Void
    ) -> TransitionMethod {
        var method = TransitionMethod(
            name, from: start, to: end,
            prepare: { view in
                guard let layer = view.layer as? CAShapeLayer else { return }
                layer.path = square(10)
                layer.strokeColor = .white
                layer.lineDashPattern = [4, 2]
            }, number: { ($0 as? CAShapeLayer).map(number) ?? .nan },
            run: { transition, view, delay, completion in
                guard let layer = view.layer as? CAShapeLayer else { return }
                run(transition, layer, delay, completion)
            })
        method.makeView = { Shape.View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        return method
    }

    private static func gradient(
        _ name: String, from start: Double, to end: Double,
        number: @escaping @MainActor @Sendable (CAGradientLayer) -> Double,
        run: @escaping @MainActor @Sendable (ComponentTransition, CAGradientLayer, Double, @escaping Completion) -> Void
    ) -> TransitionMethod {
        var method = TransitionMethod(
            name, from: start, to: end,
            prepare: { view in
                guard let layer = view.layer as? CAGradientLayer else { return }
                layer.colors = [CGColor.black, CGColor.black]
                layer.locations = [0, 0.5]
            }, number: { ($0 as? CAGradientLayer).map(number) ?? .nan },
            run: { transition, view, delay, completion in
                guard let layer = view.layer as? CAGradientLayer else { return }
                run(transition, layer, delay, completion)
            })
        method.makeView = { Gradient.View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        return method
    }

    static func red(_ color: CGColor?) -> Double {
        Double(UIColor(cgColor: color ?? .clear).redComponent)
    }
}

extension UIColor {
    fileprivate var redComponent: CGFloat {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return red
    }
}

@Suite @MainActor
struct TransitionFamilyTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))

    private func show(_ method: TransitionMethod) -> UIView {
        let view = method.makeView()
        stage.show(view)
        method.prepare(view)
        stage.advance(by: 0)
        return view
    }

    private func seen(_ method: TransitionMethod, _ view: UIView) -> Double {
        view.layer.presentation().map(method.number) ?? .nan
    }

    @Test("An immediate transition of any property sets its value and completes once", arguments: TransitionMethod.all)
    func immediate(_ method: TransitionMethod) {
        let view = show(method)
        var completed: [Bool] = []
        expectNear(method.number(view.layer), method.start, within: 1e-6)
        method.run(.immediate, view, 0) { completed.append($0) }
        expectNear(method.number(view.layer), method.end, within: 1e-6)
        #expect(completed == [true])
        #expect(!stage.isMoving)
    }

    @Test(
        "An animated transition is halfway at half its duration and completes once at the end",
        arguments: TransitionMethod.all)
    func animated(_ method: TransitionMethod) {
        let view = show(method)
        var completed: [Bool] = []
        method.run(.linear(duration: 1), view, 0) { completed.append($0) }
        expectNear(method.number(view.layer), method.end, within: 1e-6)
        stage.advance(by: 0.5)
        expectNear(seen(method, view), (method.start + method.end) / 2, within: 0.02 * abs(method.end - method.start))
        #expect(completed.isEmpty)
        stage.advance(by: 0.6)
        #expect(completed == [true])
        #expect(!stage.isMoving)
    }

    @Test("A delayed transition of any property holds the old value", arguments: TransitionMethod.all)
    func delayed(_ method: TransitionMethod) {
        let view = show(method)
        var completed: [Bool] = []
        method.run(.linear(duration: 1), view, 0.5) { completed.append($0) }
        stage.advance(by: 0.45)
        expectNear(seen(method, view), method.start, within: 1e-6)
        stage.advance(by: 0.55)
        expectNear(seen(method, view), (method.start + method.end) / 2, within: 0.02 * abs(method.end - method.start))
        stage.advance(by: 0.6)
        #expect(completed == [true])
    }

    @Test("A transition to the current value completes at once and animates nothing", arguments: TransitionMethod.all)
    func unchanged(_ method: TransitionMethod) {
        let view = show(method)
        method.run(.immediate, view, 0) { _ in }
        var completed: [Bool] = []
        method.run(.linear(duration: 1), view, 0) { completed.append($0) }
        #expect(completed == [true])
        #expect(!stage.isMoving)
    }

    @Test(
        "An immediate change completes a running transition of the property as unfinished",
        arguments: TransitionMethod.all.filter { $0.name != "setFrameWithAdditivePosition" })
    func immediateEnds(_ method: TransitionMethod) {
        let view = show(method)
        var completed: [Bool] = []
        method.run(.linear(duration: 1), view, 0) { completed.append($0) }
        stage.advance(by: 0.3)
        method.run(.immediate, view, 0) { _ in }
        stage.advance(by: 0)
        #expect(completed == [false])
        #expect(!stage.isMoving)
        expectNear(seen(method, view), method.end, within: 1e-6)
    }

    @Test("A transition of a layer that is removed completes once as unfinished", arguments: TransitionMethod.all)
    func removed(_ method: TransitionMethod) {
        let view = show(method)
        var completed: [Bool] = []
        method.run(.spring(duration: 1), view, 0) { completed.append($0) }
        stage.advance(by: 0.3)
        view.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(completed == [false])
        stage.advance(by: 2)
        #expect(completed == [false])
    }

    @Test("Additive frame transitions overlap, and each runs to its own end")
    func additiveFrames() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.show(view)
        var completed: [String] = []
        let linear = ComponentTransition.linear(duration: 1)
        linear.setFrameWithAdditivePosition(view: view, frame: CGRect(x: 100, y: 0, width: 20, height: 20)) {
            completed.append("first \($0)")
        }
        stage.advance(by: 0.5)
        linear.setFrameWithAdditivePosition(view: view, frame: CGRect(x: 100, y: 80, width: 20, height: 20)) {
            completed.append("second \($0)")
        }
        stage.advance(by: 0.25)
        let seen = view.layer.presentation()?.frame ?? .zero
        expectNear(seen.minX, 75, within: 0.01)
        expectNear(seen.minY, 20, within: 0.01)
        stage.advance(by: 0.3)
        #expect(completed == ["first true"])
        stage.advance(by: 0.5)
        #expect(completed == ["first true", "second true"])
        #expect(view.frame == CGRect(x: 100, y: 80, width: 20, height: 20))
    }

    @Test("A bouncing spring transition overshoots slightly and settles in its duration with any curve")
    func overshootingSpring() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.show(view)
        var completed: [Bool] = []
        ComponentTransition.easeInOut(duration: 0.5).setScaleWithSpring(view: view, scale: 2) { completed.append($0) }
        var largest = 0.0
        for _ in 0..<29 {
            stage.advance(by: 1.0 / 60)
            largest = max(largest, view.layer.presentation()?.transform.m11 ?? 0)
        }
        #expect(largest > 2.005)
        #expect(largest < 2.03)
        #expect(completed.isEmpty)
        stage.advance(by: 0.1)
        #expect(completed == [true])
        ComponentTransition.linear(duration: 0.5).animateScaleWithSpring(view: view, from: 0, to: 2)
        stage.advance(by: 0.25)
        expectNear(view.layer.presentation()?.transform.m11 ?? 0, 2, within: 0.1)
        #expect(view.layer.transform.m11 == 2)
    }

    @Test("Transform keyframes follow the closure and the curve")
    func keyframes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.show(view)
        var finals = 0
        ComponentTransition.spring(duration: 0.5).setTransformAsKeyframes(
            view: view,
            transform: { fraction, isFinal in
                finals += isFinal ? 1 : 0
                return CATransform3DMakeTranslation(100 * fraction, 40 * sin(.pi * fraction), 0)
            })
        #expect(finals == 1)
        expectNear(view.layer.transform.m42, 0, within: 1e-9)
        stage.advance(by: 0.1)
        let seen = view.layer.presentation()?.transform ?? CATransform3DIdentity
        // 1 - e^-ωt (1 + ωt) with ω² = 1000 / 3
        expectNear(seen.m41, 54.478, within: 0.1)
        expectNear(seen.m42, 40 * sin(.pi * 0.54478), within: 0.1)
        #expect(stage.settle())
    }

    @Test("A transform transition replaces transitions of its components and starts at their presented values")
    func transformTakesOver() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.show(view)
        var completed: [Bool] = []
        let linear = ComponentTransition.linear(duration: 1)
        linear.setScale(view: view, scale: 3) { completed.append($0) }
        stage.advance(by: 0.5)
        linear.setTransform(view: view, transform: CATransform3DIdentity)
        stage.advance(by: 0)
        #expect(completed == [false])
        expectNear(view.layer.presentation()?.transform.m11 ?? 0, 2, within: 0.01)
        stage.advance(by: 0.5)
        expectNear(view.layer.presentation()?.transform.m11 ?? 0, 1.5, within: 0.01)
    }

    @Test("An image's tint transition animates between colors, also in subviews")
    func tint() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
            UIColor.black.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        container.tintColor = .black
        container.addSubview(picture)
        stage.show(container)
        var completed: [Bool] = []
        ComponentTransition.linear(duration: 1).setTintColor(view: container, color: .white) { completed.append($0) }
        stage.advance(by: 0.5)
        expectNear(TransitionMethod.red(picture.layer.presentation()?.layerTintColor), 0.5, within: 0.01)
        #expect(completed.isEmpty)
        stage.advance(by: 0.6)
        #expect(completed == [true])
        ComponentTransition.immediate.setTintColor(view: container, color: .black) { completed.append($0) }
        #expect(completed == [true, true])
        #expect(TransitionMethod.red(picture.layer.layerTintColor) == 0)
    }

    @Test("Image contents cross-fade, and an interrupted fade continues from the presented mixture")
    func contents() throws {
        func picture(_ color: UIColor) -> CGImage? {
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }.cgImage
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.layer.contents = picture(.red)
        stage.show(view)
        func seen() throws -> Pixels.Pixel { try Pixels(#require(stage.image()))[10, 10] }
        var completed: [Bool] = []
        let linear = ComponentTransition.linear(duration: 1)
        linear.setContentsImage(view: view, image: picture(.blue)) { completed.append($0) }
        stage.advance(by: 0.5)
        try expectNear(seen().red, 128, within: 4)
        try expectNear(seen().blue, 128, within: 4)
        linear.setContentsImage(view: view, image: picture(.green)) { completed.append($0) }
        stage.advance(by: 0)
        #expect(completed == [false])
        try expectNear(seen().red, 128, within: 4)
        try expectNear(seen().blue, 128, within: 4)
        #expect(try seen().green < 3)
        stage.advance(by: 0.5)
        try expectNear(seen().red, 64, within: 4)
        try expectNear(seen().green, 128, within: 4)
        stage.advance(by: 0.6)
        #expect(completed == [false, true])
        ComponentTransition.immediate.setContentsImage(view: view, image: nil) { completed.append($0) }
        #expect(completed == [false, true, true])
        #expect(view.layer.contents == nil)
        linear.animateContentsImage(layer: view.layer, from: picture(.red), to: nil, duration: 0.2)
        stage.advance(by: 0.1)
        #expect(try seen().green > 100)
        #expect(try seen().red > 250)
        #expect(stage.settle())
    }

    @Test("Transitions with durations and delays that are not finite complete once")
    func badNumbers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.show(view)
        var completed = 0
        for duration in [-1, 0, Double.nan] {
            for curve in [
                ComponentTransition.Animation.Curve.spring, .linear, .bounce(stiffness: .nan, damping: -1),
                .custom(.nan, 0, .infinity, 1),
            ] {
                let transition = ComponentTransition(animation: .curve(duration: duration, curve: curve))
                let x = view.center.x == 10 ? 20.0 : 10
                transition.setPosition(view: view, position: CGPoint(x: x, y: 10), delay: .nan) { _ in completed += 1 }
                transition.setTransformAsKeyframes(
                    view: view, transform: { _, _ in CATransform3DMakeTranslation(CGFloat(x), 0, 0) }
                ) { _ in completed += 1 }
            }
        }
        view.removeFromSuperview()
        stage.advance(by: 1)
        #expect(completed == 24)
    }
}
