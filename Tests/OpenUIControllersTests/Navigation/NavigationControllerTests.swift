import TestSupport
import Testing

@testable import OpenUIControllers
import UIKitTestSupport

/// Records the buttons of the touches that begin in it.
private final class MaskView: UIView {
    private(set) var masks: [UIEvent.ButtonMask] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        masks.append(event?.buttonMask ?? [])
    }
}

@Suite @MainActor struct NavigationControllerTests {
    private typealias Log = RecordingController.Log
    private static let size = CGSize(width: 320, height: 480)

    private final class Delegate: UINavigationControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("willShow \((viewController as? RecordingController)?.name ?? "?")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { log.lines.append("didShow \((viewController as? RecordingController)?.name ?? "?")") }
    }

    private struct Fixture {
        let stage: WindowStage
        let navigation: UINavigationController
        let log: Log
        let (a, b): (RecordingController, RecordingController)
    }

    private func run(_ body: (Fixture) throws -> Void) rethrows {
        try WindowStage.run(Self.size) { stage in
            let log = Log()
            let (a, b) = (RecordingController("a", log), RecordingController("b", log))
            (a.title, b.title) = ("First", "Second")
            let navigation = UINavigationController(rootViewController: a)
            let delegate = Delegate(log)
            navigation.delegate = delegate
            stage.window.rootViewController = navigation
            stage.frame()
            try withExtendedLifetime(delegate) {
                try body(Fixture(stage: stage, navigation: navigation, log: log, a: a, b: b))
            }
        }
    }

    private func swipe(_ stage: WindowStage, to x: CGFloat, steps: Int = 10) {
        stage.touch(.began, 5, 200)
        for step in 1...steps {
            stage.advance(by: 1.0 / 60)
            stage.touch(.moved, 5 + (x - 5) * CGFloat(step) / CGFloat(steps), 200)
        }
    }

