import TestSupport
import Testing

@testable import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

@Suite @MainActor struct PresentationTests {
    private typealias Log = RecordingController.Log

    private struct World {
        let stage: WindowStage
        let log: Log
        let (root, sheet): (RecordingController, RecordingController)
    }

    private func run(_ size: CGSize = CGSize(width: 800, height: 600), _ body: (World) throws -> Void) rethrows {
        try WindowStage.run(size) { stage in
            let log = Log()
            let (root, sheet) = (RecordingController("r", log), RecordingController("s", log))
            stage.window.rootViewController = root
            stage.frame()
            log.lines = []
            try body(World(stage: stage, log: log, root: root, sheet: sheet))
        }
    }

    @Test("A full-screen presentation removes the presenter's view from the window and restores it afterwards")
    func fullScreen() {
        run { world in
            world.sheet.modalPresentationStyle = .fullScreen
            world.root.present(world.sheet, animated: false) { world.log.lines.append("presented") }
            #expect(
                world.log.take() == [
                    "r willDisappear", "s didLoad", "s willAppear", "s isAppearing", "s didAppear", "r didDisappear",
                    "presented",
                ])
            #expect(world.root.presentedViewController === world.sheet)
            #expect(world.sheet.presentingViewController === world.root)
            #expect(world.sheet.view.frame == world.stage.window.bounds)
            #expect(world.root.view.window == nil)
            world.stage.surface.resize(to: CGSize(width: 500, height: 400))
            world.sheet.dismiss(animated: false) { world.log.lines.append("dismissed") }
            #expect(
                world.log.take() == [
                    "s willDisappear", "r willAppear", "r isAppearing", "r didAppear", "s didDisappear", "dismissed",
                ])
            #expect(world.root.presentedViewController == nil)
            #expect(world.sheet.presentingViewController == nil)
            #expect(world.sheet.view.window == nil)
            #expect(world.root.view.window != nil)
            #expect(world.root.view.frame.size == CGSize(width: 500, height: 400))
        }
    }

    @Test("A sheet leaves its presenter in place without appearance calls")
    func sheet() {
        run { world in
            #expect(world.sheet.modalPresentationStyle == .automatic)
            world.root.present(world.sheet, animated: false)
            #expect(world.log.take() == ["s didLoad", "s willAppear", "s isAppearing", "s didAppear"])
            #expect(world.root.view.window != nil)
            let frame = world.sheet.view.convert(world.sheet.view.bounds, to: nil)
            #expect(frame == CGRect(x: 48, y: 20, width: 704, height: 560))
            world.sheet.dismiss(animated: false)
            #expect(world.log.take() == ["s willDisappear", "s didDisappear"])
        }
    }

    @Test("In a compact window a sheet rises from the lower edge to the height of its detent")
    func detents() {
        run(CGSize(width: 400, height: 600)) { world in
            let presentation = world.sheet.sheetPresentationController
            presentation?.detents = [.large(), .medium(), .custom(identifier: .init("small")) { _ in 100 }]
            presentation?.selectedDetentIdentifier = .medium
            world.root.present(world.sheet, animated: false)
            @MainActor func top() -> CGFloat { world.sheet.view.convert(world.sheet.view.bounds, to: nil).minY }
            #expect(top() == 310)
            presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
            world.stage.advance(by: 1)
            #expect(top() == 20)
            presentation?.selectedDetentIdentifier = .init("small")
            world.stage.frame()
            #expect(top() == 500)
            #expect(world.sheet.presentationController === presentation)
        }
    }

    @Test("An animated presentation slides up from below and calls its completion at the end")
    func animated() {
        run { world in
            var done = 0
            world.root.present(world.sheet, animated: true) { done += 1 }
            #expect(world.sheet.isBeingPresented)
            #expect(done == 0)
            #expect(world.log.take() == ["s didLoad", "s willAppear", "s isAppearing"])
            let frameView = world.sheet.presentationController?.presentedView
            #expect(frameView?.layer.presentation()?.transform.m42 == 580)
            world.stage.advance(by: 1)
            #expect(!world.sheet.isBeingPresented)
            #expect(done == 1)
            #expect(frameView?.transform == .identity)
            world.root.dismiss(animated: true) { done += 1 }
            #expect(world.sheet.isBeingDismissed)
            #expect(world.root.presentedViewController === world.sheet)
            world.stage.advance(by: 1)
            #expect(done == 2)
            #expect(world.sheet.view.window == nil)
            #expect(frameView?.superview == nil)
        }
    }

    @Test("A dismissal during a presentation reverses from the presented position with all appearance calls")
    func dismissalDuringPresentation() throws {
        try run { world in
            world.root.present(world.sheet, animated: true) { world.log.lines.append("presented") }
            world.stage.advance(by: 0.1)
            let frameView = try #require(world.sheet.presentationController?.presentedView)
            let before = try #require(frameView.layer.presentation()?.transform.m42)
            world.log.lines = []
            world.root.dismiss(animated: true) { world.log.lines.append("dismissed") }
            #expect(world.log.take() == ["s didAppear", "presented", "s willDisappear"])
            let after = try #require(frameView.layer.presentation()?.transform.m42)
            expectNear(after, before, within: 2)
            world.stage.advance(by: 1)
            #expect(world.log.take() == ["s didDisappear", "dismissed"])
        }
    }

    private final class Watcher: UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        var agrees = true
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            log.append("should")
            return agrees
        }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { log.append("tried") }
    }

    @Test("Escape, a tap outside and a downward pull dismiss a sheet if the delegate allows it")
    func dismissedByUsers() {
        run { world in
            let watcher = Watcher()
            @MainActor func show() {
                watcher.log = []
                world.sheet.presentationController?.delegate = watcher
                world.root.present(world.sheet, animated: false)
            }
            show()
            watcher.agrees = false
            world.stage.press(KeySymbol.escape)
            #expect(watcher.log == ["should", "tried"])
            watcher.agrees = true
            world.sheet.isModalInPresentation = true
            world.stage.tap(10, 300)
            #expect(watcher.log == ["should", "tried", "tried"])
            #expect(world.root.presentedViewController != nil)
            world.sheet.isModalInPresentation = false
            world.stage.press(KeySymbol.escape)
            world.stage.advance(by: 1)
            #expect(watcher.log.suffix(3) == ["should", "will", "did"])
            #expect(world.root.presentedViewController == nil)
            show()
            world.stage.tap(10, 300)
            world.stage.advance(by: 1)
            #expect(watcher.log == ["should", "will", "did"])
            show()
            world.stage.frame()
            world.stage.drag(from: CGPoint(x: 400, y: 60), by: CGVector(dx: 0, dy: 40), steps: 10)
            let moved = world.sheet.view.convert(CGPoint.zero, to: nil).y
            #expect(moved > 350)
            world.stage.lift(400, 460)
            world.stage.advance(by: 1)
            #expect(watcher.log == ["should", "will", "did"])
            #expect(world.sheet.view.window == nil)
        }
    }

    @Test("A downward pull that is too short returns the sheet to its position")
    func shortPull() {
        run { world in
            world.root.present(world.sheet, animated: false)
            world.stage.frame()
            world.stage.drag(from: CGPoint(x: 400, y: 60), by: CGVector(dx: 0, dy: 5), steps: 10)
            world.stage.advance(by: 0.5)
            world.stage.lift(400, 110)
            world.stage.advance(by: 1)
            #expect(world.sheet.view.convert(CGPoint.zero, to: nil).y == 20)
        }
    }

    @Test(
        "An upward drag on content at its top expands the sheet, or scrolls if the sheet prefers that",
        arguments: [true, false])
    func expandingByScrolling(expands: Bool) {
        run(CGSize(width: 400, height: 600)) { world in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 560))
            scroll.contentSize = CGSize(width: 400, height: 3000)
            world.sheet.view.addSubview(scroll)
            let presentation = world.sheet.sheetPresentationController
            presentation?.detents = [.medium(), .large()]
            presentation?.prefersScrollingExpandsWhenScrolledToEdge = expands
            world.root.present(world.sheet, animated: false)
            world.stage.frame()
            world.stage.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -20), steps: 10)
            world.stage.advance(by: 0.3)
            world.stage.lift(200, 300)
            world.stage.advance(by: 2)
            let top = world.sheet.view.convert(CGPoint.zero, to: nil).y
            #expect(top == (expands ? 20 : 310))
            #expect((scroll.contentOffset.y > 30) == !expands)
        }
    }

    @Test("An attached sheet has the preferred width of its content if it is to follow that")
    func attachedWidth() {
        run(CGSize(width: 400, height: 600)) { world in
            world.sheet.preferredContentSize = CGSize(width: 300, height: 200)
            let presentation = world.sheet.sheetPresentationController
            world.root.present(world.sheet, animated: false)
            world.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 0, y: 20, width: 400, height: 580))
            presentation?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            world.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 50, y: 20, width: 300, height: 580))
        }
    }

    @Test("In a compact height a sheet covers the window unless it prefers to be attached to the bottom edge")
    func compactHeight() {
        run { world in
            world.stage.window.traitOverrides.verticalSizeClass = .compact
            let presentation = world.sheet.sheetPresentationController
            presentation?.detents = [.medium()]
            world.root.present(world.sheet, animated: false)
            world.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
            presentation?.prefersEdgeAttachedInCompactHeight = true
            world.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 0, y: 310, width: 800, height: 290))
        }
    }

    @Test("A downward pull moves the sheet if its content is at the top and scrolls the content otherwise")
    func pullOnContent() {
        run { world in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 704, height: 560))
            scroll.contentSize = CGSize(width: 704, height: 3000)
            scroll.alwaysBounceVertical = true
            world.sheet.view.addSubview(scroll)
            world.root.present(world.sheet, animated: false)
            world.stage.frame()
            scroll.contentOffset.y = 200
            world.stage.drag(from: CGPoint(x: 400, y: 100), by: CGVector(dx: 0, dy: 12), steps: 10)
            world.stage.advance(by: 0.3)
            world.stage.lift(400, 220)
            world.stage.advance(by: 2)
            #expect(scroll.contentOffset.y < 120)
            #expect(world.root.presentedViewController === world.sheet)
            scroll.setContentOffset(.zero, animated: false)
            world.stage.drag(from: CGPoint(x: 400, y: 100), by: CGVector(dx: 0, dy: -12), steps: 5)
            world.stage.advance(by: 0.3)
            world.stage.lift(400, 40)
            world.stage.advance(by: 2)
            #expect(scroll.contentOffset.y > 30)
            #expect(world.root.presentedViewController === world.sheet)
            scroll.setContentOffset(.zero, animated: false)
            world.stage.drag(from: CGPoint(x: 400, y: 100), by: CGVector(dx: 0, dy: 40), steps: 10)
            world.stage.lift(400, 500)
            world.stage.advance(by: 2)
            #expect(world.root.presentedViewController == nil)
            #expect(world.sheet.view.window == nil)
        }
    }

    @Test("The outermost container presents, and dismiss on a descendant reaches the presenter")
    func containers() {
        run { world in
            let child = UIViewController()
            world.root.addChild(child)
            world.root.view.addSubview(child.view)
            child.present(world.sheet, animated: false)
            #expect(world.sheet.presentingViewController === world.root)
            #expect(child.presentedViewController === world.sheet)
            let inner = UIViewController()
            world.sheet.addChild(inner)
            world.sheet.view.addSubview(inner.view)
            #expect(inner.presentingViewController === world.root)
            inner.dismiss(animated: false)
            #expect(world.root.presentedViewController == nil)
        }
    }

    @Test("Dismissing from the first presenter dismisses the whole chain of presentations")
    func chains() {
        run { world in
            let third = RecordingController("t", world.log)
            world.root.present(world.sheet, animated: false)
            world.sheet.present(third, animated: false)
            #expect(world.stage.window.rootViewController?.deepestPresented === third)
            world.log.lines = []
            world.root.dismiss(animated: true)
            world.stage.advance(by: 1)
            #expect(world.log.lines == ["t willDisappear", "t didDisappear", "s willDisappear", "s didDisappear"])
            #expect(world.root.presentedViewController == nil)
            #expect(world.sheet.presentedViewController == nil)
        }
    }

    @Test("The responder chain continues from a presented controller to its presenter and the window")
    func responders() {
        run { world in
            world.sheet.modalPresentationStyle = .fullScreen
            world.root.present(world.sheet, animated: false)
            var chain: [UIResponder] = []
            var next: UIResponder? = world.sheet.view
            while let responder = next {
                chain.append(responder)
                next = responder.next
            }
            #expect(chain.contains(world.root))
            #expect(chain.contains(world.stage.window))
        }
    }

    @Test("Dismissing a sheet restores the previous first responder")
    func keyboard() {
        run { world in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
            world.root.view.addSubview(field)
            field.becomeFirstResponder()
            world.root.present(world.sheet, animated: false)
            #expect(!field.isFirstResponder)
            world.root.dismiss(animated: false)
            #expect(field.isFirstResponder)
        }
    }

    @Test("A second presentation, or one from outside of a window, is rejected and reported")
    func refusals() {
        run { world in
            world.root.present(world.sheet, animated: false)
            let reports = Diagnostics.record {
                world.root.present(UIViewController(), animated: false)
                UIViewController().present(UIViewController(), animated: false)
                world.sheet.present(world.root, animated: false)
            }
            #expect(reports.map(\.rule) == Array(repeating: "controller.cannot-present", count: 3))
        }
    }

    @Test("The style custom uses the transitioning delegate's presentation controller and animators")
    func custom() {
        final class Panel: UIPresentationController {
            var log: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 100, height: 600) }
            override func presentationTransitionWillBegin() { log.append("will") }
            override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did \(completed)") }
        }
        final class Bringer: UIViewControllerTransitioningDelegate {
            var panel: Panel?
            @MainActor func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let made = Panel(presentedViewController: presented, presenting: presenting)
                panel = made
                return made
            }
        }
        run { world in
            let bringer = Bringer()
            world.sheet.modalPresentationStyle = .custom
            world.sheet.transitioningDelegate = bringer
            world.root.present(world.sheet, animated: true)
            world.stage.advance(by: 1)
            #expect(world.sheet.view.frame == CGRect(x: 0, y: 0, width: 100, height: 600))
            #expect(bringer.panel?.log == ["will", "did true"])
        }
    }

    @Test("A presentation is released when it is over")
    func leaks() {
        weak var gone: UIViewController?
        weak var presentation: UIPresentationController?
        run { world in
            do {
                let sheet = UIViewController()
                gone = sheet
                presentation = sheet.presentationController
                world.root.present(sheet, animated: true)
            }
            world.stage.advance(by: 1)
            world.root.dismiss(animated: true)
            world.stage.advance(by: 1)
            CATransaction.flush()
            #expect(world.stage.window.subviews.count == 1)
        }
        #expect(gone == nil)
        #expect(presentation == nil)
    }
}
