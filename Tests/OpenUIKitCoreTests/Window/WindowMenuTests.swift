import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("The window menu of a title bar") @MainActor struct WindowMenuTests {
    private func run(hasWindowMenu: Bool = false, _ body: (WindowStage) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 400, height: 300)) { stage in
            stage.window.isHidden = true
            stage.surface.hasWindowMenu = hasWindowMenu
            stage.window.rootViewController = UIViewController()
            stage.window.windowScene?.titlebar?.titleVisibility = .hidden
            stage.window.makeKeyAndVisible()
            stage.frame()
            try body(stage)
        }
    }

    private func click(_ point: CGPoint, _ stage: WindowStage, button: Int) {
        stage.pointer(.moved, point.x, point.y)
        stage.pointer(.pressed, point.x, point.y, button: button)
        stage.pointer(.released, point.x, point.y, button: button)
        stage.frame()
    }

    private func rows(_ stage: WindowStage) -> [MenuRow] {
        func find(in view: UIView) -> [MenuRow] {
            (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap { find(in: $0) }
        }
        return find(in: stage.window)
    }

    /// Opens the menu and chooses a row.
    private func choose(_ title: String, _ stage: WindowStage) throws {
        click(CGPoint(x: 100, y: 20), stage, button: 3)
        try press(title, stage)
    }

    private func press(_ title: String, _ stage: WindowStage) throws {
        let row = try #require(rows(stage).first { $0.element.title == title })
        click(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil), stage, button: 1)
    }

    @Test("A click of the secondary button shows the actions of the window where the desktop has no window menu")
    func fallback() {
        run { stage in
            click(CGPoint(x: 100, y: 20), stage, button: 3)
            #expect(rows(stage).map(\.element.title) == ["Minimize", "Maximize", "Always on Top", "Close"])
        }
    }

    @Test("The rows of a menu in the title bar are all visible")
    func visibleRows() throws {
        try run { stage in
            click(CGPoint(x: 100, y: 20), stage, button: 3)
            let panel = try #require(rows(stage).first?.firstInChain { $0 is MenuPanel } as? MenuPanel)
            for row in rows(stage) {
                #expect(panel.bounds.contains(row.convert(row.bounds, to: panel)))
            }
        }
    }

    @Test("The menu of the desktop is used where there is one")
    func desktopMenu() {
        run(hasWindowMenu: true) { stage in
            click(CGPoint(x: 100, y: 20), stage, button: 3)
            #expect(rows(stage).isEmpty)
            #expect(stage.surface.titleBarRequests.clicks == [.secondary])
        }
    }

    @Test("Minimize minimizes the window")
    func minimize() throws {
        try run { stage in
            try choose("Minimize", stage)
            #expect(stage.surface.titleBarRequests.minimizations == 1)
        }
    }

    @Test("Maximize maximizes the window, and is Restore afterwards")
    func maximize() throws {
        try run { stage in
            try choose("Maximize", stage)
            #expect(stage.surface.placement.isMaximized)
            try choose("Restore", stage)
            #expect(!stage.surface.placement.isMaximized)
        }
    }

    @Test("Always on Top raises the level of the window, and is checked then")
    func level() throws {
        try run { stage in
            try choose("Always on Top", stage)
            #expect(stage.surface.staysOnTop)
            click(CGPoint(x: 100, y: 20), stage, button: 3)
            #expect(rows(stage).map(\.element.elementState) == [.off, .off, .on, .off])
            try press("Always on Top", stage)
            #expect(!stage.surface.staysOnTop)
        }
    }

    @Test("Close closes the window")
    func close() throws {
        try run { stage in
            try choose("Close", stage)
            #expect(!stage.window.isVisible)
        }
    }

    @Test("A window that cannot be resized cannot be maximized")
    func fixedSize() {
        run { stage in
            stage.window.minimumSize = CGSize(width: 400, height: 300)
            stage.window.maximumSize = CGSize(width: 400, height: 300)
            click(CGPoint(x: 100, y: 20), stage, button: 3)
            #expect(rows(stage).filter { !$0.isEnabled }.map(\.element.title) == ["Maximize"])
        }
    }
}
