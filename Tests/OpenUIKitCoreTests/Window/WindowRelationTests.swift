import Accessibility
import OpenDisplay
import OpenUIControls
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

/// A document's window with a field and a button, and a further window.
@MainActor private struct Desk {
    let stage: WindowStage
    let field: UITextField
    let button: UIButton
    let presses: RecordingView.Log
    let dialog: UIWindow

    static func run(_ body: (Desk) throws -> Void) rethrows {
        try WindowStage.run { stage in
            let desk = Desk(stage)
            defer { desk.dialog.close() }
            try body(desk)
        }
    }

    private init(_ stage: WindowStage) {
        self.stage = stage
        field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 40))
        let presses = RecordingView.Log()
        let button = UIButton(primaryAction: UIAction(title: "Save") { _ in presses.add("pressed") })
        self.button = stage.add(button, CGRect(x: 0, y: 100, width: 100, height: 40))
        self.presses = presses
        dialog = UIWindow(surface: OffscreenSurface(size: CGSize(width: 100, height: 100)))
        field.becomeFirstResponder()
    }

    var document: UIWindow { stage.window }
    var dialogScene: UIWindowScene? { dialog.windowScene }

    /// Shows the further window as a dialog of the document.
    func showDialog(isModal: Bool = true) {
        dialogScene?.parentScene = document.windowScene
        dialogScene?.isModal = isModal
        dialog.makeKeyAndVisible()
    }

    func click() {
        for phase in [PointerEvent.Phase.pressed, .released] { stage.pointer(phase, 50, 120, button: 1) }
    }
}

@Suite("Windows that belong to others", .serialized) @MainActor struct WindowRelationTests {
    // MARK: Input

    @Test("A window with a modal child receives no clicks, touches and keys until the child is hidden")
    func input() {
        Desk.run { desk in
            desk.showDialog()
            desk.click()
            desk.stage.tap(50, 120)
            desk.stage.press(0x61, "a")
            #expect(desk.presses.lines.isEmpty)
            #expect(desk.field.text == "")
            desk.dialog.isHidden = true
            desk.click()
            desk.stage.press(0x61, "a")
            #expect(desk.presses.lines == ["pressed"])
            #expect(desk.field.text == "a")
        }
    }

    @Test("A window with a child that is not modal receives input")
    func plainChild() {
        Desk.run { desk in
            desk.showDialog(isModal: false)
            desk.click()
            #expect(desk.presses.lines == ["pressed"])
        }
    }

    @Test("A window receives input while a modal child of another one is shown")
    func otherWindow() {
        Desk.run { desk in
            let other = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
            other.isHidden = false
            defer { other.close() }
            desk.dialogScene?.parentScene = other.windowScene
            desk.dialogScene?.isModal = true
            desk.dialog.makeKeyAndVisible()
            #expect(other.isBlocked)
            desk.click()
            #expect(desk.presses.lines == ["pressed"])
        }
    }

    @Test("A modal window without a parent blocks all windows but those that belong to it")
    func withoutParent() {
        Desk.run { desk in
            desk.dialogScene?.isModal = true
            desk.dialog.makeKeyAndVisible()
            let help = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
            help.windowScene?.parentScene = desk.dialogScene
            help.isHidden = false
            defer { help.close() }
            #expect(desk.document.isBlocked)
            #expect(!help.isBlocked)
            #expect(!desk.dialog.isBlocked)
        }
    }

    @Test("Of two modal windows without a parent, the one that was shown last takes input")
    func twoModalWindows() {
        Desk.run { desk in
            let alert = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
            defer { alert.close() }
            for window in [desk.dialog, alert] {
                window.windowScene?.isModal = true
                window.makeKeyAndVisible()
            }
            #expect(desk.dialog.isBlocked)
            #expect(!alert.isBlocked)
            alert.isHidden = true
            #expect(!desk.dialog.isBlocked)
        }
    }

    @Test(
        "A modal dialog of a modal dialog blocks both windows behind it, and a click in the last brings it to the front"
    )
    func nestedDialogs() {
        Desk.run { desk in
            desk.showDialog()
            let question = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
            question.windowScene?.parentScene = desk.dialogScene
            question.windowScene?.isModal = true
            question.isHidden = false
            defer { question.close() }
            #expect(desk.dialog.isBlocked)
            #expect(desk.document.isBlocked)
            desk.document.makeKey()
            desk.click()
            #expect(question.isKeyWindow)
        }
    }

    @Test("A touch is cancelled when a modal child is shown")
    func interruption() {
        Desk.run { desk in
            let log = RecordingView.Log()
            desk.stage.add(RecordingView("view", log), CGRect(x: 0, y: 150, width: 50, height: 50))
            log.lines = []
            desk.stage.touch(.began, 10, 160)
            desk.showDialog()
            #expect(log.lines == ["view.began 1", "view.cancelled 1"])
            desk.stage.touch(.ended, 10, 160)
            #expect(log.lines.count == 2)
        }
    }

