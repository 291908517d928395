import ComponentFlowTesting
import Render
import TestSupport
import Testing

@MainActor
@Suite("Scene transitions")
struct SceneTransitionTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let root = UIViewController()
    private let screen = UIBaseViewController()

    /// The horizontal position of the screen as it is displayed.
    private var x: CGFloat { screen.view.layer.presentation()?.frame.minX ?? -1 }

    private func slide() -> UISceneTransition {
        UISlideSceneTransition(from: .right, duration: 1, options: .curveLinear)
    }

    @Test("A controller with a scene transition is presented and dismissed with it")
    func presentation() {
        stage.window.rootViewController = root
        stage.advance(by: 0)
        screen.modalPresentationStyle = .fullScreen
        screen.sceneTransition = slide()
        root.present(screen, animated: true)
        stage.advance(by: 0.5)
        expectNear(x, 100, within: 20)
        stage.advance(by: 0.7)
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(screen.view.transform == .identity)
        root.dismiss(animated: true)
        stage.advance(by: 0.5)
        expectNear(x, 100, within: 20)
        stage.advance(by: 0.7)
        #expect(screen.view.window == nil)
        #expect(screen.view.transform == .identity)
        #expect(root.presentedViewController == nil)
    }

    @Test("A navigation controller pushes and pops a controller with its scene transition")
    func navigation() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = UISceneTransitionDelegate.shared
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        screen.sceneTransition = slide()
        navigation.pushViewController(screen, animated: true)
        stage.advance(by: 0.5)
        expectNear(x, 100, within: 20)
        stage.advance(by: 0.7)
        #expect(screen.view.window != nil)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.5)
        expectNear(x, 100, within: 20)
        stage.advance(by: 0.7)
        #expect(screen.view.window == nil)
        #expect(root.view.window != nil)
    }

    @Test("Without a scene transition, a controller uses the delegate that was assigned to it")
    func removal() {
        screen.sceneTransition = slide()
        #expect(screen.transitioningDelegate === UISceneTransitionDelegate.shared)
        screen.sceneTransition = nil
        #expect(screen.transitioningDelegate == nil)
    }

    @Test(
        "A slide hides the screen beyond its edge",
        arguments: [
            (UISlideSceneTransition.Edge.top, CGPoint(x: 0, y: -300)), (.left, CGPoint(x: -200, y: 0)),
            (.bottom, CGPoint(x: 0, y: 300)), (.right, CGPoint(x: 200, y: 0)),
        ])
    func edges(edge: UISlideSceneTransition.Edge, origin: CGPoint) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let view = UIView(frame: container.bounds)
        let transition = UISlideSceneTransition(from: edge)
        transition.hide(view, in: container)
        #expect(view.frame.origin == origin)
        transition.show(view, in: container)
        #expect(view.frame == container.bounds)
    }

    @Test("An expanding screen starts with the frame of its source, or in the center of its container")
    func expansion() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let source = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 75))
        container.addSubview(source)
        let view = UIView(frame: container.bounds)
        UIExpandSceneTransition(from: source).hide(view, in: container)
        #expect(view.alpha == 0)
        #expect(view.frame.insetBy(dx: 0.01, dy: 0.01).contains(CGPoint(x: 45, y: 67.5)))
        expectNear(view.frame.width, 50, within: 0.01)
        expectNear(view.frame.minX, 20, within: 0.01)
        UIExpandSceneTransition(from: nil).hide(view, in: container)
        expectNear(view.frame.midX, 100, within: 0.01)
        #expect(view.frame.width < 10)
    }
}
