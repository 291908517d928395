import OpenDisplay
import Testing

@testable import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

/// A popover of 200 × 150 points above or below a button of a window that is 200 points high.
@Suite("Popovers that extend beyond the window") @MainActor struct PopoverBeyondWindowTests {
    private static let source = CGRect(x: 300, y: 80, width: 100, height: 40)
    /// The frame of the presented view below the source, whose arrow is 13 points long.
    private static let below = CGRect(x: 250, y: 133, width: 200, height: 150)

    private struct Fixture {
        let stage: WindowStage
        let popover: UIViewController
        /// The frame of the presented view in the window.
        @MainActor var place: CGRect { popover.view.convert(popover.view.bounds, to: nil) }
        @MainActor var direction: UIPopoverArrowDirection? {
            popover.popoverPresentationController?.arrowDirection
        }
    }

    private func run(
        screen: CGRect? = CGRect(x: -500, y: -500, width: 2000, height: 1500),
        knowsPlace: Bool = true, directions: UIPopoverArrowDirection = [.up, .down], isTranslucent: Bool = true,
        _ body: (Fixture) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 800, height: 200)) { stage in
            stage.surface.screen = screen
            stage.surface.knowsPlace = knowsPlace
            stage.surface.popupsAreTranslucent = isTranslucent
            let (root, popover) = (UIViewController(), UIViewController())
            stage.window.rootViewController = root
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = CGSize(width: 200, height: 150)
            popover.popoverPresentationController?.sourceView = stage.add(UIView(), Self.source, to: root.view)
            popover.popoverPresentationController?.permittedArrowDirections = directions
            root.present(popover, animated: false)
            stage.frame()
            try body(Fixture(stage: stage, popover: popover))
        }
    }

    @Test("A popover that does not fit into its window extends beyond it")
    func extends() {
        run { fixture in #expect(fixture.place == Self.below) }
    }

    @Test("A popover that fits beside its source is displayed by the window")
    func fits() {
        run(directions: .any) { fixture in #expect(fixture.stage.surface.popups.isEmpty) }
    }

    @Test("Where the desktop shows no popups, a popover is reduced to the space in its window")
    func staysInside() {
        run(screen: nil) { fixture in #expect(fixture.place.height < 150) }
    }

    @Test("Without space on the screen below its source, a popover is above the source")
    func flips() {
        run(screen: CGRect(x: -500, y: -500, width: 2000, height: 750)) { fixture in
            #expect(fixture.place == CGRect(x: 250, y: -83, width: 200, height: 150))
        }
    }

    @Test("The arrow of a popover that the desktop has placed above its source points down")
    func arrow() {
        run(screen: CGRect(x: -500, y: -500, width: 2000, height: 750)) { fixture in
            #expect(fixture.direction == .down)
        }
    }

    @Test("Where popups are opaque rectangles, a popover beyond its window has no arrow")
    func isOpaque() {
        run(isTranslucent: false) { fixture in
            #expect(fixture.place == CGRect(x: 250, y: 124, width: 200, height: 150))
        }
    }

    @Test("Where popups are opaque rectangles, a popover beyond its window has no shadow")
    func hasNoShadow() {
        run(isTranslucent: false) { fixture in
            #expect(fixture.popover.popoverPresentationController?.presentedView?.layer.shadowOpacity == 0)
        }
    }

    @Test("A popover that fits into its window is where the screen has space if that cuts the window off")
    func isOnScreen() {
        run(screen: CGRect(x: -500, y: -500, width: 1000, height: 1500), directions: .any) { fixture in
            #expect(fixture.place == Self.below)
        }
    }

    @Test("Where only the desktop knows where a window is, a popover that fits into the window is displayed by it")
    func isInUnknownPlace() {
        run(knowsPlace: false, directions: .any) { fixture in #expect(fixture.stage.surface.popups.isEmpty) }
    }

    @Test("A popover without an arrow has the arrow direction of its side")
    func opaqueDirection() {
        run(isTranslucent: false) { fixture in #expect(fixture.direction == .up) }
    }

    @Test("A popover that is moved along its side by the edge of the screen still points to its source")
    func arrowAtEdge() throws {
        try run(screen: CGRect(x: -500, y: -500, width: 900, height: 1500)) { fixture in
            #expect(fixture.place.maxX == 400)
            let frame = try #require(fixture.popover.popoverPresentationController?.presentedView as? PopoverFrameView)
            // The middle of the source is at 350, and the popover begins at 200.
            #expect(frame.arrow?.place == 150)
        }
    }

    @Test("A click in a popover beyond the edge of the window does not dismiss it")
    func receivesClicks() {
        run { fixture in
            fixture.stage.tap(350, 270)
            fixture.stage.clock.advance(by: 1)
            fixture.stage.frame()
            #expect(fixture.popover.presentingViewController != nil)
        }
    }

    @Test("While another window has the keyboard focus, a popover is inside of its window")
    func staysInsideInBackground() {
        run { fixture in
            fixture.stage.surface.setActive(false)
            fixture.stage.frame()
            #expect(fixture.stage.window.bounds.contains(fixture.place))
        }
    }

    @Test("A popover that other windows can cover remains beyond its window without the keyboard focus")
    func staysBeyond() {
        run { fixture in
            fixture.stage.surface.popupsStayWithSurface = true
            fixture.stage.surface.setActive(false)
            fixture.stage.frame()
            #expect(fixture.place == Self.below)
        }
    }

    @Test("A popover extends beyond its window again when that has the keyboard focus again")
    func returns() {
        run { fixture in
            fixture.stage.surface.setActive(false)
            fixture.stage.frame()
            fixture.stage.surface.setActive(true)
            fixture.stage.frame()
            #expect(fixture.place == Self.below)
        }
    }

    @Test("While an alert is in front of a popover, the popover is inside of its window")
    func isBehindAlert() {
        run { fixture in
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            fixture.popover.present(alert, animated: false)
            fixture.stage.frame()
            #expect(fixture.stage.window.bounds.contains(fixture.place))
        }
    }

    @Test("A popover extends beyond its window again after the alert in front of it was dismissed")
    func returnsAfterAlert() {
        run { fixture in
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            fixture.popover.present(alert, animated: false)
            fixture.stage.frame()
            fixture.popover.dismiss(animated: false)
            fixture.stage.frame()
            #expect(fixture.place == Self.below)
        }
    }

    @Test("A popover remains beyond its window behind another popover")
    func isBehindPopover() {
        run { fixture in
            let other = UIViewController()
            other.modalPresentationStyle = .popover
            other.preferredContentSize = CGSize(width: 60, height: 30)
            other.popoverPresentationController?.sourceView = fixture.popover.view
            fixture.popover.present(other, animated: false)
            fixture.stage.frame()
            #expect(fixture.place == Self.below)
        }
    }

    @Test("A popover that becomes small enough for its window returns into it")
    func shrinks() {
        run { fixture in
            fixture.popover.preferredContentSize = CGSize(width: 50, height: 20)
            fixture.stage.frame()
            #expect(fixture.stage.surface.popups.isEmpty)
        }
    }

    @Test("The dismissal of a popover closes its popup")
    func dismissal() {
        run { fixture in
            fixture.popover.dismiss(animated: false)
            fixture.stage.frame()
            #expect(fixture.stage.surface.popups.isEmpty)
        }
    }

    @Test("A popover whose popup the desktop closes returns into its window")
    func isClosedByDesktop() {
        run { fixture in
            fixture.stage.surface.popups.first?.onClose()
            fixture.stage.frame()
            #expect(fixture.stage.window.bounds.contains(fixture.place))
        }
    }

    @Test("A popover whose popup the desktop closes is not dismissed")
    func remainsPresented() {
        run { fixture in
            fixture.stage.surface.popups.first?.onClose()
            fixture.stage.clock.advance(by: 1)
            fixture.stage.frame()
            #expect(fixture.popover.presentingViewController != nil)
        }
    }

    @Test("A popover whose popup the desktop has closed extends beyond its window again with the keyboard focus")
    func returnsAfterClosing() {
        run { fixture in
            fixture.stage.surface.popupsStayWithSurface = true
            fixture.stage.surface.setActive(false)
            fixture.stage.surface.popups.first?.onClose()
            fixture.stage.frame()
            fixture.stage.surface.setActive(true)
            fixture.stage.frame()
            #expect(fixture.place == Self.below)
        }
    }
}
