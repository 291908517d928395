import OpenQuartzCore
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Edit menus") @MainActor struct EditMenuTests {
    private final class Editor: UIView {
        var log: [String] = []
        var hasSelection = true
        static let shouting = Selector(Editor.shout)
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func selectAll(_ sender: Any?) { log.append("all") }
        func shout() { log.append("shout") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == .copy { return hasSelection }
            return super.canPerformAction(action, withSender: sender)
        }
    }

    private final class Delegate: UIEditMenuInteractionDelegate {
        var suggested: [String] = []
        var rect = CGRect.null
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            suggested = suggestedActions.map(\.title)
            return UIMenu(children: suggestedActions + [UIAction(title: "Mine") { _ in }])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect }
    }

    private func titles(_ stage: WindowStage) -> [String] {
        func rows(_ view: UIView) -> [MenuRow] { ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows) }
        stage.frame()
        return rows(stage.window).map { $0.element.title + ($0.isEnabled ? "" : "*") }
    }

    @Test("An edit menu interaction offers the commands of the responder chain, below its target rectangle")
    func interaction() throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let editor = stage.add(Editor(), CGRect(x: 20, y: 20, width: 100, height: 30))
            let delegate = Delegate()
            let interaction = UIEditMenuInteraction(delegate: delegate)
            editor.addInteraction(interaction)
            delegate.rect = CGRect(x: 10, y: 0, width: 40, height: 30)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: .zero))
            #expect(delegate.suggested == ["Copy", "Select All"])
            #expect(titles(stage) == ["Copy", "Select All", "Mine"])
            let overlay = try #require(stage.window.menus.keyResponder as? UIView)
            #expect(try #require(overlay.subviews.first).frame.minX == 30)
            #expect(try #require(overlay.subviews.first).frame.minY >= 50)
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.enter, "\r")
            #expect(editor.log == ["copy"])
            #expect(titles(stage).isEmpty)
            editor.hasSelection = false
            interaction.presentEditMenu(with: UIEditMenuConfiguration(sourcePoint: .zero))
            #expect(titles(stage) == ["Select All", "Mine"])
            editor.removeInteraction(interaction)
            #expect(titles(stage).isEmpty)
        }
    }

    @Test("The shared menu controller adds its items and posts notifications when it shows and hides")
    func menuController() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let editor = stage.add(Editor(), CGRect(x: 20, y: 20, width: 100, height: 30))
            editor.becomeFirstResponder()
            let controller = UIMenuController.shared
            controller.menuItems = [UIMenuItem(title: "Shout", action: Editor.shouting)]
            defer { controller.menuItems = nil }
            controller.showMenu(from: editor, rect: editor.bounds)
            #expect(controller.isMenuVisible)
            #expect(titles(stage) == ["Copy", "Select All", "Shout"])
            stage.press(KeySymbol.up)
            stage.press(KeySymbol.enter, "\r")
            #expect(editor.log == ["shout"])
            #expect(!controller.isMenuVisible)
            controller.showMenu(from: editor, rect: editor.bounds)
            controller.hideMenu()
            #expect(!controller.isMenuVisible)
            #expect(titles(stage).isEmpty)
        }
    }

    @Test("The context menu of text contains all edit commands and disables the unavailable ones")
    func contextMenu() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let editor = stage.add(Editor(), CGRect(x: 20, y: 20, width: 100, height: 30))
            stage.window.menus.open(.editMenu(for: editor), .at(.zero), from: editor)
            let shown = titles(stage)
            #expect(shown.suffix(5) == ["Cut*", "Copy", "Paste*", "Delete*", "Select All"])
            #expect(shown.dropLast(5) == ["Undo*", "Redo*"])
        }
    }

    @Test("A text field's edit menu cuts the selection, keeps a clicked selection and offers undo")
    func textField() {
        WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let field = stage.add(UITextField(), CGRect(x: 20, y: 20, width: 300, height: 30))
            field.text = "one two"
            stage.pointer(.pressed, 300, 35, button: 3)
            stage.pointer(.released, 300, 35, button: 3)
            #expect(field.isFirstResponder)
            #expect(titles(stage).contains("Cut*"))
            #expect(titles(stage).contains("Select All"))
            stage.press(KeySymbol.escape)
            field.selectAll(nil)
            stage.pointer(.pressed, 25, 35, button: 3)
            stage.pointer(.released, 25, 35, button: 3)
            #expect(titles(stage).contains("Cut"))
            #expect(titles(stage).contains("Delete"))
            stage.press(KeySymbol.escape)
            field.cut(nil)
            #expect(field.text == "")
            stage.press(KeySymbol.menu)
            #expect(titles(stage).contains { $0.hasPrefix("Undo") && !$0.hasSuffix("*") })
            stage.press(KeySymbol.enter, "\r")
            #expect(field.text == "one two")
            #expect(titles(stage).isEmpty)
        }
    }

    @Test("Return in a field without an action presses the default button")
    func returnInField() {
        WindowStage.run { stage in
            let field = stage.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 30))
            var pressed = 0
            let button = UIButton(primaryAction: UIAction { _ in pressed += 1 })
            button.role = .primary
            stage.add(button, CGRect(x: 0, y: 50, width: 50, height: 30))
            field.becomeFirstResponder()
            stage.press(KeySymbol.enter, "\r")
            #expect(pressed == 1)
            #expect(field.isFirstResponder)
            field.addAction(UIAction { _ in }, for: .primaryActionTriggered)
            stage.press(KeySymbol.enter, "\r")
            #expect(pressed == 1)
        }
    }
}
