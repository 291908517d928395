import OpenDisplay
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Menus in a window at the bottom right of a screen, which is larger by 400 points at the left and at the top, and by 100
/// points at the right and at the bottom.
@Suite("Menus that extend beyond the window") @MainActor struct MenuPopupTests {
    private static let windowSize = CGSize(width: 200, height: 150)
    private static let screen = CGRect(x: -400, y: -400, width: 700, height: 650)

    private func menu(rows: Int = 4) -> UIMenu {
        let submenu = UIMenu(title: "More", children: (0..<3).map { UIAction(title: "Inner \($0)") { _ in } })
        return UIMenu(children: [submenu] + (1..<rows).map { UIAction(title: "Row \($0)") { _ in } })
    }

    private func run(
        screen: CGRect? = Self.screen, workArea: CGRect? = nil, knowsPlace: Bool = true, isTranslucent: Bool = true,
        _ menu: UIMenu, at point: CGPoint, _ body: (WindowStage, [MenuPanel]) throws -> Void
    ) rethrows {
        try WindowStage.run(Self.windowSize) { stage in
            stage.surface.screen = screen
            stage.surface.knowsPlace = knowsPlace
            stage.surface.popupsAreTranslucent = isTranslucent
            stage.surface.workArea = workArea
            stage.window.menus.open(menu, .at(point), from: stage.window)
            stage.frame()
            try body(stage, panels(in: stage.window))
        }
    }

    private func panels(in view: UIView) -> [MenuPanel] {
        if let panel = view as? MenuPanel { return [panel] }
        return view.subviews.flatMap(panels)
    }

