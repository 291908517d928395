import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

@Suite @MainActor
struct ComponentTransitionTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        stage.show(view)
    }

    @Test("An immediate transition sets the value and completes at once")
    func immediate() {
        var completed: [Bool] = []
        ComponentTransition.immediate.setPosition(view: view, position: CGPoint(x: 50, y: 60)) { completed.append($0) }
        #expect(view.center == CGPoint(x: 50, y: 60))
        #expect(completed == [true])
        #expect(!stage.isMoving)
    }

    @Test("An animated transition follows its curve and completes once at the end")
    func animated() throws {
        var completed: [Bool] = []
        ComponentTransition.linear(duration: 1).setPosition(view: view, position: CGPoint(x: 110, y: 10)) {
            completed.append($0)
        }
        #expect(view.center == CGPoint(x: 110, y: 10))
        stage.advance(by: 0.25)
        let seen = try #require(view.layer.presentation()?.position)
        expectNear(seen.x, 35, within: 0.5)
        #expect(completed.isEmpty)
        stage.advance(by: 0.8)
        #expect(completed == [true])
        #expect(!stage.isMoving)
    }

    @Test("A new transition starts at the presented value and completes the old one as unfinished")
    func interruption() throws {
        var completed: [Bool] = []
        ComponentTransition.linear(duration: 1).setPosition(view: view, position: CGPoint(x: 110, y: 10)) {
            completed.append($0)
        }
        stage.advance(by: 0.5)
        ComponentTransition.linear(duration: 1).setPosition(view: view, position: CGPoint(x: 10, y: 10))
        stage.advance(by: 1.0 / 60)
        #expect(completed == [false])
        let seen = try #require(view.layer.presentation()?.position)
        expectNear(seen.x, 60, within: 2)
    }

    @Test("An immediate set ends the running animation of the property")
    func immediateEnds() {
        var completed: [Bool] = []
        ComponentTransition.linear(duration: 1).setAlpha(view: view, alpha: 0) { completed.append($0) }
        stage.advance(by: 0.5)
        ComponentTransition.immediate.setAlpha(view: view, alpha: 0.7)
        stage.advance(by: 0)
        #expect(completed == [false])
        #expect(!stage.isMoving)
        expectNear(view.alpha, 0.7, within: 0.001)
    }

    @Test("A delayed transition holds the old value")
    func delay() throws {
        ComponentTransition.linear(duration: 1).setAlpha(view: view, alpha: 0, delay: 0.5)
        stage.advance(by: 0.4)
        #expect(view.layer.presentation()?.opacity == 1)
        stage.advance(by: 0.6)
        let seen = try #require(view.layer.presentation()?.opacity)
        expectNear(seen, 0.5, within: 0.05)
    }

    @Test("A frame transition animates position and size together and completes once")
    func frame() throws {
        var completed: [Bool] = []
        ComponentTransition.linear(duration: 1).setFrame(
            view: view, frame: CGRect(x: 100, y: 0, width: 60, height: 20)
        ) { completed.append($0) }
        stage.advance(by: 0.5)
        let seen = try #require(view.layer.presentation()?.frame)
        expectNear(seen.minX, 50, within: 1)
        expectNear(seen.width, 40, within: 1)
        stage.advance(by: 0.6)
        #expect(completed == [true])
        #expect(view.frame == CGRect(x: 100, y: 0, width: 60, height: 20))
    }

    @Test("Scale, corner radius, color and z position are animatable by transitions")
    func properties() throws {
        let transition = ComponentTransition.linear(duration: 1)
        view.backgroundColor = .black
        transition.setScale(view: view, scale: 3)
        transition.setCornerRadius(view: view, cornerRadius: 10)
        transition.setBackgroundColor(view: view, color: .white)
        transition.setZPosition(view: view, zPosition: 4)
        stage.advance(by: 0.5)
        let seen = try #require(view.layer.presentation())
        expectNear(seen.transform.m11, 2, within: 0.05)
        expectNear(seen.cornerRadius, 5, within: 0.2)
        expectNear(seen.zPosition, 2, within: 0.1)
        let gray = try #require(seen.backgroundColor?.components)
        expectNear(gray[0], 0.5, within: 0.03)
        stage.settle()
        #expect(view.layer.transform.m11 == 3)
    }

    @Test("A spring without bounce arrives within its duration and never overshoots")
    func spring() throws {
        ComponentTransition.spring(duration: 0.4).setPosition(view: view, position: CGPoint(x: 110, y: 10))
        var last: CGFloat = 10
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            let x = view.layer.presentation()?.position.x ?? 110
            #expect(x >= last - 0.001)
            #expect(x <= 110.001)
            last = x
        }
        #expect(!stage.isMoving)
    }

    @Test("A bouncing spring overshoots")
    func bounce() {
        ComponentTransition(animation: .curve(duration: 1, curve: .bounce(stiffness: 150, damping: 5)))
            .setPosition(view: view, position: CGPoint(x: 110, y: 10))
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            farthest = max(farthest, view.layer.presentation()?.position.x ?? 0)
        }
        #expect(farthest > 120)
        #expect(stage.settle())
    }

    @Test("animateView animates the changes in its closure")
    func animateView() throws {
        var completed: [Bool] = []
        let view = view
        ComponentTransition.linear(duration: 1).animateView({ view.alpha = 0 }, completion: { completed.append($0) })
        stage.advance(by: 0.5)
        let seen = try #require(view.layer.presentation()?.opacity)
        expectNear(seen, 0.5, within: 0.03)
        stage.advance(by: 0.6)
        #expect(completed == [true])
        ComponentTransition.immediate.animateView({ view.alpha = 1 }, completion: { completed.append($0) })
        #expect(completed == [true, true])
        #expect(!stage.isMoving)
    }

    @Test("An attached animation is a timer that another with the same name ends")
    func attachAnimation() {
        var completed: [String] = []
        let transition = ComponentTransition.linear(duration: 1)
        transition.attachAnimation(view: view, id: "timer") { completed.append("first \($0)") }
        stage.advance(by: 0.5)
        transition.attachAnimation(view: view, id: "timer") { completed.append("second \($0)") }
        stage.advance(by: 0)
        #expect(completed == ["first false"])
        stage.advance(by: 1.1)
        #expect(completed == ["first false", "second true"])
    }

    @Test("User data is passed with the transition, and the last value of a type is returned")
    func userData() {
        let transition = ComponentTransition.easeInOut(duration: 1).withUserData("a").withUserData(1).withUserData("b")
        #expect(transition.userData(String.self) == "b")
        #expect(transition.userData(Int.self) == 1)
        #expect(transition.userData(Double.self) == nil)
        #expect(transition.withAnimation(.none).userData(Int.self) == 1)
        #expect(
            ComponentTransition.immediate.withAnimationIfAnimated(.curve(duration: 1, curve: .linear)).animation
                == .none)
    }

    @Test(
        "animateView follows the same curve as the methods for single properties",
        arguments: [
            ComponentTransition.Animation.Curve.easeInOut, .linear, .spring, .slide, .custom(0.9, 0, 1, 0.1),
            .bounce(stiffness: 150, damping: 5),
        ])
    func curveOfAnimateView(curve: ComponentTransition.Animation.Curve) throws {
        let (moved, other) = (UIView(frame: view.bounds), UIView(frame: view.bounds))
        view.addSubview(moved)
        view.addSubview(other)
        let transition = ComponentTransition(animation: .curve(duration: 1, curve: curve))
        transition.animateView({ moved.center.x = 110 })
        transition.setPosition(view: other, position: CGPoint(x: 110, y: 10))
        for _ in 0..<3 {
            stage.advance(by: 0.25)
            let seen = try #require(moved.layer.presentation()?.position.x)
            let expected = try #require(other.layer.presentation()?.position.x)
            expectNear(seen, expected, within: 0.5)
        }
    }

    @Test(
        "A curve with a duration that is not positive and finite is immediate",
        arguments: [Double.nan, .infinity, 0, -1])
    func invalidDuration(duration: Double) {
        let transition = ComponentTransition.linear(duration: duration)
        #expect(transition.animation.isImmediate)
        var completed: [Bool] = []
        let view = view
        transition.animateView({ view.alpha = 0.5 }, completion: { completed.append($0) })
        #expect(completed == [true])
        #expect(!stage.isMoving)
    }

    @Test("The colors of borders and shadows of a view are resolved with its traits")
    func resolvedColors() {
        view.overrideUserInterfaceStyle = .dark
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let transition = ComponentTransition.immediate
        transition.setBorderColor(view: view, color: color)
        #expect(view.layer.borderColor == UIColor.white.cgColor)
        transition.setShadowColor(view: view, color: color)
        #expect(view.layer.shadowColor == UIColor.white.cgColor)
        transition.setShadowColor(view: view, color: nil)
        transition.setShadow(view: view, shadow: ComponentShadow(color: color))
        #expect(view.layer.shadowColor == UIColor.white.cgColor)
    }

    @Test("Animations of a view's colors resolve them with its traits")
    func resolvedAnimatedColors() throws {
        view.overrideUserInterfaceStyle = .dark
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let transition = ComponentTransition.linear(duration: 1)
        transition.animateBackgroundColor(view: view, from: color, to: color)
        transition.animateBorderColor(view: view, from: color, to: color)
        transition.animateShadowColor(view: view, from: color, to: color)
        stage.advance(by: 0.5)
        let shown = try #require(view.layer.presentation())
        #expect(shown.backgroundColor?.components?.first == 1)
        #expect(shown.borderColor?.components?.first == 1)
        #expect(shown.shadowColor?.components?.first == 1)
    }

    @Test("A scroll view can be scrolled while its frame is animated", arguments: [false, true])
    func scrollingDuringFrameAnimation(isAdditive: Bool) {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        stage.show(scrollView)
        scrollView.contentOffset.y = 50
        stage.advance(by: 0)
        let transition = ComponentTransition.easeInOut(duration: 1)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        if isAdditive {
            transition.setFrameWithAdditivePosition(view: scrollView, frame: frame)
        } else {
            transition.setFrame(view: scrollView, frame: frame)
        }
        stage.advance(by: 0.5)
        scrollView.contentOffset.y = 300
        stage.advance(by: 0)
        let bounds = scrollView.layer.presentation()?.bounds
        #expect(bounds?.minY == 300)
        #expect(bounds.map { $0.height > 100 && $0.height < 200 } == true)
    }
}