    @Test("The root controller is loaded and appears with its navigation controller")
    func first() {
        run { fixture in
            #expect(
                fixture.log.take() == [
                    "a willMove true", "a didMove true", "a didLoad", "willShow a", "didShow a", "a willAppear",
                    "a isAppearing", "a didAppear",
                ])
            #expect(fixture.a.navigationController === fixture.navigation)
            #expect(fixture.navigation.topViewController === fixture.a)
            #expect(fixture.a.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            #expect(fixture.a.view.frame == CGRect(origin: .zero, size: Self.size))
        }
    }

    private func addButton(_ title: String, y: CGFloat, to controller: UIViewController) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in })
        button.frame = CGRect(x: 0, y: y, width: 80, height: 30)
        controller.view.addSubview(button)
        return button
    }

    @Test(
        "A focus moved by keys moves into the pushed content, and returns when that is popped",
        arguments: [false, true])
    func focus(animated: Bool) {
        run { fixture in
            _ = addButton("One", y: 100, to: fixture.a)
            let (left, pushed) = (addButton("Two", y: 150, to: fixture.a), addButton("Three", y: 100, to: fixture.b))
            fixture.stage.window.focus.move(to: left, heading: [])
            fixture.navigation.pushViewController(fixture.b, animated: animated)
            fixture.stage.advance(by: 1)
            #expect(fixture.stage.window.focus.item === pushed)
            fixture.navigation.popViewController(animated: animated)
            fixture.stage.advance(by: 1)
            #expect(fixture.stage.window.focus.item === left)
        }
    }

    @Test("Without a focus that was moved by keys, a push focuses nothing")
    func noFocus() {
        run { fixture in
            _ = (addButton("One", y: 100, to: fixture.a), addButton("Two", y: 100, to: fixture.b))
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.stage.advance(by: 1)
            #expect(fixture.stage.window.focus.item == nil)
        }
    }

    @Test("A push and a pop call the controllers and the delegate in UIKit's order")
    func orders() {
        run { fixture in
            fixture.log.lines = []
            fixture.navigation.pushViewController(fixture.b, animated: true)
            #expect(
                fixture.log.take() == [
                    "b willMove true", "a willDisappear", "b didLoad", "b willAppear", "willShow b", "b isAppearing",
                ])
            #expect(fixture.b.isMovingToParent)
            #expect(fixture.b.transitionCoordinator != nil)
            fixture.stage.advance(by: 1)
            #expect(fixture.log.take() == ["a didDisappear", "b didAppear", "b didMove true", "didShow b"])
            #expect(!fixture.b.isMovingToParent)
            #expect(fixture.a.view.window == nil)
            #expect(fixture.b.transitionCoordinator == nil)
            #expect(fixture.navigation.popViewController(animated: true) === fixture.b)
            #expect(
                fixture.log.take() == [
                    "b willMove false", "b willDisappear", "a willAppear", "willShow a", "a isAppearing",
                ])
            #expect(fixture.b.isMovingFromParent)
            #expect(fixture.navigation.viewControllers == [fixture.a])
            fixture.stage.advance(by: 1)
            #expect(fixture.log.take() == ["b didDisappear", "a didAppear", "b didMove false", "didShow a"])
            #expect(fixture.b.parent == nil)
            #expect(fixture.b.view.window == nil)
            #expect(fixture.b.view.transform == .identity)
        }
    }

    @Test("A push or pop without animation is complete when the call returns")
    func atOnce() {
        run { fixture in
            fixture.log.lines = []
            fixture.navigation.pushViewController(fixture.b, animated: false)
            #expect(
                fixture.log.take() == [
                    "b willMove true", "a willDisappear", "b didLoad", "b willAppear", "willShow b", "b isAppearing",
                    "a didDisappear", "b didAppear", "b didMove true", "didShow b",
                ])
            fixture.navigation.popToRootViewController(animated: false)
            #expect(fixture.log.take().last == "didShow a")
            #expect(fixture.navigation.children == [fixture.a])
        }
    }

    @Test("Halfway through a push, the new view is half visible and the old one has moved a third as far")
    func parallax() throws {
        try run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: true)
            #expect(fixture.b.view.layer.presentation()?.transform.m41 == 320)
            fixture.stage.advance(by: 0.1)
            let (upper, lower) = (fixture.b.view.layer.presentation(), fixture.a.view.layer.presentation())
            let part = 1 - (try #require(upper).transform.m41) / 320
            #expect(part > 0.1)
            #expect(part < 0.95)
            expectNear(try #require(lower).transform.m41, -part * 96, within: 0.5)
        }
    }

    @Test("A push during a push completes the first one immediately, without duplicate calls")
    func interrupted() {
        run { fixture in
            let c = RecordingController("c", fixture.log)
            fixture.navigation.pushViewController(fixture.b, animated: true)
            fixture.stage.advance(by: 0.1)
            fixture.log.lines = []
            fixture.navigation.pushViewController(c, animated: true)
            #expect(
                fixture.log.take() == [
                    "a didDisappear", "b didAppear", "b didMove true", "didShow b", "c willMove true",
                    "b willDisappear", "c didLoad", "c willAppear", "willShow c", "c isAppearing",
                ])
            fixture.stage.advance(by: 2)
            #expect(fixture.log.take() == ["b didDisappear", "c didAppear", "c didMove true", "didShow c"])
            #expect(fixture.navigation.popToRootViewController(animated: true)?.count == 2)
            fixture.stage.advance(by: 1)
            #expect(fixture.a.view.transform == .identity)
            #expect(fixture.a.view.window != nil)
            #expect(fixture.log.lines.filter { $0 == "b didMove false" || $0 == "c didMove false" }.count == 2)
        }
    }

    @Test("An edge swipe moves the view with the finger and pops the controller if it went far enough")
    func swipeBack() throws {
        try run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.log.lines = []
            swipe(fixture.stage, to: 205)
            let shown = try #require(fixture.b.view.layer.presentation()?.transform.m41)
            expectNear(shown, 180, within: 25)
            #expect(fixture.log.lines.contains("a willAppear"))
            fixture.stage.advance(by: 0.5)
            fixture.stage.touch(.ended, 205, 200)
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.topViewController === fixture.a)
            #expect(fixture.log.lines.last == "didShow a")
            #expect(fixture.b.parent == nil)
        }
    }

    @Test("A cancelled edge swipe restores the state and sends balanced appearance calls")
    func swipeGivenUp() {
        run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.log.lines = []
            swipe(fixture.stage, to: 80)
            #expect(fixture.navigation.viewControllers == [fixture.a])
            fixture.stage.advance(by: 0.5)
            fixture.stage.touch(.ended, 80, 200)
            fixture.stage.advance(by: 1)
            #expect(
                fixture.log.take() == [
                    "b willMove false", "b willDisappear", "a willAppear", "willShow a", "a isAppearing",
                    "b willMove true", "a willDisappear", "a didDisappear", "b willAppear", "b isAppearing",
                    "b didAppear", "b didMove true",
                ])
            #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
            #expect(fixture.b.view.transform == .identity)
            #expect(fixture.navigation.navigationBar.topItem === fixture.b.navigationItem)
            #expect(fixture.a.view.window == nil)
        }
    }

    @Test("A quick flick pops over any distance, and a swipe animation can be caught and reversed")
    func flickAndCatch() {
        run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            swipe(fixture.stage, to: 90, steps: 3)
            fixture.stage.touch(.ended, 90, 200)
            fixture.stage.advance(by: 0.05)
            #expect(fixture.navigation.transition != nil)
            fixture.stage.touch(.began, 5, 200)
            fixture.stage.advance(by: 1.0 / 60)
            fixture.stage.touch(.moved, 20, 200)
            fixture.stage.advance(by: 1.0 / 60)
            fixture.stage.touch(.moved, 15, 200)
            let caught = fixture.b.view.layer.presentation()?.transform.m41
            fixture.stage.advance(by: 0.3)
            #expect(caught == fixture.b.view.layer.presentation()?.transform.m41)
            #expect(caught != 320)
            fixture.stage.advance(by: 0.3)
            fixture.stage.touch(.moved, 6, 200)
            fixture.stage.advance(by: 0.2)
            fixture.stage.touch(.cancelled, 6, 200)
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        }
    }

    @Test("Alt and the arrow key pop the top controller, Escape does not")
    func keys() {
        run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.stage.press(KeySymbol.escape)
            #expect(fixture.navigation.viewControllers.count == 2)
            fixture.stage.press(KeySymbol.left, "", [.alternate])
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.viewControllers == [fixture.a])
        }
    }

    @Test("The navigation bar shows the title, a titled back button and working bar button items")
    func bar() throws {
        try run { fixture in
            var presses = 0
            fixture.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", primaryAction: UIAction { _ in presses += 1 })
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.stage.frame()
            let content = try #require(fixture.navigation.navigationBar.content)
            let texts = labels(in: content)
            #expect(texts.contains("Second"))
            #expect(texts.contains("First"))
            #expect(texts.contains("Go"))
            #expect(labelsAndAlphas(in: content).contains { $0.0 == "Second" && $0.1 == 1 })
            fixture.stage.tap(300, 22)
            #expect(presses == 1)
            fixture.b.navigationItem.rightBarButtonItem?.isEnabled = false
            fixture.stage.tap(300, 22)
            #expect(presses == 1)
            fixture.b.title = "Other"
            #expect(labels(in: try #require(fixture.navigation.navigationBar.content)).contains("Other"))
            fixture.stage.tap(20, 22)
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.viewControllers == [fixture.a])
        }
    }

    private func labels(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap { labels(in: $0) }
    }

    @Test("A swipe up hides the bars and a swipe down shows them, also over a scroll view", arguments: [false, true])
    func barsHiddenBySwipe(scrolls: Bool) {
        run { fixture in
            if scrolls {
                let scroll = UIScrollView(frame: fixture.a.view.bounds)
                scroll.contentSize = CGSize(width: 320, height: 2000)
                fixture.a.view.addSubview(scroll)
            }
            fixture.navigation.isToolbarHidden = false
            drag(fixture.stage, from: 300, to: 200)
            #expect(!fixture.navigation.isNavigationBarHidden)
            fixture.navigation.hidesBarsOnSwipe = true
            drag(fixture.stage, from: 300, to: 200)
            #expect(fixture.navigation.isNavigationBarHidden)
            #expect(fixture.navigation.isToolbarHidden)
            drag(fixture.stage, from: 200, to: 300)
            #expect(!fixture.navigation.isNavigationBarHidden)
            #expect(!fixture.navigation.isToolbarHidden)
            fixture.navigation.hidesBarsOnSwipe = false
            drag(fixture.stage, from: 300, to: 200)
            #expect(!fixture.navigation.isNavigationBarHidden)
        }
    }

    @Test("A tap on the content hides the bars, and another one shows them")
    func barsHiddenByTap() {
        run { fixture in
            fixture.navigation.hidesBarsOnTap = true
            for isHidden in [true, false] {
                fixture.stage.touch(.began, 150, 200)
                fixture.stage.touch(.ended, 150, 200)
                fixture.stage.advance(by: 1)
                #expect(fixture.navigation.isNavigationBarHidden == isHidden)
            }
            // The toolbar was hidden before.
            #expect(fixture.navigation.isToolbarHidden)
        }
    }

    @Test("Swipes and taps on the view of a released navigation controller have no effect")
    func barsOfReleasedController() throws {
        try WindowStage.run(Self.size) { stage in
            weak var released: UINavigationController?
            let view = try { () throws -> UIView in
                let navigation = UINavigationController(rootViewController: UIViewController())
                (navigation.hidesBarsOnSwipe, navigation.hidesBarsOnTap) = (true, true)
                released = navigation
                return stage.add(try #require(navigation.view), CGRect(origin: .zero, size: Self.size))
            }()
            stage.frame()
            #expect(released == nil)
            drag(stage, from: 300, to: 200)
            stage.touch(.began, 150, 200)
            stage.touch(.ended, 150, 200)
            #expect(view.window === stage.window)
        }
    }

    private func drag(_ stage: WindowStage, from start: CGFloat, to end: CGFloat) {
        stage.touch(.began, 150, start)
        for step in 1...10 {
            stage.advance(by: 1.0 / 60)
            stage.touch(.moved, 150, start + (end - start) * CGFloat(step) / 10)
        }
        stage.touch(.ended, 150, end)
        stage.advance(by: 1)
    }

    @Test("A hidden navigation bar leaves its area to the controllers")
    func hiddenBar() {
        run { fixture in
            fixture.navigation.setNavigationBarHidden(true, animated: false)
            #expect(fixture.a.view.safeAreaInsets == .zero)
            fixture.navigation.setNavigationBarHidden(false, animated: true)
            fixture.stage.advance(by: 0.5)
            #expect(fixture.a.view.safeAreaInsets.top == 44)
            fixture.a.edgesForExtendedLayout = []
            fixture.stage.frame()
            #expect(fixture.a.view.frame.minY == 44)
            #expect(fixture.a.view.safeAreaInsets == .zero)
        }
    }

    @Test("A bar button item without a title of its own has the title of its action")
    func titleOfAction() {
        #expect(UIBarButtonItem(primaryAction: UIAction(title: "Archive") { _ in }).title == "Archive")
    }

    @Test("Toolbar items of the top controller are shown at the bottom and add to the safe area")
    func toolbar() {
        run { fixture in
            fixture.navigation.setToolbarHidden(false, animated: false)
            fixture.a.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .add), .flexibleSpace()]
            fixture.stage.frame()
            #expect(fixture.a.view.safeAreaInsets.bottom == 44)
            #expect(fixture.navigation.toolbar.frame.minY == 436)
            let button = fixture.navigation.toolbar.subviews.compactMap { $0 as? BarButton }.first
            #expect(button.map { abs($0.center.x - 160) < 1 } == true)
        }
    }

    @Test(
        "A push or pop in viewWillAppear is performed after the current transition",
        arguments: [true, false])
    func changesWithinCalls(animated: Bool) {
        final class TransitioningController: RecordingController {
            var onWillAppear: (TransitioningController) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                onWillAppear(self)
                onWillAppear = { _ in }
            }
        }
        run { fixture in
            let hasty = TransitioningController("h", fixture.log)
            hasty.onWillAppear = { $0.navigationController?.pushViewController(fixture.b, animated: animated) }
            fixture.log.lines = []
            fixture.navigation.pushViewController(hasty, animated: animated)
            fixture.stage.advance(by: 2)
            #expect(
                fixture.log.take() == [
                    "h willMove true", "a willDisappear", "h didLoad", "h willAppear", "willShow h", "h isAppearing",
                    "a didDisappear", "h didAppear", "h didMove true", "didShow h", "b willMove true",
                    "h willDisappear", "b didLoad", "b willAppear", "willShow b", "b isAppearing", "h didDisappear",
                    "b didAppear", "b didMove true", "didShow b",
                ])
            fixture.navigation.popToRootViewController(animated: false)
            let returning = TransitioningController("x", fixture.log)
            returning.onWillAppear = { $0.navigationController?.popViewController(animated: animated) }
            fixture.navigation.pushViewController(returning, animated: animated)
            fixture.stage.advance(by: 2)
            #expect(fixture.navigation.viewControllers == [fixture.a])
            #expect(returning.parent == nil)
            #expect(fixture.log.lines.suffix(2) == ["x didMove false", "didShow a"])
        }
    }

    @Test("The edit button toggles editing, and its title names the next action")
    func editing() {
        final class Editor: UIViewController {
            var calls: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append(editing)
            }
        }
        let editor = Editor()
        let item = editor.editButtonItem
        #expect(item.title == "Edit")
        #expect(item === editor.editButtonItem)
        item.press(from: editor)
        #expect(editor.isEditing)
        #expect(item.title == "Done")
        #expect(item.style == .done)
        editor.isEditing = false
        #expect(item.title == "Edit")
        #expect(item.style == .plain)
        #expect(editor.calls == [true, false])
    }

    @Test("Pushing a controller that is already in the stack has no effect and is reported")
    func misuse() {
        run { fixture in
            let reports = Diagnostics.record {
                fixture.navigation.pushViewController(fixture.a, animated: false)
                fixture.navigation.popToViewController(UIViewController(), animated: false)
                fixture.navigation.setViewControllers([fixture.a, fixture.b, fixture.a], animated: false)
            }
            #expect(reports.map(\.rule) == Array(repeating: "navigation.invalid-stack", count: 3))
            #expect(fixture.navigation.viewControllers == [fixture.a, fixture.b])
        }
    }

    @Test("The delegate's animator performs a push, which ends when the animator completes it")
    func customAnimator() {
        final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
            var ended: [Bool] = []
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else { return }
                view.frame = context.finalFrame(for: to)
                context.containerView.addSubview(view)
                view.alpha = 0
                UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { context.completeTransition($0) }
            }
            func animationEnded(_ completed: Bool) { ended.append(completed) }
        }
        final class NavigationDelegate: UINavigationControllerDelegate {
            let fade = Fade()
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        }
        run { fixture in
            let bringer = NavigationDelegate()
            fixture.navigation.delegate = bringer
            fixture.log.lines = []
            var alongside: [String] = []
            fixture.navigation.pushViewController(fixture.b, animated: true)
            fixture.b.transitionCoordinator?.animate(
                alongsideTransition: { _ in alongside.append("with") }, completion: { _ in alongside.append("after") })
            fixture.stage.advance(by: 0.1)
            // A pop waits for a transition with a custom animator to end.
            fixture.navigation.popViewController(animated: false)
            #expect(fixture.navigation.viewControllers.count == 2)
            #expect(alongside == ["with"])
            fixture.stage.advance(by: 1)
            #expect(bringer.fade.ended == [true])
            #expect(alongside == ["with", "after"])
            #expect(fixture.navigation.viewControllers == [fixture.a])
        }
    }

    @Test("Popped controllers are released")
    func leaks() {
        weak var gone: UIViewController?
        weak var whole: UINavigationController?
        WindowStage.run(Self.size) { stage in
            let navigation = UINavigationController(rootViewController: UIViewController())
            whole = navigation
            stage.window.rootViewController = navigation
            do {
                let pushed = UIViewController()
                gone = pushed
                navigation.pushViewController(pushed, animated: true)
            }
            stage.advance(by: 1)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            CATransaction.flush()
        }
        #expect(gone == nil)
        #expect(whole == nil)
    }

    @Test("A large title is below the bar and collapses as the content scrolls without a safe area change")
    func largeTitle() throws {
        try run { fixture in
            let scroll = UIScrollView(frame: fixture.a.view.bounds)
            scroll.contentSize = CGSize(width: 320, height: 2000)
            fixture.a.view.addSubview(scroll)
            fixture.navigation.navigationBar.prefersLargeTitles = true
            fixture.stage.frame()
            let bar = fixture.navigation.navigationBar
            #expect(bar.frame.height == 96)
            #expect(fixture.a.view.safeAreaInsets.top == 96)
            #expect(scroll.contentOffset.y == -96)
            scroll.contentOffset.y = -76
            #expect(bar.frame.height == 76)
            scroll.contentOffset.y = 100
            #expect(bar.frame.height == 44)
            #expect(fixture.a.view.safeAreaInsets.top == 96)
            let titles = labelsAndAlphas(in: try #require(bar.content)).filter { $0.0 == "First" }
            #expect(titles.contains { $0.1 == 1 })
            fixture.b.navigationItem.largeTitleDisplayMode = .never
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.stage.frame()
            #expect(bar.frame.height == 44)
            #expect(fixture.b.view.safeAreaInsets.top == 44)
        }
    }

    private func labelsAndAlphas(in view: UIView) -> [(String, CGFloat)] {
        let own = (view as? UILabel).flatMap { label in label.text.map { [($0, label.alpha)] } } ?? []
        return own + view.subviews.flatMap { labelsAndAlphas(in: $0) }
    }

    @Test("The mouse's back button pops the top controller, but not while another controller is presented")
    func mouseButton() {
        run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            let sheet = UIViewController()
            fixture.navigation.present(sheet, animated: false)
            fixture.stage.frame()
            fixture.stage.pointer(.pressed, 160, 300, button: 8)
            fixture.stage.pointer(.released, 160, 300, button: 8)
            #expect(fixture.navigation.viewControllers.count == 2)
            fixture.navigation.dismiss(animated: false)
            fixture.stage.pointer(.pressed, 160, 300, button: 8)
            fixture.stage.pointer(.released, 160, 300, button: 8)
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.viewControllers == [fixture.a])
            fixture.stage.pointer(.pressed, 160, 300, button: 8)
            fixture.stage.pointer(.released, 160, 300, button: 8)
            #expect(fixture.navigation.viewControllers == [fixture.a])
        }
    }

    @Test("The mouse's forward button does not push a popped controller again, and reaches the view with its mask")
    func forwardButton() {
        run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.navigation.popViewController(animated: false)
            let view = MaskView(frame: fixture.a.view.bounds)
            fixture.a.view.addSubview(view)
            fixture.stage.frame()
            fixture.stage.pointer(.pressed, 160, 300, button: 9)
            fixture.stage.pointer(.released, 160, 300, button: 9)
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.viewControllers == [fixture.a])
            #expect(view.masks == [.button(9)])
        }
    }

    @Test("In a right-to-left layout the bar is mirrored and the back swipe starts at the right edge")
    func rightToLeft() throws {
        try run { fixture in
            fixture.navigation.traitOverrides.layoutDirection = .rightToLeft
            fixture.b.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "More", style: .plain, target: nil, action: nil)
            fixture.navigation.pushViewController(fixture.b, animated: true)
            fixture.stage.frame()
            #expect(fixture.b.view.layer.presentation()?.transform.m41 == -320)
            fixture.stage.advance(by: 1)
            @MainActor func find(_ view: UIView, _ test: (UIView) -> Bool) -> UIView? {
                if test(view) { return view }
                for child in view.subviews {
                    if let found = find(child, test) { return found }
                }
                return nil
            }
            let bar = fixture.navigation.navigationBar
            let back = try #require(find(bar) { $0.accessibilityIdentifier == "BackButton" })
            let more = try #require(find(bar) { ($0 as? BarButton)?.item.title == "More" })
            expectNear(back.convert(back.bounds, to: bar).maxX, 312, within: 0.01)
            #expect(more.convert(more.bounds, to: bar).minX == 16)
            fixture.stage.touch(.began, 315, 200)
            for x in stride(from: 315 as CGFloat, through: 15, by: -30) {
                fixture.stage.advance(by: 1.0 / 60)
                fixture.stage.touch(.moved, x, 200)
            }
            fixture.stage.lift(15, 200)
            fixture.stage.advance(by: 1)
            #expect(fixture.navigation.viewControllers == [fixture.a])
        }
    }

    @Test("The back button points to the leading edge when the layout direction changes")
    func backButtonDirection() throws {
        try run { fixture in
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.stage.frame()
            @MainActor func backButton(_ view: UIView) -> UIButton? {
                if view.accessibilityIdentifier == "BackButton" { return view as? UIButton }
                return view.subviews.lazy.compactMap { backButton($0) }.first
            }
            /// Whether the middle of the image is drawn at the left, in the width of a chevron.
            @MainActor func pointsLeft() throws -> Bool {
                let button = try #require(backButton(fixture.navigation.navigationBar))
                let image = try #require(button.image(for: .normal)?.cgImage)
                let (left, right) = (image.pixel(x: 6, y: 33), image.pixel(x: 30, y: 33))
                return try #require(left).alpha > #require(right).alpha
            }
            let pointsLeftFirst = try pointsLeft()
            fixture.navigation.traitOverrides.layoutDirection = .rightToLeft
            fixture.stage.frame()
            let pointsLeftAfterwards = try pointsLeft()
            #expect(pointsLeftFirst)
            #expect(!pointsLeftAfterwards)
        }
    }

    @Test("The navigation bar uses a copy of the top item's appearance and restores its own after a pop")
    func itemAppearance() {
        run { fixture in
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            look.titleTextAttributes = [.foregroundColor: UIColor.blue]
            // Content that does not scroll is at its top.
            fixture.b.navigationItem.scrollEdgeAppearance = look
            @MainActor func ground() -> PixelColor? {
                fixture.stage.frame()
                return fixture.stage.pixel(300, 4)
            }
            let before = ground()
            fixture.navigation.pushViewController(fixture.b, animated: false)
            #expect(ground()?.red == 255)
            #expect(ground()?.green == 0)
            look.backgroundColor = .blue
            #expect(ground()?.red == 255)
            fixture.b.navigationItem.scrollEdgeAppearance?.backgroundColor = .green
            #expect(ground()?.green == 255)
            fixture.navigation.popViewController(animated: false)
            #expect(ground() == before)
        }
    }

    /// Returns the color of the bar above scrolled content with green rows, after a change.
    private func barColor(scrolledBy offset: CGFloat, _ change: (UINavigationBar) -> Void) -> PixelColor? {
        var color: PixelColor?
        run { fixture in
            fixture.a.view.backgroundColor = .green
            let scroll = UIScrollView(frame: fixture.a.view.bounds)
            scroll.contentSize = CGSize(width: 320, height: 2000)
            fixture.a.view.addSubview(scroll)
            fixture.a.setContentScrollView(scroll)
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
            fixture.navigation.navigationBar.standardAppearance = look
            change(fixture.navigation.navigationBar)
            fixture.stage.frame()
            scroll.contentOffset.y += offset
            fixture.stage.frame()
            color = fixture.stage.pixel(300, 4)
        }
        return color
    }

    @Test("A bar is transparent while the content is scrolled to its top")
    func transparentAtScrollEdge() {
        #expect(barColor(scrolledBy: 0) { _ in }?.green == 255)
    }

    @Test("A bar has the standard appearance above scrolled content")
    func standardWhenScrolled() {
        #expect(barColor(scrolledBy: 100) { _ in }?.red == 255)
    }

    @Test("A bar has its own appearance while the content is scrolled to its top, if it was set")
    func ownAtScrollEdge() {
        let color = barColor(scrolledBy: 0) { $0.scrollEdgeAppearance = $0.standardAppearance }
        #expect(color?.red == 255)
    }

    @Test("A bar that is not translucent always has a background")
    func opaqueAtScrollEdge() {
        let color = barColor(scrolledBy: 0) { bar in
            bar.isTranslucent = false
            bar.standardAppearance.backgroundColor = .red
        }
        #expect(color?.red == 255)
        #expect(color?.green == 0)
    }

    @Test("Large titles collapse with the scroll view that setContentScrollView specifies")
    func namedScrollView() {
        run { fixture in
            let scroll = UIScrollView(frame: fixture.a.view.bounds)
            scroll.contentSize = CGSize(width: 320, height: 2000)
            let box = UIView(frame: fixture.a.view.bounds)
            box.addSubview(scroll)
            fixture.a.view.addSubview(box)
            fixture.a.setContentScrollView(scroll)
            #expect(fixture.a.contentScrollView(for: .top) === scroll)
            fixture.navigation.navigationBar.prefersLargeTitles = true
            fixture.stage.frame()
            let tall = fixture.navigation.navigationBar.frame.height
            scroll.contentOffset.y += 30
            fixture.stage.frame()
            #expect(fixture.navigation.navigationBar.frame.height == tall - 30)
        }
    }

    @Test("An automatic large title display mode is inherited from the previous item")
    func inheritedLargeTitleDisplayMode() throws {
        run { fixture in
            let bar = fixture.navigation.navigationBar
            bar.prefersLargeTitles = true
            fixture.a.navigationItem.largeTitleDisplayMode = .never
            fixture.navigation.pushViewController(fixture.b, animated: false)
            fixture.stage.frame()
            #expect(bar.frame.height == 44)
            fixture.a.navigationItem.largeTitleDisplayMode = .always
            fixture.stage.frame()
            #expect(bar.frame.height == 96)
            fixture.navigation.popViewController(animated: false)
            fixture.stage.frame()
            #expect(bar.frame.height == 96)
        }
    }

    /// A controller that records the sizes at which it is laid out.
    private final class SizedController: UIViewController {
        var sizes: [CGSize] = []

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            sizes.append(view.bounds.size)
        }
    }

    @Test("The content of a navigation controller is not laid out before it has its size")
    func layoutOfContent() {
        WindowStage.run(Self.size) { stage in
            let content = SizedController()
            let navigation = UINavigationController(rootViewController: content)
            navigation.loadViewIfNeeded()
            #expect(content.sizes == [])
            stage.window.rootViewController = navigation
            stage.frame()
            #expect(Set(content.sizes.map(\.width)) == [Self.size.width])
        }
    }

    @Test("A navigation controller shows its content and its title as soon as it is loaded")
    func loading() {
        let content = UIViewController()
        content.title = "First"
        let navigation = UINavigationController(rootViewController: content)
        navigation.loadViewIfNeeded()
        #expect(content.view.isDescendant(of: navigation.view))
        #expect(navigation.navigationBar.topItem === content.navigationItem)
    }
}
