import OpenDisplay
import OpenUIControls
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite("The pointer's style") @MainActor struct PointerTests {
    private final class Owner: UIPointerInteractionDelegate {
        var style: UIPointerStyle?
        var region: UIPointerRegion?
        var log: [String] = []

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { region ?? defaultRegion }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { style }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter")
            animator.addCompletion { [weak self] _ in self?.log.append("entered") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("exit") }
    }

    private func shape(_ stage: WindowStage, _ x: CGFloat, _ y: CGFloat) -> PointerShape {
        stage.pointer(.moved, x, y)
        return stage.surface.pointerShape
    }

    /// A stage with a view of 100 points in the corner, which has a pointer interaction.
    private func run(_ style: UIPointerStyle?, _ body: (WindowStage, UIView, UIPointerInteraction, Owner) -> Void) {
        WindowStage.run { stage in
            let owner = Owner()
            owner.style = style
            let interaction = UIPointerInteraction(delegate: owner)
            let view = stage.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addInteraction(interaction)
            body(stage, view, interaction, owner)
        }
    }

    @Test("Text that can be edited or selected has a beam, and buttons and disabled fields have an arrow")
    func text() {
        WindowStage.run { stage in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            let view = stage.add(UITextView(), CGRect(x: 0, y: 40, width: 100, height: 60))
            let button = UIButton(primaryAction: UIAction(title: "Open") { _ in })
            stage.add(button, CGRect(x: 0, y: 0, width: 20, height: 30), to: field)
            stage.frame()
            #expect(shape(stage, 60, 15) == .text)
            #expect(shape(stage, 10, 15) == .arrow)
            #expect(shape(stage, 50, 60) == .text)
            #expect(shape(stage, 150, 150) == .arrow)
            field.isEnabled = false
            (view.isEditable, view.isSelectable) = (false, false)
            #expect(shape(stage, 60, 15) == .arrow)
            #expect(shape(stage, 50, 60) == .arrow)
        }
    }

    @Test("A link of a text that is not editable has a hand")
    func link() {
        WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            view.attributedText = NSAttributedString(
                string: "a link", attributes: [.link: "https://example.org", .font: UIFont.systemFont(ofSize: 20)])
            view.isEditable = false
            stage.frame()
            #expect(shape(stage, 20, 18) == .link)
            view.isEditable = true
            #expect(shape(stage, 21, 18) == .text)
        }
    }

    @Test("An interaction determines the shape over its view, and a nested view's own interaction precedes it")
    func interaction() {
        run(UIPointerStyle(shape: .resizeHorizontally)) { stage, view, _, _ in
            let inner = Owner()
            inner.style = .hidden()
            let subview = stage.add(UIView(), CGRect(x: 0, y: 0, width: 20, height: 20), to: view)
            subview.addInteraction(UIPointerInteraction(delegate: inner))
            #expect(shape(stage, 50, 50) == .resizeHorizontally)
            #expect(shape(stage, 10, 10) == .hidden)
            #expect(shape(stage, 150, 50) == .arrow)
            withExtendedLifetime(inner) {}
        }
    }

    @Test("An interaction applies only in its region, and without a style the view keeps its own")
    func region() {
        run(nil) { stage, view, _, owner in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30), to: view)
            #expect(shape(stage, 50, 15) == .text)
            owner.style = UIPointerStyle(shape: .grab)
            owner.region = UIPointerRegion(rect: CGRect(x: 0, y: 50, width: 100, height: 50))
            #expect(shape(stage, 50, 16) == .text)
            #expect(shape(stage, 50, 70) == .grab)
            withExtendedLifetime(field) {}
        }
    }

    @Test("The delegate is notified once when the pointer enters and leaves a region or the window")
    func notifications() {
        run(UIPointerStyle(shape: .link)) { stage, _, _, owner in
            stage.pointer(.moved, 10, 10)
            stage.pointer(.moved, 20, 20)
            #expect(owner.log == ["enter", "entered"])
            stage.pointer(.moved, 150, 150)
            #expect(owner.log == ["enter", "entered", "exit"])
            owner.log = []
            stage.pointer(.moved, 10, 10)
            stage.pointer(.exited, 0, 0)
            #expect(owner.log == ["enter", "entered", "exit"])
        }
    }

    @Test("A change of an interaction is shown without a movement of the pointer")
    func invalidation() {
        run(UIPointerStyle(shape: .grab)) { stage, view, interaction, owner in
            stage.pointer(.moved, 10, 10)
            owner.style = UIPointerStyle(shape: .busy)
            interaction.invalidate()
            #expect(stage.surface.pointerShape == .busy)
            interaction.isEnabled = false
            #expect(stage.surface.pointerShape == .arrow)
            interaction.isEnabled = true
            #expect(stage.surface.pointerShape == .busy)
            view.removeInteraction(interaction)
            #expect(stage.surface.pointerShape == .arrow)
        }
    }

    @Test("The pointer keeps its shape while a button is pressed")
    func pressed() {
        run(UIPointerStyle(shape: .grab)) { stage, _, _, _ in
            stage.pointer(.moved, 10, 10)
            stage.pointer(.pressed, 10, 10, button: 1)
            stage.pointer(.moved, 150, 150)
            #expect(stage.surface.pointerShape == .grab)
            stage.pointer(.released, 150, 150, button: 1)
            #expect(stage.surface.pointerShape == .arrow)
        }
    }

    @Test("Over a scroll bar the pointer is an arrow")
    func scrollBar() {
        WindowStage.run { stage in
            let view = stage.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.text = String(repeating: "line\n", count: 100)
            stage.frame()
            #expect(shape(stage, 100, 100) == .text)
            #expect(shape(stage, 196, 100) == .arrow)
        }
    }

    // MARK: Drags and modal windows

    /// A stage with a view with a beam, whose items can be dragged onto a view on the right.
    private func drag(
        _ operation: UIDropOperation, _ body: (WindowStage) -> Void
    ) {
        run(UIPointerStyle(shape: .verticalBeam(length: 20))) { stage, view, _, _ in
            let (dragging, dropping) = (DragRecorder(), DropRecorder())
            dropping.operation = operation
            view.addInteraction(UIDragInteraction(delegate: dragging))
            let target = stage.add(UIView(), CGRect(x: 120, y: 0, width: 80, height: 100))
            target.addInteraction(UIDropInteraction(delegate: dropping))
            stage.frame()
            stage.pointer(.moved, 40, 40)
            stage.pointer(.pressed, 40, 40, button: 1)
            stage.pointer(.moved, 55, 40)
            withExtendedLifetime((dragging, dropping)) { body(stage) }
        }
    }

    @Test("While the pointer drags items it is a closed hand, and then has the shape of the view under it again")
    func grabbing() {
        drag(.copy) { stage in
            #expect(stage.surface.pointerShape == .grabbing)
            stage.pointer(.moved, 150, 50)
            #expect(stage.surface.pointerShape == .grabbing)
            stage.pointer(.moved, 50, 50)
            stage.pointer(.released, 50, 50, button: 1)
            #expect(stage.surface.pointerShape == .text)
        }
    }

    @Test(
        "The pointer shows whether the view under dragged items forbids the drop",
        arguments: [
            (UIDropOperation.forbidden, PointerShape.notAllowed), (.cancel, .grabbing), (.copy, .grabbing),
            (.move, .grabbing),
        ])
    func forbidden(operation: UIDropOperation, shape: PointerShape) {
        drag(operation) { stage in
            stage.pointer(.moved, 150, 50)
            #expect(stage.surface.pointerShape == shape)
            stage.pointer(.moved, 50, 50)
            #expect(stage.surface.pointerShape == .grabbing)
            stage.pointer(.released, 50, 50, button: 1)
        }
    }

    @Test("After Escape has cancelled a drag the pointer has the shape of the view under it")
    func cancelledDrag() {
        drag(.forbidden) { stage in
            stage.pointer(.moved, 150, 50)
            stage.press(KeySymbol.escape)
            #expect(stage.surface.pointerShape == .arrow)
            stage.pointer(.released, 150, 50, button: 1)
        }
    }

    @Test("A drag with a finger does not change the pointer")
    func fingerDrag() {
        run(nil) { stage, view, _, _ in
            let dragging = DragRecorder()
            view.addInteraction(UIDragInteraction(delegate: dragging))
            stage.frame()
            stage.touch(.began, 40, 40)
            stage.advance(by: 1)
            stage.touch(.moved, 80, 40)
            #expect(dragging.log.first == "begin")
            #expect(stage.surface.pointerShape == .arrow)
            stage.lift(80, 40)
        }
    }

    @Test("In a window that waits for a modal one, the pointer shows that until the modal one is closed")
    func blockedWindow() {
        run(UIPointerStyle(shape: .link)) { stage, _, _, owner in
            stage.pointer(.moved, 10, 10)
            let dialog = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
            dialog.windowScene?.parentScene = stage.window.windowScene
            dialog.windowScene?.isModal = true
            dialog.makeKeyAndVisible()
            #expect(stage.surface.pointerShape == .notAllowed)
            #expect(owner.log.last == "exit")
            stage.pointer(.moved, 20, 20)
            #expect(stage.surface.pointerShape == .notAllowed)
            dialog.close()
            stage.pointer(.moved, 10, 10)
            #expect(stage.surface.pointerShape == .link)
        }
    }
}
