import Testing

import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

@Suite @MainActor struct ControllerTests {
    private typealias Log = RecordingController.Log

    private final class Controller: RecordingController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            note("to \(Int(size.width)) from \(Int(view.bounds.width))")
            coordinator.animate(
                alongsideTransition: { [self] _ in note("alongside \(Int(view.bounds.width))") },
                completion: { [self] _ in note("done") })
        }
    }

    @Test("A controller's view is loaded once, on first access")
    func loading() {
        let log = Log()
        let controller = Controller("a", log)
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(log.lines == ["a didLoad"])
        #expect(controller.view.next === controller)
    }

    @Test("loadView can set any view as the controller's view")
    func loadView() {
        final class Own: UIViewController {
            override func loadView() { view = UILabel() }
        }
        #expect(Own().view is UILabel)
    }

    @Test("A root controller appears and disappears with its window")
    func rootAppearance() {
        WindowStage.run { stage in
            let log = Log()
            stage.window.rootViewController = Controller("a", log)
            #expect(log.lines == ["a didLoad", "a willAppear", "a isAppearing", "a didAppear"])
            log.lines = []
            stage.window.rootViewController = Controller("b", log)
            #expect(log.lines.prefix(2) == ["a willDisappear", "a didDisappear"])
            log.lines = []
            stage.window.isHidden = true
            #expect(log.lines == ["b willDisappear", "b didDisappear"])
        }
    }

    @Test("A child controller appears with its parent, or when its view is added to a visible view")
    func children() {
        WindowStage.run { stage in
            let log = Log()
            let (parent, child) = (Controller("p", log), Controller("c", log))
            stage.window.rootViewController = parent
            log.lines = []
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            #expect(
                log.lines == [
                    "c willMove true", "c didLoad", "c willAppear", "c isAppearing", "c didAppear", "c didMove true",
                ])
            #expect(parent.children == [child])
            #expect(child.parent === parent)
            log.lines = []
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(log.lines == ["c willMove false", "c willDisappear", "c didDisappear", "c didMove false"])
            #expect(parent.children.isEmpty)
            #expect(child.parent == nil)
        }
    }

    @Test("Adding a controller to itself or to its own descendant has no effect and is reported")
    func circles() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        let reports = Diagnostics.record {
            outer.addChild(outer)
            inner.addChild(outer)
        }
        #expect(reports.map(\.rule) == ["controller.added-to-itself", "controller.added-to-itself"])
        #expect(outer.parent == nil)
        #expect(inner.children.isEmpty)
    }

    @Test("A window resize calls viewWillTransition before it and runs alongside animations with the new size")
    func resizing() {
        WindowStage.run { stage in
            let log = Log()
            let (parent, child) = (Controller("p", log), Controller("c", log))
            stage.window.rootViewController = parent
            parent.addChild(child)
            log.lines = []
            stage.surface.resize(to: CGSize(width: 300, height: 200))
            #expect(log.lines.contains("p to 300 from 200"))
            #expect(log.lines.contains("p alongside 300"))
            #expect(log.lines.contains { $0.hasPrefix("c to 300") })
            #expect(log.lines.last?.hasSuffix("done") == true)
        }
    }

    @Test("A child that is added while its parent appears also appears")
    func childrenAddedWhileAppearing() {
        final class Parent: RecordingController {
            var child: UIViewController?
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                guard let child else { return }
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        WindowStage.run { stage in
            let log = Log()
            let parent = Parent("p", log)
            parent.child = Controller("c", log)
            stage.window.rootViewController = parent
            #expect(
                log.lines == [
                    "p didLoad", "p willAppear", "p isAppearing", "c willMove true", "c didLoad", "c willAppear",
                    "c isAppearing", "c didMove true", "p didAppear", "c didAppear",
                ])
        }
    }

    @Test("A container that forwards appearance methods manually controls when its children appear")
    func forwardingByHand() {
        final class Container: RecordingController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        WindowStage.run { stage in
            let log = Log()
            let (parent, child) = (Container("p", log), Controller("c", log))
            parent.addChild(child)
            parent.view.addSubview(child.view)
            stage.window.rootViewController = parent
            #expect(!log.take().contains { $0.hasPrefix("c") && $0.hasSuffix("ppear") })
            child.beginAppearanceTransition(true, animated: true)
            #expect(log.take() == ["c willAppear", "c isAppearing"])
            child.beginAppearanceTransition(false, animated: true)
            child.endAppearanceTransition()
            child.endAppearanceTransition()
            #expect(log.take() == ["c willDisappear", "c didDisappear"])
        }
    }

    @Test("transition(from:to:) exchanges the views of two children with appearance calls in order")
    func transition() {
        WindowStage.run { stage in
            let log = Log()
            let (parent, a, b) = (Controller("p", log), Controller("a", log), Controller("b", log))
            stage.window.rootViewController = parent
            parent.addChild(a)
            parent.view.addSubview(a.view)
            a.didMove(toParent: parent)
            parent.addChild(b)
            stage.frame()
            log.lines = []
            var ends: [Bool] = []
            parent.transition(
                from: a, to: b, duration: 0.2, animations: { b.view.alpha = 0.5 }, completion: { ends.append($0) })
            #expect(log.take() == ["a willDisappear", "b didLoad", "b willAppear", "b isAppearing"])
            stage.advance(by: 0.3)
            #expect(log.take() == ["a didDisappear", "b didAppear"])
            #expect(ends == [true])
            #expect(a.view.superview == nil)
            #expect(b.view.superview === parent.view)
            let reports = Diagnostics.record {
                parent.transition(from: a, to: UIViewController(), duration: 0)
            }
            #expect(reports.map(\.rule) == ["controller.not-a-child"])
        }
    }
}
