import OpenDisplay
import Testing

import OpenUIKitCore
import OpenUIControllers
import UIKitTestSupport

@Suite("Keys while a presentation is open") @MainActor struct ModalCommandTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        var pressed: [String] = []
        var released: [String] = []
        var isAlwaysActive = false
        override var performsActionsWhilePresentingModally: Bool { isAlwaysActive }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pressed += presses.compactMap { $0.key?.characters }
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            released += presses.compactMap { $0.key?.characters }
            super.pressesEnded(presses, with: event)
        }

        override var keyCommands: [UIKeyCommand]? {
            ["s", UIKeyCommand.inputEscape].map { input in
                UIKeyCommand(input: input, modifierFlags: []) { [weak self] _ in self?.log.append(input) }
            }
        }
    }

    private func run(_ style: UIModalPresentationStyle, _ body: (WindowStage, Screen, UIViewController) -> Void) {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let (screen, presented) = (Screen(), UIViewController())
            stage.window.rootViewController = screen
            presented.modalPresentationStyle = style
            screen.present(presented, animated: false)
            body(stage, screen, presented)
        }
    }

    @Test(
        "The key commands of a screen do not run behind a modal presentation",
        arguments: [
            UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen, .overCurrentContext,
        ])
    func modal(style: UIModalPresentationStyle) {
        run(style) { stage, screen, _ in
            stage.press(0x73, "s")
            #expect(screen.log == [])
        }
    }

    @Test(
        "Keys that a modal presentation does not handle do not reach the screen behind it",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .overCurrentContext])
    func modalPresses(style: UIModalPresentationStyle) {
        run(style) { stage, screen, _ in
            stage.press(0x78, "x")
            #expect(screen.pressed == [])
        }
    }

    @Test("Keys that a modal presentation does not handle reach a screen that performs actions while presenting")
    func alwaysActivePresses() {
        run(.pageSheet) { stage, screen, _ in
            screen.isAlwaysActive = true
            stage.press(0x78, "x")
            #expect(screen.pressed == ["x"])
        }
    }

    @Test("The release of a key reaches a screen that has received its press before it presented a sheet")
    func heldKey() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            let screen = Screen()
            stage.window.rootViewController = screen
            stage.key(.pressed, 0x78, "x")
            screen.present(UIViewController(), animated: false)
            stage.key(.released, 0x78, "x")
            #expect(screen.released == ["x"])
        }
    }

    @Test("The key commands of a screen run again after the sheet was dismissed")
    func dismissed() {
        run(.pageSheet) { stage, screen, presented in
            presented.dismiss(animated: false)
            stage.press(0x73, "s")
            #expect(screen.log == ["s"])
        }
    }

    @Test("The key commands of a screen run behind a sheet that leaves its content interactive")
    func undimmed() {
        run(.pageSheet) { stage, screen, presented in
            presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
            stage.press(0x73, "s")
            #expect(screen.log == ["s"])
        }
    }

    @Test("A screen that performs actions while presenting keeps its key commands")
    func alwaysActive() {
        run(.pageSheet) { stage, screen, _ in
            screen.isAlwaysActive = true
            stage.press(0x73, "s")
            #expect(screen.log == ["s"])
        }
    }

    @Test("Key commands of a window do not run for views behind a sheet, but for those in it")
    func commandsOfViews() {
        final class Commander: UIView {
            var count = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "d", modifierFlags: []) { [weak self] _ in self?.count += 1 }]
            }
        }
        run(.pageSheet) { stage, screen, presented in
            let (behind, inside) = (Commander(), Commander())
            screen.view.addSubview(behind)
            stage.window.addKeyCommands(of: behind)
            stage.press(0x64, "d")
            #expect(behind.count == 0)
            presented.view.addSubview(inside)
            stage.window.addKeyCommands(of: inside)
            stage.press(0x64, "d")
            #expect(inside.count == 1)
            #expect(behind.count == 0)
        }
    }

    @Test("Escape dismisses a sheet instead of running the screen's command")
    func escape() {
        run(.pageSheet) { stage, screen, _ in
            stage.press(KeySymbol.escape)
            #expect(screen.log == [])
            #expect(screen.presentedViewController?.isBeingDismissed != false)
        }
    }

    @Test("Escape presses the Cancel item in a sheet's navigation bar")
    func cancelItem() {
        WindowStage.run(CGSize(width: 800, height: 600)) { stage in
            var count = 0
            let content = UIViewController()
            content.navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { _ in count += 1 })
            let screen = Screen()
            stage.window.rootViewController = screen
            screen.present(UINavigationController(rootViewController: content), animated: false)
            stage.frame()
            stage.press(KeySymbol.escape)
            #expect(count == 1)
            #expect(screen.presentedViewController?.isBeingDismissed == false)
        }
    }
}