    @Test("A menu that does not fit below the pointer extends beyond the window")
    func extends() {
        run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            #expect(panels[0].frame == CGRect(origin: CGPoint(x: 10, y: 100), size: panels[0].fittingSize))
        }
    }

    @Test("Without space on the screen, a menu is above the pointer, and moved to the left")
    func flips() {
        run(menu(rows: 12), at: CGPoint(x: 190, y: 140)) { stage, panels in
            #expect(panels[0].frame.maxY == 140)
            #expect(panels[0].frame.maxX == Self.screen.maxX)
        }
    }

    @Test("A menu that fits into the window is displayed by the window")
    func fits() {
        run(menu(rows: 2), at: CGPoint(x: 10, y: 10)) { stage, panels in
            #expect(stage.surface.popups.isEmpty)
        }
    }

    @Test("A menu that fits into the window is where the screen has space if that cuts the window off")
    func isOnScreen() {
        let screen = CGRect(x: -400, y: -400, width: 700, height: 460)
        run(screen: screen, menu(rows: 2), at: CGPoint(x: 10, y: 30)) { stage, panels in
            #expect(panels[0].frame.maxY == 30)
        }
    }

    @Test("Where only the desktop knows where a window is, it places the menus of the window")
    func isPlacedByDesktop() {
        run(knowsPlace: false, menu(rows: 2), at: CGPoint(x: 10, y: 10)) { stage, panels in
            #expect(stage.surface.popups.count == 1)
        }
    }

    @Test("Where popups are opaque rectangles, a menu beyond the window has straight corners")
    func hasStraightCorners() {
        run(isTranslucent: false, menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            #expect(panels[0].layer.cornerRadius == 0)
        }
    }

    @Test("Where popups are opaque rectangles, a menu beyond the window has no shadow")
    func hasNoShadow() {
        run(isTranslucent: false, menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            #expect(panels[0].layer.shadowOpacity == 0)
        }
    }

    @Test("Where popups are opaque rectangles, a menu in the window has round corners")
    func hasRoundCorners() {
        run(isTranslucent: false, menu(rows: 2), at: CGPoint(x: 10, y: 10)) { stage, panels in
            #expect(panels[0].layer.cornerRadius > 0)
        }
    }

    @Test("Where the desktop shows no popups, a menu is moved into the window")
    func staysInside() {
        run(screen: nil, menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            #expect(stage.window.bounds.contains(panels[0].frame))
        }
    }

    @Test("A menu that is higher than the screen scrolls")
    func scrolls() {
        run(menu(rows: 60), at: CGPoint(x: 10, y: 100)) { stage, panels in
            #expect(panels[0].frame.height == Self.screen.height)
        }
    }

    @Test("All rows of a menu can be reached where panels leave less space than the screen has")
    func panelsOfDesktop() throws {
        let workArea = Self.screen.insetBy(dx: 0, dy: 80)
        try run(workArea: workArea, menu(rows: 60), at: CGPoint(x: 10, y: 100)) { stage, panels in
            #expect(panels[0].frame.minY == workArea.minY)
            #expect(panels[0].frame.maxY == workArea.maxY)
            stage.press(KeySymbol.up)
            stage.frame()
            let last = try #require(panels[0].selectedRow)
            #expect(last.element.title == "Row 59")
            #expect(panels[0].bounds.contains(last.convert(last.bounds, to: panels[0])))
        }
    }

    @Test("The pixels of a menu in front of the window are not painted in the window")
    func isPaintedOnce() throws {
        try run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            let shown = try stage.screenshot("menu-popup").pngData()
            stage.window.menus.close()
            stage.frame()
            #expect(try shown == stage.screenshot("menu-popup-closed").pngData())
        }
    }

    @Test("A click beyond the edge of the window chooses a row")
    func chooses() throws {
        var chosen = false
        let menu = UIMenu(
            children: (0..<4).map { index in UIAction(title: "Row \(index)") { _ in chosen = index == 3 } })
        try run(menu, at: CGPoint(x: 10, y: 100)) { stage, panels in
            let last = CGPoint(x: 60, y: panels[0].frame.maxY - 15)
            try #require(last.y > stage.window.bounds.maxY)
            stage.pointer(.moved, last.x, last.y)
            stage.pointer(.pressed, last.x, last.y, button: 1)
            stage.pointer(.released, last.x, last.y, button: 1)
            #expect(chosen)
        }
    }

    @Test("A submenu of a row opens beside its menu, beyond the edge of the window")
    func submenu() throws {
        run(menu(), at: CGPoint(x: -150, y: 100)) { stage, panels in
            let first = CGPoint(x: panels[0].frame.minX + 30, y: panels[0].frame.minY + 15)
            stage.pointer(.moved, first.x, first.y)
            stage.frame()
            #expect(self.panels(in: stage.window).last?.frame.minX == panels[0].frame.maxX - 5)
        }
    }

    @Test("A submenu that fits into the window is in front of it where its menu is")
    func coveredSubmenu() {
        run(menu(), at: CGPoint(x: -120, y: 20)) { stage, panels in
            let first = CGPoint(x: panels[0].frame.minX + 30, y: panels[0].frame.minY + 15)
            stage.pointer(.moved, first.x, first.y)
            stage.frame()
            #expect(stage.surface.popups.count == 2)
        }
    }

    @Test("A pointer that enters again where it was, because a submenu disappears, does not change the selection")
    func restingPointer() throws {
        try WindowStage.run(Self.windowSize) { stage in
            stage.surface.screen = Self.screen
            stage.pointer(.moved, 40, 125)
            stage.window.menus.open(menu(), .at(CGPoint(x: 10, y: 100)), from: stage.window)
            stage.frame()
            stage.press(KeySymbol.down)
            let panel = try #require(panels(in: stage.window).first)
            let selected = try #require(panel.selectedRow)
            stage.pointer(.moved, 40.5, 125)
            #expect(panel.selectedRow === selected)
        }
    }

    @Test("The row under the pointer is not selected any more when the pointer leaves the menu to the desktop")
    func pointerLeaves() throws {
        try run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            let last = CGPoint(x: 60, y: panels[0].frame.maxY - 15)
            stage.pointer(.moved, last.x, last.y)
            try #require(panels[0].selectedRow != nil)
            stage.pointer(.exited, last.x, last.y)
            #expect(panels[0].selectedRow == nil)
        }
    }

    @Test("A row that was selected with the keyboard stays selected when the pointer leaves the window")
    func pointerLeavesKeyboardSelection() throws {
        try run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            let last = CGPoint(x: 60, y: panels[0].frame.maxY - 15)
            stage.pointer(.moved, last.x, last.y)
            stage.press(KeySymbol.up)
            let selected = try #require(panels[0].selectedRow)
            stage.pointer(.exited, last.x, last.y)
            #expect(panels[0].selectedRow === selected)
        }
    }

    @Test("The row of a submenu that the pointer leaves is not selected any more, and its menu stays open")
    func pointerLeavesSubmenu() throws {
        try run(menu(), at: CGPoint(x: -150, y: 100)) { stage, panels in
            stage.pointer(.moved, panels[0].frame.minX + 30, panels[0].frame.minY + 15)
            stage.frame()
            let submenu = try #require(self.panels(in: stage.window).last)
            let row = CGPoint(x: submenu.frame.minX + 30, y: submenu.frame.minY + 15)
            stage.pointer(.moved, row.x, row.y)
            try #require(submenu.selectedRow != nil)
            stage.pointer(.exited, row.x, row.y)
            #expect(submenu.selectedRow == nil)
            #expect(panels[0].selectedRow?.isExpanded == true)
        }
    }

    @Test("Closing a menu closes its popups")
    func closes() {
        run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            stage.window.menus.close()
            #expect(stage.surface.popups.isEmpty)
        }
    }

    @Test("A menu is closed when the window loses the keyboard focus")
    func closesWithoutFocus() {
        run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            stage.surface.send(.activeChanged(false))
            #expect(!stage.window.menus.isOpen)
        }
    }

    @Test("A menu that the desktop closes is closed")
    func isClosedByDesktop() {
        run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            stage.surface.popups.last?.onClose()
            #expect(!stage.window.menus.isOpen)
        }
    }

    @Test("A menu that fits after the window was resized is displayed by the window")
    func followsSize() {
        run(menu(), at: CGPoint(x: 10, y: 100)) { stage, panels in
            stage.surface.resize(to: CGSize(width: 800, height: 800))
            stage.frame()
            #expect(stage.surface.popups.isEmpty)
        }
    }
}
