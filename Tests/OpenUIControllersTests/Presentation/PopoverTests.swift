import Fuzzing
import Testing

@testable import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

@Suite @MainActor struct PopoverTests {
    private final class Watcher: UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        var log: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            style ?? controller.adaptivePresentationStyle
        }
        func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) { log.append("prepare") }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
        func presentationController(
            _ controller: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will \(style)") }
        func presentationController(
            _ controller: UIPresentationController, prepare adaptive: UIPresentationController
        ) { log.append("adapts \(adaptive is UISheetPresentationController)") }
    }

    /// A delegate with the methods of earlier versions of UIKit.
    private final class EarlierDelegate: UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var agrees = false
        func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController) -> Bool {
            log.append("should")
            return agrees
        }
        func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
            log.append("did")
        }
    }

    private struct Fixture {
        let stage: WindowStage
        let (root, menu): (UIViewController, UIViewController)
        let source: UIView
        @MainActor var popover: UIPopoverPresentationController? { menu.popoverPresentationController }
        @MainActor func show() {
            root.present(menu, animated: false)
            stage.frame()
        }
        /// The frame of the presented view in the window.
        @MainActor var place: CGRect { menu.view.convert(menu.view.bounds, to: nil) }
    }

    private func run(
        _ size: CGSize = CGSize(width: 800, height: 600), source: CGRect, _ body: (Fixture) throws -> Void
    ) rethrows {
        try WindowStage.run(size) { stage in
            let (root, menu) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            let view = stage.add(UIView(), source, to: root.view)
            menu.modalPresentationStyle = .popover
            menu.preferredContentSize = CGSize(width: 200, height: 150)
            menu.popoverPresentationController?.sourceView = view
            try body(Fixture(stage: stage, root: root, menu: menu, source: view))
        }
    }

    @Test("A popover is placed below its source, with the arrow at the center of the source")
    func below() {
        run(source: CGRect(x: 300, y: 100, width: 100, height: 40)) { fixture in
            fixture.show()
            // 140 is the lower edge of the source, and the arrow is 13 points long.
            #expect(fixture.place == CGRect(x: 250, y: 153, width: 200, height: 150))
            #expect(fixture.popover?.arrowDirection == .up)
            #expect(fixture.popover?.presentedView?.frame == CGRect(x: 250, y: 140, width: 200, height: 163))
            #expect(fixture.root.view.window != nil)
        }
    }

    @Test("A delegate with the methods of earlier versions decides whether a popover is dismissed, and is notified")
    func earlierDelegate() {
        run(source: CGRect(x: 300, y: 100, width: 100, height: 40)) { fixture in
            let delegate = EarlierDelegate()
            fixture.popover?.delegate = delegate
            fixture.show()
            fixture.stage.press(KeySymbol.escape)
            #expect(delegate.log == ["should"])
            #expect(fixture.root.presentedViewController === fixture.menu)
            delegate.agrees = true
            fixture.stage.press(KeySymbol.escape)
            fixture.stage.advance(by: 1)
            #expect(delegate.log == ["should", "should", "did"])
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    private struct Case: Sendable {
        var source: CGRect
        var permitted: UIPopoverArrowDirection
        var place: CGRect
        var side: UIPopoverArrowDirection
    }

    private static let cases = [
        Case(
            source: CGRect(x: 300, y: 500, width: 100, height: 40), permitted: .any,
            place: CGRect(x: 250, y: 337, width: 200, height: 150), side: .down),
        Case(
            source: CGRect(x: 300, y: 300, width: 100, height: 40), permitted: .left,
            place: CGRect(x: 413, y: 245, width: 200, height: 150), side: .left),
        Case(
            source: CGRect(x: 300, y: 300, width: 100, height: 40), permitted: .right,
            place: CGRect(x: 87, y: 245, width: 200, height: 150), side: .right),
        Case(
            source: CGRect(x: 0, y: 100, width: 20, height: 20), permitted: .any,
            place: CGRect(x: 10, y: 133, width: 200, height: 150), side: .up),
        Case(
            source: CGRect(x: 760, y: 300, width: 40, height: 20), permitted: [.left, .right],
            place: CGRect(x: 547, y: 235, width: 200, height: 150), side: .right),
    ]

    @Test("A popover is placed on a permitted side with enough space")
    func sides() {
        for expected in Self.cases {
            run(source: expected.source) { fixture in
                fixture.popover?.permittedArrowDirections = expected.permitted
                fixture.show()
                #expect(fixture.place == expected.place)
                #expect(fixture.popover?.arrowDirection == expected.side)
            }
        }
    }

    @Test("A popover points at its sourceRect and shrinks to the available space")
    func rectangles() {
        run(source: CGRect(x: 300, y: 100, width: 100, height: 40)) { fixture in
            fixture.popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
            fixture.menu.preferredContentSize = CGSize(width: 200, height: 1000)
            fixture.show()
            // Below the source, 123 to 590 is available; beside it, 10 to 590.
            #expect(fixture.place == CGRect(x: 323, y: 10, width: 200, height: 580))
            fixture.popover?.permittedArrowDirections = .up
            fixture.stage.frame()
            #expect(fixture.place == CGRect(x: 205, y: 123, width: 200, height: 467))
            fixture.menu.preferredContentSize = CGSize(width: 100, height: 50)
            fixture.stage.frame()
            #expect(fixture.place == CGRect(x: 255, y: 123, width: 100, height: 50))
            fixture.stage.surface.resize(to: CGSize(width: 320, height: 600))
            fixture.stage.frame()
            #expect(fixture.place == CGRect(x: 210, y: 123, width: 100, height: 50))
        }
    }

    @Test("Random popovers stay in bounds, point at their source and overlap it only if that is allowed")
    func random() {
        var random = SeededRandom(seed: 7)
        var compared = 0
        for _ in 0..<3000 {
            let area = CGRect(
                x: 0, y: 0, width: .random(in: 50...900, using: &random), height: .random(in: 50...900, using: &random))
            let anchor = CGRect(
                x: .random(in: -20...area.width, using: &random), y: .random(in: -20...area.height, using: &random),
                width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random))
            let size = CGSize(
                width: .random(in: 1...1200, using: &random), height: .random(in: 1...1200, using: &random))
            let permitted = UIPopoverArrowDirection(rawValue: .random(in: 1...15, using: &random))
            let mayOverlap = Bool.random(using: &random)
            let placement = PopoverPlacement(
                of: size, beside: anchor, in: area, permitted: permitted, mayOverlap: mayOverlap)
            #expect(permitted.contains(placement.direction))
            #expect(placement.arrow != nil)
            let arrow = PopoverPlacement.arrowLength
            let isVertical = placement.direction == .up || placement.direction == .down
            let body = CGSize(
                width: placement.frame.width - (isVertical ? 0 : arrow),
                height: placement.frame.height - (isVertical ? arrow : 0))
            #expect(body.width >= 0)
            #expect(body.height >= 0)
            #expect(body.width <= size.width)
            #expect(body.height <= size.height)
            guard placement.frame.width <= area.width, placement.frame.height <= area.height else { continue }
            compared += 1
            #expect(area.insetBy(dx: -0.51, dy: -0.51).contains(placement.frame))
            let side = isVertical ? placement.frame.width : placement.frame.height
            #expect((0...side).contains(placement.arrow?.place ?? -1))
            if !mayOverlap, body.width > 0, body.height > 0 {
                let covered = placement.frame.intersection(anchor)
                #expect(covered.isNull || covered.width <= 0.51 || covered.height <= 0.51)
            }
        }
        #expect(compared > 300)
    }

    @Test("A popover of a bar button item is placed below its button")
    func barItem() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let (root, menu) = (UIViewController(), UIViewController())
            let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
            root.navigationItem.rightBarButtonItem = item
            stage.window.rootViewController = UINavigationController(rootViewController: root)
            stage.frame()
            menu.modalPresentationStyle = .popover
            menu.preferredContentSize = CGSize(width: 100, height: 100)
            menu.popoverPresentationController?.sourceItem = item
            #expect(menu.popoverPresentationController?.barButtonItem === item)
            root.present(menu, animated: false)
            stage.frame()
            let place = menu.view.convert(menu.view.bounds, to: nil)
            #expect(place == CGRect(x: 690, y: 57, width: 100, height: 100))
        }
    }

    @Test("A tap outside dismisses a popover, and passthrough views receive their taps")
    func dismissal() {
        run(source: CGRect(x: 300, y: 100, width: 100, height: 40)) { fixture in
            let watcher = Watcher()
            let button = fixture.stage.add(
                UIButton(), CGRect(x: 10, y: 10, width: 50, height: 50), to: fixture.root.view)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            fixture.popover?.delegate = watcher
            fixture.popover?.passthroughViews = [button]
            fixture.root.present(fixture.menu, animated: true)
            #expect(watcher.log == ["prepare", "will none"])
            fixture.stage.advance(by: 1)
            fixture.stage.tap(350, 200)
            fixture.stage.tap(30, 30)
            fixture.stage.advance(by: 1)
            #expect(taps == 1)
            #expect(fixture.root.presentedViewController === fixture.menu)
            fixture.stage.tap(30, 400)
            fixture.stage.advance(by: 1)
            #expect(fixture.root.presentedViewController == nil)
            #expect(watcher.log.last == "did")
            #expect(taps == 1)
        }
    }

    @Test("Escape dismisses a popover and notifies its delegate")
    func escape() {
        run(source: CGRect(x: 300, y: 100, width: 100, height: 40)) { fixture in
            let watcher = Watcher()
            fixture.popover?.delegate = watcher
            fixture.show()
            fixture.stage.press(KeySymbol.escape)
            fixture.stage.advance(by: 1)
            #expect(fixture.root.presentedViewController == nil)
            #expect(watcher.log.last == "did")
        }
    }

    @Test("In a compact window a popover becomes a sheet unless the delegate returns the style none")
    func adaptive() {
        let size = CGSize(width: 400, height: 600)
        run(size, source: CGRect(x: 100, y: 100, width: 100, height: 40)) { fixture in
            let watcher = Watcher()
            fixture.popover?.delegate = watcher
            fixture.popover?.adaptiveSheetPresentationController.detents = [.medium()]
            fixture.show()
            #expect(fixture.menu.presentationController is UISheetPresentationController)
            #expect(watcher.log == ["adapts true", "will pageSheet"])
            #expect(fixture.place == CGRect(x: 0, y: 310, width: 400, height: 290))
            fixture.root.dismiss(animated: false)
            #expect(fixture.popover != nil)
        }
        run(size, source: CGRect(x: 100, y: 100, width: 100, height: 40)) { fixture in
            let watcher = Watcher()
            watcher.style = UIModalPresentationStyle.none
            fixture.popover?.delegate = watcher
            fixture.show()
            #expect(fixture.place == CGRect(x: 50, y: 153, width: 200, height: 150))
            #expect(watcher.log.last == "will none")
        }
        run(size, source: CGRect(x: 100, y: 100, width: 100, height: 40)) { fixture in
            let watcher = Watcher()
            watcher.style = .fullScreen
            fixture.popover?.delegate = watcher
            fixture.show()
            #expect(fixture.place == CGRect(origin: .zero, size: size))
            #expect(fixture.root.view.window == nil)
        }
    }

    @Test("The delegate's adaptive view controller is presented in place of the popover in a compact window")
    func wrapped() {
        final class Wrapper: UIPopoverPresentationControllerDelegate {
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
        }
        run(CGSize(width: 400, height: 600), source: CGRect(x: 100, y: 100, width: 100, height: 40)) { fixture in
            let wrapper = Wrapper()
            fixture.popover?.delegate = wrapper
            fixture.show()
            #expect(fixture.root.presentedViewController is UINavigationController)
            #expect(fixture.menu.navigationController?.presentingViewController === fixture.root)
            fixture.menu.dismiss(animated: false)
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test("A popover without a source is reported and centered")
    func nothing() {
        run(source: .zero) { fixture in
            fixture.popover?.sourceView = nil
            let reports = Diagnostics.record { fixture.show() }
            #expect(reports.map(\.rule) == ["popover.no-source"])
            #expect(fixture.place == CGRect(x: 300, y: 225, width: 200, height: 150))
        }
    }

    @Test("A controller in a current context covers the context's controller and follows its size")
    func context() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let (root, left, inner, front) = (
                UIViewController(), UIViewController(), UIViewController(), UIViewController()
            )
            stage.window.rootViewController = root
            root.addChild(left)
            stage.add(left.view, CGRect(x: 0, y: 0, width: 300, height: 600), to: root.view)
            left.addChild(inner)
            stage.add(inner.view, CGRect(x: 0, y: 0, width: 300, height: 100), to: left.view)
            left.definesPresentationContext = true
            for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
                front.modalPresentationStyle = style
                inner.present(front, animated: false)
                stage.frame()
                #expect(front.presentingViewController === left)
                #expect(root.presentedViewController == nil)
                #expect(front.view.convert(front.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 600))
                left.view.frame.size.width = 200
                stage.frame()
                #expect(front.view.convert(front.view.bounds, to: nil).width == 200)
                left.view.frame.size.width = 300
                front.dismiss(animated: true)
                stage.advance(by: 1)
                #expect(front.view.window == nil)
                #expect(left.presentedViewController == nil)
            }
            // Without a presentation context, the root controller presents.
            left.definesPresentationContext = false
            inner.present(front, animated: false)
            stage.frame()
            #expect(front.presentingViewController === root)
            #expect(front.view.bounds.width == 800)
        }
    }
}
