import TestSupport
import Testing

@testable import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

@Suite @MainActor struct PresentationTests {
    private typealias Log = RecordingController.Log

    private struct Fixture {
        let stage: WindowStage
        let log: Log
        let (root, sheet): (RecordingController, RecordingController)
    }

    private func run(_ size: CGSize = CGSize(width: 800, height: 600), _ body: (Fixture) throws -> Void) rethrows {
        try WindowStage.run(size) { stage in
            let log = Log()
            let (root, sheet) = (RecordingController("r", log), RecordingController("s", log))
            stage.window.rootViewController = root
            stage.frame()
            log.lines = []
            try body(Fixture(stage: stage, log: log, root: root, sheet: sheet))
        }
    }

    @Test("A full-screen presentation removes the presenter's view from the window and restores it afterwards")
    func fullScreen() {
        run { fixture in
            fixture.sheet.modalPresentationStyle = .fullScreen
            fixture.root.present(fixture.sheet, animated: false) { fixture.log.lines.append("presented") }
            #expect(
                fixture.log.take() == [
                    "r willDisappear", "s didLoad", "s willAppear", "s isAppearing", "s didAppear", "r didDisappear",
                    "presented",
                ])
            #expect(fixture.root.presentedViewController === fixture.sheet)
            #expect(fixture.sheet.presentingViewController === fixture.root)
            #expect(fixture.sheet.view.frame == fixture.stage.window.bounds)
            #expect(fixture.root.view.window == nil)
            fixture.stage.surface.resize(to: CGSize(width: 500, height: 400))
            fixture.sheet.dismiss(animated: false) { fixture.log.lines.append("dismissed") }
            #expect(
                fixture.log.take() == [
                    "s willDisappear", "r willAppear", "r isAppearing", "r didAppear", "s didDisappear", "dismissed",
                ])
            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.sheet.presentingViewController == nil)
            #expect(fixture.sheet.view.window == nil)
            #expect(fixture.root.view.window != nil)
            #expect(fixture.root.view.frame.size == CGSize(width: 500, height: 400))
        }
    }

    @Test("A sheet leaves its presenter in place without appearance calls")
    func sheet() {
        run { fixture in
            #expect(fixture.sheet.modalPresentationStyle == .automatic)
            fixture.root.present(fixture.sheet, animated: false)
            #expect(fixture.log.take() == ["s didLoad", "s willAppear", "s isAppearing", "s didAppear"])
            #expect(fixture.root.view.window != nil)
            let frame = fixture.sheet.view.convert(fixture.sheet.view.bounds, to: nil)
            #expect(frame == CGRect(x: 48, y: 20, width: 704, height: 560))
            fixture.sheet.dismiss(animated: false)
            #expect(fixture.log.take() == ["s willDisappear", "s didDisappear"])
        }
    }

    @Test("In a compact window a sheet rises from the lower edge to the height of its detent")
    func detents() {
        run(CGSize(width: 400, height: 600)) { fixture in
            let presentation = fixture.sheet.sheetPresentationController
            presentation?.detents = [.large(), .medium(), .custom(identifier: .init("small")) { _ in 100 }]
            presentation?.selectedDetentIdentifier = .medium
            fixture.root.present(fixture.sheet, animated: false)
            @MainActor func top() -> CGFloat { fixture.sheet.view.convert(fixture.sheet.view.bounds, to: nil).minY }
            #expect(top() == 310)
            presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
            fixture.stage.advance(by: 1)
            #expect(top() == 20)
            presentation?.selectedDetentIdentifier = .init("small")
            fixture.stage.frame()
            #expect(top() == 500)
            #expect(fixture.sheet.presentationController === presentation)
        }
    }

    @Test("An animated presentation slides up from below and calls its completion at the end")
    func animated() {
        run { fixture in
            var done = 0
            fixture.root.present(fixture.sheet, animated: true) { done += 1 }
            #expect(fixture.sheet.isBeingPresented)
            #expect(done == 0)
            #expect(fixture.log.take() == ["s didLoad", "s willAppear", "s isAppearing"])
            let frameView = fixture.sheet.presentationController?.presentedView
            #expect(frameView?.layer.presentation()?.transform.m42 == 580)
            fixture.stage.advance(by: 1)
            #expect(!fixture.sheet.isBeingPresented)
            #expect(done == 1)
            #expect(frameView?.transform == .identity)
            fixture.root.dismiss(animated: true) { done += 1 }
            #expect(fixture.sheet.isBeingDismissed)
            #expect(fixture.root.presentedViewController === fixture.sheet)
            fixture.stage.advance(by: 1)
            #expect(done == 2)
            #expect(fixture.sheet.view.window == nil)
            #expect(frameView?.superview == nil)
        }
    }

    @Test("A dismissal during a presentation reverses from the presented position with all appearance calls")
    func dismissalDuringPresentation() throws {
        try run { fixture in
            fixture.root.present(fixture.sheet, animated: true) { fixture.log.lines.append("presented") }
            fixture.stage.advance(by: 0.1)
            let frameView = try #require(fixture.sheet.presentationController?.presentedView)
            let before = try #require(frameView.layer.presentation()?.transform.m42)
            fixture.log.lines = []
            fixture.root.dismiss(animated: true) { fixture.log.lines.append("dismissed") }
            #expect(fixture.log.take() == ["s didAppear", "presented", "s willDisappear"])
            let after = try #require(frameView.layer.presentation()?.transform.m42)
            expectNear(after, before, within: 2)
            fixture.stage.advance(by: 1)
            #expect(fixture.log.take() == ["s didDisappear", "dismissed"])
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
        run { fixture in
            let watcher = Watcher()
            @MainActor func show() {
                watcher.log = []
                fixture.sheet.presentationController?.delegate = watcher
                fixture.root.present(fixture.sheet, animated: false)
            }
            show()
            watcher.agrees = false
            fixture.stage.press(KeySymbol.escape)
            #expect(watcher.log == ["should", "tried"])
            watcher.agrees = true
            fixture.sheet.isModalInPresentation = true
            fixture.stage.tap(10, 300)
            #expect(watcher.log == ["should", "tried", "tried"])
            #expect(fixture.root.presentedViewController != nil)
            fixture.sheet.isModalInPresentation = false
            fixture.stage.press(KeySymbol.escape)
            fixture.stage.advance(by: 1)
            #expect(watcher.log.suffix(3) == ["should", "will", "did"])
            #expect(fixture.root.presentedViewController == nil)
            show()
            fixture.stage.tap(10, 300)
            fixture.stage.advance(by: 1)
            #expect(watcher.log == ["should", "will", "did"])
            show()
            fixture.stage.frame()
            fixture.stage.drag(from: CGPoint(x: 400, y: 60), by: CGVector(dx: 0, dy: 40), steps: 10)
            let moved = fixture.sheet.view.convert(CGPoint.zero, to: nil).y
            #expect(moved > 350)
            fixture.stage.lift(400, 460)
            fixture.stage.advance(by: 1)
            #expect(watcher.log == ["should", "will", "did"])
            #expect(fixture.sheet.view.window == nil)
        }
    }

    @Test("A downward pull that is too short returns the sheet to its position")
    func shortPull() {
        run { fixture in
            fixture.root.present(fixture.sheet, animated: false)
            fixture.stage.frame()
            fixture.stage.drag(from: CGPoint(x: 400, y: 60), by: CGVector(dx: 0, dy: 5), steps: 10)
            fixture.stage.advance(by: 0.5)
            fixture.stage.lift(400, 110)
            fixture.stage.advance(by: 1)
            #expect(fixture.sheet.view.convert(CGPoint.zero, to: nil).y == 20)
        }
    }

    @Test(
        "An upward drag on content at its top expands the sheet, or scrolls if the sheet prefers that",
        arguments: [true, false])
    func expandingByScrolling(expands: Bool) {
        run(CGSize(width: 400, height: 600)) { fixture in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 560))
            scroll.contentSize = CGSize(width: 400, height: 3000)
            fixture.sheet.view.addSubview(scroll)
            let presentation = fixture.sheet.sheetPresentationController
            presentation?.detents = [.medium(), .large()]
            presentation?.prefersScrollingExpandsWhenScrolledToEdge = expands
            fixture.root.present(fixture.sheet, animated: false)
            fixture.stage.frame()
            fixture.stage.drag(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -20), steps: 10)
            fixture.stage.advance(by: 0.3)
            fixture.stage.lift(200, 300)
            fixture.stage.advance(by: 2)
            let top = fixture.sheet.view.convert(CGPoint.zero, to: nil).y
            #expect(top == (expands ? 20 : 310))
            #expect((scroll.contentOffset.y > 30) == !expands)
        }
    }

    @Test("An attached sheet has the preferred width of its content if it is to follow that")
    func attachedWidth() {
        run(CGSize(width: 400, height: 600)) { fixture in
            fixture.sheet.preferredContentSize = CGSize(width: 300, height: 200)
            let presentation = fixture.sheet.sheetPresentationController
            fixture.root.present(fixture.sheet, animated: false)
            fixture.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 0, y: 20, width: 400, height: 580))
            presentation?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            fixture.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 50, y: 20, width: 300, height: 580))
        }
    }

    @Test("In a compact height a sheet covers the window unless it prefers to be attached to the bottom edge")
    func compactHeight() {
        run { fixture in
            fixture.stage.window.traitOverrides.verticalSizeClass = .compact
            let presentation = fixture.sheet.sheetPresentationController
            presentation?.detents = [.medium()]
            fixture.root.present(fixture.sheet, animated: false)
            fixture.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
            presentation?.prefersEdgeAttachedInCompactHeight = true
            fixture.stage.frame()
            #expect(presentation?.presentedView?.frame == CGRect(x: 0, y: 310, width: 800, height: 290))
        }
    }

    @Test("A downward pull moves the sheet if its content is at the top and scrolls the content otherwise")
    func pullOnContent() {
        run { fixture in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 704, height: 560))
            scroll.contentSize = CGSize(width: 704, height: 3000)
            scroll.alwaysBounceVertical = true
            fixture.sheet.view.addSubview(scroll)
            fixture.root.present(fixture.sheet, animated: false)
            fixture.stage.frame()
            scroll.contentOffset.y = 200
            fixture.stage.drag(from: CGPoint(x: 400, y: 100), by: CGVector(dx: 0, dy: 12), steps: 10)
            fixture.stage.advance(by: 0.3)
            fixture.stage.lift(400, 220)
            fixture.stage.advance(by: 2)
            #expect(scroll.contentOffset.y < 120)
            #expect(fixture.root.presentedViewController === fixture.sheet)
            scroll.setContentOffset(.zero, animated: false)
            fixture.stage.drag(from: CGPoint(x: 400, y: 100), by: CGVector(dx: 0, dy: -12), steps: 5)
            fixture.stage.advance(by: 0.3)
            fixture.stage.lift(400, 40)
            fixture.stage.advance(by: 2)
            #expect(scroll.contentOffset.y > 30)
            #expect(fixture.root.presentedViewController === fixture.sheet)
            scroll.setContentOffset(.zero, animated: false)
            fixture.stage.drag(from: CGPoint(x: 400, y: 100), by: CGVector(dx: 0, dy: 40), steps: 10)
            fixture.stage.lift(400, 500)
            fixture.stage.advance(by: 2)
            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.sheet.view.window == nil)
        }
    }

    @Test("The outermost container presents, and dismiss on a descendant reaches the presenter")
    func containers() {
        run { fixture in
            let child = UIViewController()
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.present(fixture.sheet, animated: false)
            #expect(fixture.sheet.presentingViewController === fixture.root)
            #expect(child.presentedViewController === fixture.sheet)
            let inner = UIViewController()
            fixture.sheet.addChild(inner)
            fixture.sheet.view.addSubview(inner.view)
            #expect(inner.presentingViewController === fixture.root)
            inner.dismiss(animated: false)
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test("Dismissing from the first presenter dismisses the whole chain of presentations")
    func chains() {
        run { fixture in
            let third = RecordingController("t", fixture.log)
            fixture.root.present(fixture.sheet, animated: false)
            fixture.sheet.present(third, animated: false)
            #expect(fixture.stage.window.rootViewController?.deepestPresented === third)
            fixture.log.lines = []
            fixture.root.dismiss(animated: true)
            fixture.stage.advance(by: 1)
            #expect(fixture.log.lines == ["t willDisappear", "t didDisappear", "s willDisappear", "s didDisappear"])
            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.sheet.presentedViewController == nil)
        }
    }

    @Test("The responder chain continues from a presented controller to its presenter and the window")
    func responders() {
        run { fixture in
            fixture.sheet.modalPresentationStyle = .fullScreen
            fixture.root.present(fixture.sheet, animated: false)
            var chain: [UIResponder] = []
            var next: UIResponder? = fixture.sheet.view
            while let responder = next {
                chain.append(responder)
                next = responder.next
            }
            #expect(chain.contains(fixture.root))
            #expect(chain.contains(fixture.stage.window))
        }
    }

    @Test("Dismissing a sheet restores the previous first responder")
    func keyboard() {
        run { fixture in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
            fixture.root.view.addSubview(field)
            field.becomeFirstResponder()
            fixture.root.present(fixture.sheet, animated: false)
            #expect(!field.isFirstResponder)
            fixture.root.dismiss(animated: false)
            #expect(field.isFirstResponder)
        }
    }

    @Test("A second presentation, or one from outside of a window, is rejected and reported")
    func refusals() {
        run { fixture in
            fixture.root.present(fixture.sheet, animated: false)
            let reports = Diagnostics.record {
                fixture.root.present(UIViewController(), animated: false)
                UIViewController().present(UIViewController(), animated: false)
                fixture.sheet.present(fixture.root, animated: false)
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
        run { fixture in
            let bringer = Bringer()
            fixture.sheet.modalPresentationStyle = .custom
            fixture.sheet.transitioningDelegate = bringer
            fixture.root.present(fixture.sheet, animated: true)
            fixture.stage.advance(by: 1)
            #expect(fixture.sheet.view.frame == CGRect(x: 0, y: 0, width: 100, height: 600))
            #expect(bringer.panel?.log == ["will", "did true"])
        }
    }

    @Test("A presentation is released when it is over")
    func leaks() {
        weak var gone: UIViewController?
        weak var presentation: UIPresentationController?
        run { fixture in
            do {
                let sheet = UIViewController()
                gone = sheet
                presentation = sheet.presentationController
                fixture.root.present(sheet, animated: true)
            }
            fixture.stage.advance(by: 1)
            fixture.root.dismiss(animated: true)
            fixture.stage.advance(by: 1)
            CATransaction.flush()
            #expect(fixture.stage.window.subviews.count == 1)
        }
        #expect(gone == nil)
        #expect(presentation == nil)
    }
}
