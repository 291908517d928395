import OpenDisplay
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests the menus that controls provide by overriding the methods of the interaction's delegate.
@Suite @MainActor struct ControlMenuTests {
    private final class MenuControl: UIControl {
        var titles = ["Copy"]
        var attachment: CGPoint?
        var ended = 0

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration { [weak self] _ in
                UIMenu(children: (self?.titles ?? []).map { UIAction(title: $0) { _ in } })
            }
        }

        override func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction) { ended += 1 }

        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
            attachment ?? super.menuAttachmentPoint(for: configuration)
        }
    }

    private func run(_ body: (WindowStage, MenuControl) throws -> Void) throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let control = MenuControl()
            stage.add(control, CGRect(x: 40, y: 40, width: 80, height: 30))
            try body(stage, control)
        }
    }

    private func row(_ title: String, _ stage: WindowStage) -> MenuRow? {
        func find(_ view: UIView) -> MenuRow? {
            if let row = view as? MenuRow, row.element.title == title { return row }
            return view.subviews.lazy.compactMap(find).first
        }
        stage.frame()
        return find(stage.window)
    }

    private func secondaryClick(_ stage: WindowStage) {
        stage.pointer(.pressed, 60, 50, button: 3)
        stage.pointer(.released, 60, 50, button: 3)
    }

    @Test("A control has a context menu interaction only while it is enabled")
    func interaction() throws {
        try run { stage, control in
            #expect(control.contextMenuInteraction == nil)
            secondaryClick(stage)
            #expect(row("Copy", stage) == nil)
            control.isContextMenuInteractionEnabled = true
            #expect(control.interactions.contains { $0 === control.contextMenuInteraction })
            secondaryClick(stage)
            #expect(row("Copy", stage) != nil)
            stage.press(KeySymbol.escape)
            #expect(control.ended == 1)
            control.isContextMenuInteractionEnabled = false
            #expect(control.interactions.isEmpty)
            secondaryClick(stage)
            #expect(row("Copy", stage) == nil)
        }
    }

    @Test("A disabled control opens no menu")
    func disabled() throws {
        try run { stage, control in
            control.isContextMenuInteractionEnabled = true
            control.isEnabled = false
            secondaryClick(stage)
            #expect(row("Copy", stage) == nil)
        }
    }

    @Test("A press of a control opens its menu below it if the menu is the primary action, and sends no touch events")
    func primaryAction() throws {
        try run { stage, control in
            var events: [String] = []
            control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
            control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            control.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
            control.showsMenuAsPrimaryAction = true
            stage.tap(60, 50)
            #expect(events == ["down", "up"])
            #expect(row("Copy", stage) == nil)
            control.isContextMenuInteractionEnabled = true
            stage.tap(60, 50)
            #expect(events == ["down", "up", "menu"])
            let panel = try #require(row("Copy", stage)?.superview?.superview)
            #expect(panel.frame.minX == 40)
            #expect(panel.frame.minY >= 70)
        }
    }

    @Test("The keyboard opens the menu of a control whose primary action it is, and selects its first row")
    func keyboard() throws {
        try run { stage, control in
            control.isContextMenuInteractionEnabled = true
            control.showsMenuAsPrimaryAction = true
            stage.press(KeySymbol.tab)
            #expect(control.isFocused)
            stage.press(KeySymbol.space, " ")
            #expect(row("Copy", stage)?.isSelected == true)
        }
    }

    @Test("A menu that a press opens begins at the attachment point of the control")
    func attachmentPoint() throws {
        try run { stage, control in
            control.isContextMenuInteractionEnabled = true
            control.showsMenuAsPrimaryAction = true
            control.attachment = CGPoint(x: 60, y: 100)
            stage.tap(60, 50)
            let panel = try #require(row("Copy", stage)?.superview?.superview)
            #expect(panel.frame.origin == CGPoint(x: 100, y: 140))
        }
    }

    @Test("An action for the menu event can change the menu before it opens")
    func changedMenu() throws {
        try run { stage, control in
            control.isContextMenuInteractionEnabled = true
            control.addAction(
                UIAction { [weak control] _ in control?.titles = ["Paste"] }, for: .menuActionTriggered)
            secondaryClick(stage)
            #expect(row("Paste", stage) != nil)
            #expect(row("Copy", stage) == nil)
        }
    }

    @Test("The menu of a button enables its context menu interaction")
    func button() {
        let button = UIButton()
        button.menu = UIMenu(children: [])
        #expect(button.isContextMenuInteractionEnabled)
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled)
    }
}