    @Test("A press in a blocked window makes the modal window the key window")
    func raising() {
        Desk.run { desk in
            desk.showDialog()
            desk.document.makeKey()
            desk.stage.pointer(.moved, 50, 120)
            #expect(desk.document.isKeyWindow)
            desk.click()
            #expect(desk.dialog.isKeyWindow)
        }
    }

    @Test("The input method has no client in a blocked window")
    func inputMethod() {
        Desk.run { desk in
            #expect(desk.stage.surface.textInputClient != nil)
            desk.showDialog()
            #expect(desk.stage.surface.textInputClient == nil)
            desk.dialog.isHidden = true
            desk.stage.surface.commit("日本")
            #expect(desk.field.text == "日本")
        }
    }

    @Test("A blocked window accepts no drops")
    func drops() {
        Desk.run { desk in
            let drop = SyntheticDrop([("text/plain", Data("text".utf8))])
            #expect(drop.move(over: desk.stage.surface, to: CGPoint(x: 20, y: 20)) == .copy)
            desk.showDialog()
            #expect(drop.move(over: desk.stage.surface, to: CGPoint(x: 21, y: 20)) == [])
            #expect(!drop.drop(at: CGPoint(x: 21, y: 20)))
        }
    }

    @Test("Assistive technologies cannot activate controls of a blocked window")
    func accessibility() throws {
        try Desk.run { desk in
            let builder = AccessibilityTreeBuilder.activate(for: desk.document)
            defer { AccessibilityTreeBuilder.deactivate() }
            builder.updateTree()
            let id = try #require(builder.id(of: desk.button))
            desk.showDialog()
            #expect(!builder.perform(.activate, on: id))
            #expect(desk.presses.lines.isEmpty)
            desk.dialog.isHidden = true
            #expect(builder.perform(.activate, on: id))
        }
    }

    @Test("Assistive technologies read that a window is modal")
    func modalState() throws {
        try Desk.run { desk in
            desk.showDialog()
            let builder = AccessibilityTreeBuilder.activate(for: desk.dialog)
            defer { AccessibilityTreeBuilder.deactivate() }
            builder.updateTree()
            let id = try #require(builder.id(of: desk.dialog))
            #expect(builder.tree[id]?.states.contains(.modal) == true)
        }
    }

    // MARK: Desktop

    @Test("The desktop knows the parent and that the window is modal, also if they change while it is shown")
    func desktop() {
        Desk.run { desk in
            desk.showDialog()
            #expect(desk.dialog.surface?.parent === desk.stage.surface)
            #expect(desk.dialog.surface?.isModal == true)
            desk.dialogScene?.parentScene = nil
            desk.dialogScene?.isModal = false
            #expect(desk.dialog.surface?.parent == nil)
            #expect(desk.dialog.surface?.isModal == false)
        }
    }

    @Test("A parent that is shown after its child becomes the parent for the desktop")
    func laterParent() {
        Desk.run { desk in
            desk.document.isHidden = true
            desk.showDialog(isModal: false)
            desk.document.isHidden = false
            #expect(desk.dialog.surface?.parent === desk.stage.surface)
        }
    }

    @Test("A scene does not become its own parent, directly or through others, which is reported")
    func cycle() {
        Desk.run { desk in
            desk.showDialog()
            let reports = Diagnostics.record {
                desk.document.windowScene?.parentScene = desk.dialogScene
                desk.document.windowScene?.parentScene = desk.document.windowScene
            }
            #expect(reports.map(\.rule) == ["scene.parent-cycle", "scene.parent-cycle"])
            #expect(desk.document.windowScene?.parentScene == nil)
        }
    }

    // MARK: Closing

    @Test("The user cannot close a blocked window")
    func closingBlocked() {
        Desk.run { desk in
            desk.showDialog()
            desk.stage.surface.send(.closeRequested)
            #expect(!desk.document.isHidden)
        }
    }

    @Test("A window that is closed closes those that belong to it")
    func closingParent() {
        Desk.run { desk in
            desk.showDialog(isModal: false)
            desk.stage.surface.send(.closeRequested)
            #expect(desk.document.isHidden)
            #expect(desk.dialog.isHidden)
        }
    }

    @Test("The parent becomes the key window when its child is closed, also if another window was shown later")
    func closingChild() {
        Desk.run { desk in
            let other = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50)))
            other.isHidden = false
            defer { other.close() }
            desk.showDialog()
            desk.dialog.surface?.onEvent?(.closeRequested)
            #expect(desk.dialog.isHidden)
            #expect(desk.document.isKeyWindow)
        }
    }
}
