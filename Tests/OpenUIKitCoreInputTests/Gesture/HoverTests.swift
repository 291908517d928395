import OpenDisplay
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite("Hovering over content that changes") struct HoverTests {
    /// A stage whose pointer rests over the view of the root controller.
    private func run(_ body: (WindowStage, UIViewController, UIHoverGestureRecognizer) -> Void) {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            let hover = UIHoverGestureRecognizer()
            controller.view.addGestureRecognizer(hover)
            stage.frame()
            stage.pointer(.moved, 400, 300)
            body(stage, controller, hover)
        }
    }

    @Test("A view under the resting pointer is no longer hovered when a sheet covers it")
    func sheet() {
        run { stage, controller, hover in
            #expect(hover.state == .began)
            controller.present(UIViewController(), animated: false)
            #expect(hover.state == .possible)
        }
    }

    @Test("A view under the resting pointer is hovered again when the sheet is dismissed")
    func dismissedSheet() {
        run { stage, controller, hover in
            controller.present(UIViewController(), animated: false)
            controller.dismiss(animated: false)
            #expect(hover.state == .began)
        }
    }

    @Test("A view beside a sheet that leaves its content interactive is still hovered")
    func undimmedSheet() {
        run { stage, controller, hover in
            stage.pointer(.moved, 10, 10)
            let sheet = UIViewController()
            sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
            controller.present(sheet, animated: false)
            #expect(hover.state == .changed)
        }
    }

    @Test("A view under the resting pointer is not hovered while a menu is open")
    func menu() {
        run { stage, controller, hover in
            let menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
            stage.window.menus.open(menu, .at(CGPoint(x: 10, y: 10)), from: controller)
            #expect(hover.state == .possible)
            stage.window.menus.close()
            #expect(hover.state == .began)
        }
    }
}
