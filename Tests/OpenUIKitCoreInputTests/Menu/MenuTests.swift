import Accessibility
import OpenQuartzCore
import OpenUIControls
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite("Menus") @MainActor struct MenuTests {
    private final class Owner: UIContextMenuInteractionDelegate {
        var menu: UIMenu?
        var places: [CGPoint] = []
        var ended = 0
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            places.append(location)
            return menu.map { menu in UIContextMenuConfiguration { _ in menu } }
        }
        func contextMenuInteractionDidEnd(_ interaction: UIContextMenuInteraction) { ended += 1 }
    }

    private var log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
        UIAction(title: title, attributes: attributes) { [log] _ in log.lines.append(title) }
    }

    private func run(_ children: [UIMenuElement], _ body: (WindowStage, UIView, Owner) throws -> Void) throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let owner = Owner()
            owner.menu = UIMenu(children: children)
            let view = stage.add(UIView(), CGRect(x: 20, y: 20, width: 200, height: 200))
            view.addInteraction(UIContextMenuInteraction(delegate: owner))
            try body(stage, view, owner)
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

    private func click(_ title: String, _ stage: WindowStage) throws {
        let row = try #require(self.row(title, stage))
        let center = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        stage.pointer(.moved, center.x, center.y)
        stage.pointer(.pressed, center.x, center.y, button: 1)
        stage.pointer(.released, center.x, center.y, button: 1)
    }

    @Test("The secondary button opens a menu at the pointer, and a click on a row performs it and closes the menu")
    func click() throws {
        try run([action("Open"), action("Close")]) { stage, view, owner in
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            #expect(owner.places == [CGPoint(x: 30, y: 40)])
            let panel = try #require(row("Open", stage)?.superview?.superview)
            #expect(panel.frame.origin == CGPoint(x: 50, y: 60))
            try click("Close", stage)
            #expect(log.lines == ["Close"])
            #expect(row("Open", stage) == nil)
            #expect(owner.ended == 1)
            #expect(stage.window.menus.keyResponder == nil)
        }
    }

    @Test("A menu closes when the view that opened it leaves the window")
    func sourceLeaves() throws {
        try run([action("Open")]) { stage, view, owner in
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            #expect(row("Open", stage) != nil)
            view.removeFromSuperview()
            #expect(row("Open", stage) == nil)
            #expect(owner.ended == 1)
        }
    }

    @Test("A click outside or Escape closes a menu and has no other effect")
    func dismiss() throws {
        try run([action("Open")]) { stage, view, owner in
            var taps = 0
            let tap = UITapGestureRecognizer()
            tap.addHandler { _ in taps += 1 }
            view.addGestureRecognizer(tap)
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            stage.tap(30, 30)
            #expect(taps == 0)
            #expect(owner.ended == 1)
            #expect(log.lines.isEmpty)
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            stage.press(KeySymbol.escape)
            #expect(owner.ended == 2)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("Arrow keys cycle through enabled menu rows, letters jump to rows, and Return performs the selected row")
    func keys() throws {
        let children = [action("Alpha"), action("Beta", .disabled), action("Gamma"), action("Hidden", .hidden)]
        try run(children) { stage, view, _ in
            let field = stage.add(UITextField(), CGRect(x: 300, y: 20, width: 100, height: 30))
            field.becomeFirstResponder()
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            #expect(row("Hidden", stage) == nil)
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.down)
            #expect(row("Gamma", stage)?.isSelected == true)
            stage.press(KeySymbol.down)
            #expect(row("Alpha", stage)?.isSelected == true)
            stage.press(0x67, "g")
            stage.press(KeySymbol.enter, "\r")
            #expect(log.lines == ["Gamma"])
            #expect(field.text == "")
            #expect(field.isFirstResponder)
        }
    }

    @Test("A submenu opens beside its row and closes with the back arrow, and inline submenus are sections")
    func submenus() throws {
        let inner = UIMenu(title: "More", children: [action("Deep")])
        let inline = UIMenu(options: .displayInline, children: [action("Section")])
        try run([action("Top"), inner, inline]) { stage, _, _ in
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            #expect(row("Section", stage) != nil)
            #expect(row("Deep", stage) == nil)
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.down)
            stage.press(KeySymbol.right)
            #expect(row("Deep", stage)?.isSelected == true)
            stage.press(KeySymbol.left)
            #expect(row("Deep", stage) == nil)
            #expect(row("More", stage)?.isSelected == true)
            let more = try #require(row("More", stage))
            let place = more.convert(CGPoint(x: 20, y: 10), to: nil)
            stage.pointer(.moved, 55, 70)
            stage.pointer(.moved, place.x, place.y)
            let deep = try #require(row("Deep", stage))
            #expect(deep.convert(deep.bounds, to: nil).minX >= more.convert(more.bounds, to: nil).maxX)
            try click("Deep", stage)
            #expect(log.lines == ["Deep"])
        }
    }

    @Test("A menu at the edge is moved into the window, and one that is too long scrolls")
    func edges() throws {
        try run((0..<40).map { action("Row \($0)") }) { stage, view, owner in
            view.frame = stage.window.bounds
            stage.pointer(.pressed, 490, 390, button: 3)
            stage.pointer(.released, 490, 390, button: 3)
            let panel = try #require(row("Row 0", stage)?.superview?.superview)
            #expect(stage.window.bounds.contains(panel.frame))
            stage.press(KeySymbol.up)
            let last = try #require(row("Row 39", stage))
            #expect(last.isSelected)
            #expect(panel.bounds.intersects(last.convert(last.bounds, to: panel)))
        }
    }

    @Test("The row that the wheel scrolls to where the pointer is becomes selected")
    func wheel() throws {
        try run((0..<40).map { action("Row \($0)") }) { stage, view, owner in
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            stage.frame()
            stage.pointer(.moved, 80, 200)
            stage.wheel(80, 200, by: CGVector(dx: 0, dy: 3))
            stage.advance(by: 1)
            let first = try #require(row("Row 0", stage))
            let panel = try #require(first.superview?.superview as? MenuPanel)
            #expect(panel.selectedRow === panel.row(at: panel.convert(CGPoint(x: 80, y: 200), from: nil)))
            #expect(!panel.bounds.contains(first.convert(first.bounds, to: panel)))
        }
    }

    @Test("A menu stays inside a window that becomes smaller, and all its rows can be reached")
    func resized() throws {
        try run((0..<12).map { action("Row \($0)") }) { stage, view, owner in
            stage.pointer(.pressed, 200, 30, button: 3)
            stage.pointer(.released, 200, 30, button: 3)
            let panel = try #require(row("Row 0", stage)?.superview?.superview)
            stage.surface.resize(to: CGSize(width: 220, height: 120))
            stage.frame()
            #expect(stage.window.bounds.contains(panel.frame))
            stage.press(KeySymbol.up)
            let last = try #require(row("Row 11", stage))
            #expect(panel.bounds.contains(last.convert(last.bounds, to: panel)))
        }
    }

    @Test("A menu that is too long shows a scroll indicator when it opens, and a short one none", arguments: [3, 40])
    func indicator(count: Int) throws {
        try run((0..<count).map { action("Row \($0)") }) { stage, view, owner in
            stage.pointer(.pressed, 50, 60, button: 3)
            stage.pointer(.released, 50, 60, button: 3)
            let rows = try #require(row("Row 0", stage)?.superview as? UIScrollView)
            let bars = rows.layer.sublayers?.filter { bar in !rows.subviews.contains { $0.layer === bar } } ?? []
            #expect(bars.contains { $0.opacity == 1 && !$0.isHidden } == (count == 40))
        }
    }

    @Test("A menu command is sent to the responder that performs it, disabled without one, and validated by its target")
    func commands() throws {
        final class Target: UIView {
            var copies = 0
            override func copy(_ sender: Any?) { copies += 1 }
            override func validate(_ command: UICommand) { command.title = "Copy it" }
        }
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let target = stage.add(Target(), CGRect(x: 0, y: 0, width: 100, height: 100))
            let menu = UIMenu(children: [
                UICommand(title: "Copy", action: .copy), UICommand(title: "Paste", action: .paste),
            ])
            stage.window.menus.open(menu, .at(CGPoint(x: 10, y: 10)), from: target)
            #expect(row("Paste", stage)?.isEnabled == false)
            try click("Paste", stage)
            #expect(target.copies == 0)
            try click("Copy it", stage)
            #expect(target.copies == 1)
        }
    }

    @Test("A single-selection menu updates its check marks, and an element can keep the menu open")
    func marks() throws {
        let (small, large) = (action("Small", .keepsMenuPresented), action("Large", .keepsMenuPresented))
        small.state = .on
        let menu = UIMenu(options: .singleSelection, children: [small, large])
        #expect(menu.selectedElements == [small])
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            stage.window.menus.open(menu, .at(CGPoint(x: 10, y: 10)), from: stage.window)
            try click("Large", stage)
            #expect(small.state == .off)
            #expect(large.state == .on)
            #expect(row("Small", stage) != nil)
            #expect(menu.selectedElements == [large])
            #expect(log.lines == ["Large"])
        }
    }

    @Test("The Menu key opens the menu of the focused view with its first row selected")
    func menuKey() throws {
        try run([action("Open")]) { stage, view, owner in
            view.addGestureRecognizer(UITapGestureRecognizer())
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.menu)
            #expect(owner.places == [CGPoint(x: 100, y: 100)])
            #expect(row("Open", stage)?.isSelected == true)
        }
    }

    @Test("A long press of a finger opens the menu, a long press of the mouse button does not")
    func longTouch() throws {
        try run([action("Open")]) { stage, _, owner in
            stage.pointer(.pressed, 50, 60, button: 1)
            stage.advance(by: 1)
            stage.pointer(.released, 50, 60, button: 1)
            #expect(owner.places.isEmpty)
            stage.touch(.began, 50, 60)
            stage.advance(by: 1)
            #expect(owner.places == [CGPoint(x: 30, y: 40)])
            stage.touch(.ended, 50, 60)
        }
    }

    @Test("A button opens its menu below it by a press, a key or the secondary button")
    func button() throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            button.menu = UIMenu(children: [action("By name")])
            stage.add(button, CGRect(x: 40, y: 40, width: 80, height: 30))
            var presses = 0
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            stage.tap(60, 50)
            #expect(presses == 1)
            #expect(row("By name", stage) == nil)
            button.showsMenuAsPrimaryAction = true
            stage.tap(60, 50)
            let panel = try #require(row("By name", stage)?.superview?.superview)
            #expect(presses == 1)
            #expect(panel.frame.minY >= 70)
            #expect(panel.frame.minX == 40)
            #expect(row("By name", stage)?.isSelected == false)
            try click("By name", stage)
            #expect(log.lines == ["By name"])
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.space, " ")
            #expect(row("By name", stage)?.isSelected == true)
            stage.press(KeySymbol.escape)
            stage.pointer(.pressed, 60, 50, button: 3)
            stage.pointer(.released, 60, 50, button: 3)
            #expect(row("By name", stage) != nil)
            #expect(presses == 1)
        }
    }

    @Test(
        "While a menu is open, its selected row has the focus for assistive technologies, and afterwards the button again"
    )
    func focus() throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            let button = UIButton(type: .system)
            button.setTitle("Sort", for: .normal)
            button.menu = UIMenu(children: [action("By name")])
            button.showsMenuAsPrimaryAction = true
            stage.add(button, CGRect(x: 40, y: 40, width: 80, height: 30))
            @MainActor func hasFocus(_ view: UIView) -> Bool {
                builder.updateTree()
                return builder.id(of: view).flatMap { builder.tree[$0] }?.states.contains(.focused) == true
            }
            stage.press(KeySymbol.tab)
            #expect(hasFocus(button))
            stage.press(KeySymbol.space, " ")
            #expect(!hasFocus(button))
            let row = try #require(self.row("By name", stage))
            #expect(hasFocus(row))
            stage.press(KeySymbol.escape)
            #expect(hasFocus(button))
        }
    }

    @Test(
        "The focus of a row is reported again when its submenu closes", arguments: [KeySymbol.left, KeySymbol.escape])
    func focusAfterSubmenu(key: UInt32) throws {
        try WindowStage.run(CGSize(width: 500, height: 400)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            let button = UIButton(type: .system)
            button.setTitle("View", for: .normal)
            button.menu = UIMenu(children: [UIMenu(title: "Sort", children: [action("By name")])])
            button.showsMenuAsPrimaryAction = true
            stage.add(button, CGRect(x: 40, y: 40, width: 80, height: 30))
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.space, " ")
            stage.press(KeySymbol.right)
            let row = try #require(self.row("Sort", stage))
            builder.updateTree()
            var focused: [AccessibilityID] = []
            builder.tree.onEvent = { if case .stateChanged(.focused, true, let id) = $0 { focused.append(id) } }
            stage.press(key)
            builder.updateTree()
            #expect(focused.count == 1)
            #expect(focused.last == builder.id(of: row))
        }
    }

    @Test("A context menu configuration without a preview provides its menu")
    func configurationWithoutPreview() {
        let configuration = UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { _ in
            UIMenu(title: "Row", children: [])
        }
        #expect(configuration.identifier == "row" as NSString as AnyHashable)
        #expect(configuration.menu?.title == "Row")
    }
}
