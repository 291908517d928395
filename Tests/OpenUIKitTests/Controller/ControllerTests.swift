import Testing

@testable import OpenUIKit

@Suite @MainActor struct ControllerTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Controller: UIViewController {
        var name = ""
        var log: Log?

        convenience init(_ name: String, _ log: Log) {
            self.init(nibName: nil, bundle: nil)
            self.name = name
            self.log = log
        }

        private func note(_ text: String) { log?.lines.append("\(name) \(text)") }
        override func viewDidLoad() { note("didLoad") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
        override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
        override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
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

    @Test("A view is loaded once, when it is first asked for")
    func loading() {
        let log = Log()
        let controller = Controller("a", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(log.lines == ["a didLoad"] && controller.view.next === controller)
    }

    @Test("loadView may bring any view")
    func loadView() {
        final class Own: UIViewController {
            override func loadView() { view = UILabel() }
        }
        #expect(Own().view is UILabel)
    }

    @Test("A root controller appears with its window and disappears with it")
    func rootAppearance() {
        Stage.run { stage in
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

    @Test("A child appears with its parent, or when its view is added to a visible one")
    func children() {
        Stage.run { stage in
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
            #expect(parent.children == [child] && child.parent === parent)
            log.lines = []
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(log.lines == ["c willMove false", "c willDisappear", "c didDisappear", "c didMove false"])
            #expect(parent.children.isEmpty && child.parent == nil)
        }
    }

    @Test("A controller added to itself or into its own child changes nothing and is named")
    func circles() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        let reports = Diagnostics.record {
            outer.addChild(outer)
            inner.addChild(outer)
        }
        #expect(reports.map(\.rule) == ["controller.added-to-itself", "controller.added-to-itself"])
        #expect(outer.parent == nil && inner.children.isEmpty)
    }

    @Test("A presented controller covers the window and goes again, and everybody hears of it")
    func presentation() {
        Stage.run { stage in
            let log = Log()
            let (root, sheet) = (Controller("r", log), Controller("s", log))
            stage.window.rootViewController = root
            log.lines = []
            root.present(sheet, animated: false) { log.lines.append("presented") }
            #expect(
                log.lines == [
                    "s didLoad", "s willAppear", "r willDisappear", "s isAppearing", "s didAppear", "r didDisappear",
                    "presented",
                ])
            #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
            #expect(sheet.view.window === stage.window && sheet.view.frame == stage.window.bounds)
            log.lines = []
            sheet.dismiss(animated: false) { log.lines.append("dismissed") }
            #expect(
                log.lines == [
                    "s willDisappear", "r willAppear", "s didDisappear", "r isAppearing", "r didAppear", "dismissed",
                ])
            #expect(root.presentedViewController == nil && sheet.view.window == nil)
        }
    }

    @Test("An animated presentation slides in and says when it is there")
    func animatedPresentation() {
        Stage.run { stage in
            let (root, sheet) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            var done = 0
            stage.frame()
            root.present(sheet, animated: true) { done += 1 }
            #expect(sheet.isBeingPresented && done == 0)
            #expect(sheet.view.layer.presentation()?.transform.m42 == 200)
            stage.advance(by: 0.6)
            #expect(!sheet.isBeingPresented && done == 1 && sheet.view.transform == .identity)
            root.dismiss(animated: true) { done += 1 }
            stage.advance(by: 0.6)
            #expect(done == 2 && sheet.view.superview == nil)
        }
    }

    @Test("Presenting twice, or from outside of a window, is refused and named")
    func refusals() {
        Stage.run { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            root.present(UIViewController(), animated: false)
            let reports = Diagnostics.record {
                root.present(UIViewController(), animated: false)
                UIViewController().present(UIViewController(), animated: false)
            }
            #expect(reports.map(\.rule) == ["controller.cannot-present", "controller.cannot-present"])
        }
    }

    @Test("A resized window tells its controllers before, and runs alongside when the views have the new size")
    func resizing() {
        Stage.run { stage in
            let log = Log()
            let (parent, child) = (Controller("p", log), Controller("c", log))
            stage.window.rootViewController = parent
            parent.addChild(child)
            log.lines = []
            stage.surface.resize(to: CGSize(width: 300, height: 200))
            #expect(log.lines.contains("p to 300 from 200") && log.lines.contains("p alongside 300"))
            #expect(log.lines.contains { $0.hasPrefix("c to 300") } && log.lines.last?.hasSuffix("done") == true)
        }
    }
}
