import TestSupport
import Testing

import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

/// Tests transitions with a client's animator that a gesture controls.
@Suite @MainActor struct InteractiveTransitionTests {
    private typealias Log = RecordingController.Log

    /// Slides the presented view in from the right at constant speed in two seconds, or out again for a dismissal.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let isDismissal: Bool
        var ended: [Bool] = []
        init(isDismissal: Bool) { self.isDismissal = isDismissal }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 2 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let container = context.containerView
            let width = container.bounds.width
            guard let moving = context.view(forKey: isDismissal ? .from : .to) else { return }
            if !isDismissal {
                moving.frame = container.bounds.offsetBy(dx: width, dy: 0)
                container.addSubview(moving)
            } else if let to = context.view(forKey: .to) {
                container.insertSubview(to, belowSubview: moving)
            }
            let shift = isDismissal ? width : 0
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                moving.frame = container.bounds.offsetBy(dx: shift, dy: 0)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    /// The same animation with an interruptible animator.
    private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
        private var made: UIViewPropertyAnimator?
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let made { return made }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            made = animator
            let view = context.view(forKey: .to)
            if let view {
                view.alpha = 0
                context.containerView.addSubview(view)
            }
            animator.addAnimations { view?.alpha = 1 }
            animator.addCompletion { position in context.completeTransition(position == .end) }
            return animator
        }
    }

    private final class TransitioningDelegate: UIViewControllerTransitioningDelegate {
        var percent: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
        var leader: (any UIViewControllerInteractiveTransitioning)?
        var slide: Slide?
        var presents: (any UIViewControllerAnimatedTransitioning)?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            if let presents { return presents }
            slide = Slide(isDismissal: false)
            return slide
        }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            slide = Slide(isDismissal: true)
            return slide
        }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { leader ?? percent }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { leader ?? percent }
    }

    private struct Fixture {
        let stage: WindowStage
        let log: Log
        let (root, top): (RecordingController, RecordingController)
        let bringer: TransitioningDelegate
        /// The horizontal position of the upper view's presentation.
        @MainActor var place: CGFloat { top.view.layer.presentation()?.frame.minX ?? -1 }
    }

    private func run(_ body: (Fixture) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 400, height: 600)) { stage in
            let log = Log()
            let (root, top) = (RecordingController("r", log), RecordingController("t", log))
            let bringer = TransitioningDelegate()
            top.modalPresentationStyle = .fullScreen
            top.transitioningDelegate = bringer
            stage.window.rootViewController = root
            stage.frame()
            log.lines = []
            try withExtendedLifetime(bringer) {
                try body(Fixture(stage: stage, log: log, root: root, top: top, bringer: bringer))
            }
        }
    }

    @Test("An interactive presentation follows its progress and continues from there when finished")
    func presentation() throws {
        try run { fixture in
            let percent = try #require(fixture.bringer.percent)
            var isDone = false
            fixture.root.present(fixture.top, animated: true) { isDone = true }
            fixture.stage.advance(by: 0.5)
            #expect(fixture.place == 400)
            #expect(percent.duration == 2)
            #expect(fixture.top.transitionCoordinator?.isInteractive == true)
            for part in [0.25, 0.75, 0.5] as [CGFloat] {
                percent.update(part)
                fixture.stage.advance(by: 0.2)
                expectNear(fixture.place, 400 * (1 - part), within: 0.01)
            }
            var changes: [Bool] = []
            fixture.top.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
            percent.completionCurve = .linear
            percent.finish()
            #expect(changes == [false])
            #expect(fixture.top.transitionCoordinator?.isInteractive == false)
            // Half of the two seconds remains.
            fixture.stage.advance(by: 0.5)
            expectNear(fixture.place, 100, within: 4)
            #expect(!isDone)
            #expect(fixture.log.lines == ["r willDisappear", "t didLoad", "t willAppear", "t isAppearing"])
            fixture.stage.advance(by: 0.6)
            #expect(isDone)
            #expect(fixture.place == 0)
            #expect(fixture.root.view.window == nil)
            #expect(fixture.bringer.slide?.ended == [true])
            #expect(fixture.log.take().suffix(2) == ["t didAppear", "r didDisappear"])
        }
    }

    @Test("A coordinator reports the progress of an interaction, and how it will be completed")
    func progress() throws {
        try run { fixture in
            let percent = try #require(fixture.bringer.percent)
            fixture.root.present(fixture.top, animated: true)
            fixture.stage.advance(by: 0.5)
            #expect(fixture.top.transitionCoordinator?.percentComplete == 0)
            percent.update(0.75)
            #expect(fixture.top.transitionCoordinator?.percentComplete == 0.75)
            var ends: [CGFloat] = []
            fixture.top.transitionCoordinator?.notifyWhenInteractionChanges { context in
                ends = [context.percentComplete, context.completionVelocity]
            }
            percent.completionSpeed = 2
            percent.cancel()
            #expect(ends == [0.75, 2])
            fixture.stage.advance(by: 3)
        }
    }

    @Test("A cancelled interactive presentation restores the initial state")
    func cancelledPresentation() throws {
        try run { fixture in
            let percent = try #require(fixture.bringer.percent)
            fixture.root.present(fixture.top, animated: true)
            percent.update(0.5)
            fixture.stage.advance(by: 0.1)
            percent.completionSpeed = 2
            percent.cancel()
            fixture.stage.advance(by: 0.4)
            #expect(fixture.top.view.window != nil)
            fixture.stage.advance(by: 0.3)
            #expect(fixture.top.view.window == nil)
            #expect(fixture.root.view.window != nil)
            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.bringer.slide?.ended == [false])
            #expect(
                fixture.log.take().suffix(5) == [
                    "t willDisappear", "r willAppear", "r isAppearing", "t didDisappear", "r didAppear",
                ])
            #expect(fixture.stage.window.subviews.count == 1)
            // The controller can be presented again.
            fixture.root.present(fixture.top, animated: true)
            percent.finish()
            fixture.stage.advance(by: 2.5)
            #expect(fixture.root.presentedViewController === fixture.top)
            #expect(fixture.place == 0)
        }
    }

    @Test("A cancelled interactive dismissal returns the presented view to its position")
    func cancelledDismissal() throws {
        try run { fixture in
            let percent = try #require(fixture.bringer.percent)
            fixture.bringer.percent = nil
            fixture.root.present(fixture.top, animated: false)
            fixture.bringer.percent = percent
            fixture.log.lines = []
            fixture.root.dismiss(animated: true)
            percent.update(0.3)
            fixture.stage.advance(by: 0.1)
            expectNear(fixture.place, 120, within: 0.01)
            #expect(fixture.root.view.window != nil)
            percent.cancel()
            fixture.stage.advance(by: 1)
            #expect(fixture.place == 0)
            #expect(fixture.top.view.frame.minX == 0)
            #expect(fixture.top.view.window != nil)
            #expect(fixture.root.view.window == nil)
            #expect(fixture.root.presentedViewController === fixture.top)
            #expect(
                fixture.log.take() == [
                    "t willDisappear", "r willAppear", "r isAppearing", "r willDisappear", "t willAppear",
                    "t isAppearing", "t didAppear", "r didDisappear",
                ])
            fixture.root.dismiss(animated: true)
            percent.update(0.9)
            percent.finish()
            fixture.stage.advance(by: 1)
            #expect(fixture.top.view.window == nil)
            #expect(fixture.root.view.superview === fixture.stage.window)
        }
    }

    @Test("Alongside animations follow the progress of an interactive transition and reverse if it is cancelled")
    func alongside() throws {
        try run { fixture in
            let percent = try #require(fixture.bringer.percent)
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            fixture.stage.window.addSubview(other)
            fixture.root.present(fixture.top, animated: true)
            fixture.top.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
            percent.update(0.5)
            fixture.stage.advance(by: 0.1)
            let alpha = try #require(other.layer.presentation()).opacity
            #expect(alpha > 0.2)
            #expect(alpha < 0.8)
            percent.cancel()
            fixture.stage.advance(by: 2)
            #expect(other.alpha == 1)
            #expect(other.layer.presentation()?.opacity == 1)
        }
    }

    @Test("An interruptible animator of an interactive transition is scrubbed directly")
    func interruptible() throws {
        try run { fixture in
            fixture.bringer.presents = Interruptible()
            let percent = try #require(fixture.bringer.percent)
            fixture.root.present(fixture.top, animated: true)
            percent.update(0.4)
            fixture.stage.advance(by: 0.1)
            let opacity = try #require(fixture.top.view.layer.presentation()).opacity
            expectNear(opacity, 0.4, within: 0.001)
            percent.finish()
            fixture.stage.advance(by: 1)
            #expect(fixture.top.view.alpha == 1)
            #expect(fixture.root.presentedViewController === fixture.top)
            #expect(fixture.top.transitionCoordinator == nil)
        }
    }

    @Test("A transition without an interactive start runs until pause makes it interactive")
    func paused() throws {
        try run { fixture in
            let percent = try #require(fixture.bringer.percent)
            percent.wantsInteractiveStart = false
            fixture.root.present(fixture.top, animated: true)
            #expect(fixture.top.transitionCoordinator?.isInteractive == false)
            fixture.stage.advance(by: 0.5)
            percent.pause()
            fixture.stage.advance(by: 1)
            expectNear(percent.percentComplete, 0.25, within: 0.02)
            expectNear(fixture.place, 300, within: 8)
            #expect(fixture.top.transitionCoordinator?.isInteractive == true)
            percent.update(0.8)
            fixture.stage.frame()
            expectNear(fixture.place, 80, within: 0.01)
            percent.finish()
            fixture.stage.advance(by: 1)
            #expect(fixture.place == 0)
            #expect(fixture.root.presentedViewController === fixture.top)
        }
    }

    /// An interaction controller of client code that moves the view itself.
    private final class ManualInteractionController: NSObject, UIViewControllerInteractiveTransitioning {
        var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            self.context = context
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.frame = CGRect(x: 400, y: 0, width: 400, height: 600)
        }
    }

    @Test("A custom interaction controller can move the views itself and complete the transition")
    func customInteractionController() throws {
        try run { fixture in
            let leader = ManualInteractionController()
            fixture.bringer.leader = leader
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            fixture.stage.window.addSubview(other)
            fixture.root.present(fixture.top, animated: true)
            fixture.top.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
            let context = try #require(leader.context)
            #expect(context.isInteractive)
            fixture.top.view.frame.origin.x = 200
            context.updateInteractiveTransition(0.5)
            fixture.stage.advance(by: 0.1)
            let alpha = try #require(other.layer.presentation()).opacity
            #expect(fixture.place == 200)
            #expect(alpha > 0.3)
            #expect(alpha < 0.7)
            context.finishInteractiveTransition()
            #expect(!context.isInteractive)
            fixture.top.view.frame.origin.x = 0
            context.completeTransition(true)
            #expect(fixture.root.presentedViewController === fixture.top)
            #expect(fixture.root.view.window == nil)
            fixture.stage.advance(by: 2)
            #expect(other.alpha == 0)
            #expect(other.layer.presentation()?.opacity == 0)
        }
    }

    private final class Stack: UINavigationControllerDelegate {
        let percent = UIPercentDrivenInteractiveTransition()
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isDismissal: operation == .pop) }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
    }

    @Test("The delegate's interaction controller drives a navigation controller's pop and can cancel it")
    func navigation() {
        WindowStage.run(CGSize(width: 400, height: 600)) { stage in
            let log = Log()
            let (a, b) = (RecordingController("a", log), RecordingController("b", log))
            let navigation = UINavigationController(rootViewController: a)
            navigation.pushViewController(b, animated: false)
            let delegate = Stack()
            navigation.delegate = delegate
            stage.window.rootViewController = navigation
            stage.frame()
            log.lines = []
            navigation.popViewController(animated: true)
            delegate.percent.update(0.5)
            stage.advance(by: 0.1)
            expectNear(b.view.layer.presentation()?.frame.minX ?? 0, 200, within: 0.01)
            delegate.percent.cancel()
            stage.advance(by: 2)
            #expect(navigation.viewControllers == [a, b])
            #expect(b.view.window != nil)
            #expect(b.view.frame.minX == 0)
            #expect(a.view.window == nil)
            #expect(navigation.navigationBar.topItem === b.navigationItem)
            #expect(
                log.take().suffix(7) == [
                    "b willMove true", "a willDisappear", "a didDisappear", "b willAppear", "b isAppearing",
                    "b didAppear", "b didMove true",
                ])
            navigation.popViewController(animated: true)
            delegate.percent.update(0.5)
            delegate.percent.finish()
            stage.advance(by: 2)
            #expect(navigation.viewControllers == [a])
            #expect(a.view.window != nil)
            #expect(b.view.window == nil)
        }
    }

    @Test("An interactive transition releases its animator and controllers when it is over")
    func leaks() {
        weak var animator: Slide?
        weak var gone: UIViewController?
        WindowStage.run(CGSize(width: 400, height: 600)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let bringer = TransitioningDelegate()
            do {
                let top = UIViewController()
                gone = top
                top.modalPresentationStyle = .fullScreen
                top.transitioningDelegate = bringer
                root.present(top, animated: true)
                animator = bringer.slide
                bringer.percent?.update(0.5)
                bringer.percent?.cancel()
            }
            stage.advance(by: 2)
            bringer.slide = nil
            CATransaction.flush()
        }
        #expect(gone == nil)
        #expect(animator == nil)
    }

    @Test("A dismissal that waits for a presentation is performed when the presentation is cancelled")
    func waitingOperations() throws {
        try run { fixture in
            let leader = ManualInteractionController()
            fixture.bringer.leader = leader
            fixture.root.present(fixture.top, animated: true)
            var dismissals = 0
            fixture.root.dismiss(animated: false) { dismissals += 1 }
            #expect(dismissals == 0)
            let context = try #require(leader.context)
            context.cancelInteractiveTransition()
            context.completeTransition(false)
            #expect(dismissals == 1)
            #expect(fixture.root.presentedViewController == nil)
        }
    }
}
