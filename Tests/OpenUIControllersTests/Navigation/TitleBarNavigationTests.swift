import OpenDisplay
import Testing
import UIKitTestSupport

import OpenUIKitCore

@testable import OpenUIControllers

@Suite("A navigation bar as title bar") @MainActor struct TitleBarNavigationTests {
    private func run(isMirrored: Bool = false, _ body: (WindowStage, UINavigationController) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 500, height: 300)) { stage in
            stage.window.isHidden = true
            stage.surface.windowControls = WindowControls(leading: [.close], trailing: [.minimize, .maximize])
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let root = UIViewController()
            root.title = "Library"
            root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
            root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
            let navigation = UINavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            stage.window.windowScene?.titlebar?.titleVisibility = .hidden
            stage.window.makeKeyAndVisible()
            stage.advance(by: 0.1)
            try body(stage, navigation)
        }
    }

    private func frame(_ title: String, in view: UIView) -> CGRect? {
        if let button = view as? UIButton, button.currentTitle == title {
            return button.convert(button.bounds, to: nil)
        }
        return view.subviews.lazy.compactMap { frame(title, in: $0) }.first
    }

    @Test("The bar has its own height at the top edge, and the content begins below it")
    func height() {
        run { _, navigation in
            #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 500, height: 44))
            #expect(navigation.topViewController?.view.safeAreaInsets.top == 44)
        }
    }

    @Test("The items are beside the buttons of the window", arguments: [false, true])
    func items(isMirrored: Bool) throws {
        try run(isMirrored: isMirrored) { stage, navigation in
            let edit = try #require(frame("Edit", in: navigation.navigationBar))
            let add = try #require(frame("Add", in: navigation.navigationBar))
            let (left, right) = stage.window.titleBarInsets(of: navigation.navigationBar)
            #expect(min(edit.minX, add.minX) >= left)
            #expect(max(edit.maxX, add.maxX) <= 500 - right)
            #expect(left > 0)
            #expect(right > 0)
        }
    }

    @Test("The items move with the buttons when the setting of the desktop changes")
    func changedControls() throws {
        try run { stage, navigation throws in
            let (edit, add) = (frame("Edit", in: navigation.navigationBar), frame("Add", in: navigation.navigationBar))
            stage.surface.windowControls = WindowControls(leading: [.close, .minimize, .maximize], trailing: [])
            stage.frame()
            let insets = stage.window.titleBarInsets(of: navigation.navigationBar)
            #expect(insets.right == 0)
            #expect(try #require(frame("Edit", in: navigation.navigationBar)).minX >= insets.left)
            #expect(try #require(frame("Edit", in: navigation.navigationBar)).minX > #require(edit).minX)
            #expect(try #require(frame("Add", in: navigation.navigationBar)).maxX > #require(add).maxX)
        }
    }

    @Test("The content of a controller without a bar begins below the buttons")
    func hiddenBar() {
        run { stage, navigation in
            navigation.setNavigationBarHidden(true, animated: false)
            stage.frame()
            #expect(navigation.topViewController?.view.safeAreaInsets.top == 44)
        }
    }

    @Test("Content that does not extend under bars begins below the bar")
    func opaqueEdges() {
        run { stage, navigation in
            let next = UIViewController()
            next.edgesForExtendedLayout = []
            navigation.pushViewController(next, animated: false)
            stage.frame()
            #expect(next.view.convert(next.view.bounds, to: nil).minY == 44)
        }
    }

    @Test("An empty place of the bar moves the window, and its buttons do not")
    func moving() throws {
        try run { stage, navigation in
            let add = try #require(frame("Add", in: navigation.navigationBar))
            for x in [add.midX, 300] {
                stage.pointer(.pressed, x, 22, button: 1)
                stage.pointer(.moved, x - 40, 22)
                stage.pointer(.released, x - 40, 22, button: 1)
            }
            #expect(stage.surface.titleBarRequests.moves == [CGPoint(x: 300, y: 22)])
        }
    }
}
