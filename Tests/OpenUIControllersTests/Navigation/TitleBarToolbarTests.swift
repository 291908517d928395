import OpenDisplay
import Testing
import UIKitTestSupport

import OpenUIKitCore

@testable import OpenUIControllers

@Suite("A toolbar as title bar") @MainActor struct TitleBarToolbarTests {
    private let toolbar = UIToolbar()

    /// Shows a toolbar with two items, between which there is a flexible space.
    private func run(y: CGFloat = 0, isMirrored: Bool = false, _ body: (WindowStage) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 500, height: 300)) { stage in
            stage.window.isHidden = true
            stage.surface.windowControls = WindowControls(leading: [.close], trailing: [.minimize, .maximize])
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let root = UIViewController()
            toolbar.items = [
                UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in }), .flexibleSpace(),
                UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in }),
            ]
            toolbar.frame = CGRect(x: 0, y: y, width: 500, height: 44)
            root.view.addSubview(toolbar)
            stage.window.rootViewController = root
            stage.window.windowScene?.titlebar?.titleVisibility = .hidden
            stage.window.makeKeyAndVisible()
            stage.advance(by: 0.1)
            try body(stage)
        }
    }

    private var frames: [CGRect] {
        toolbar.subviews.filter { $0 is UIButton }.map(\.frame)
    }

    private var edges: (left: CGFloat, right: CGFloat) {
        (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
    }

    @Test("The items are beside the buttons of the window", arguments: [false, true])
    func items(isMirrored: Bool) {
        run(isMirrored: isMirrored) { stage in
            let insets = stage.window.titleBarInsets(of: toolbar)
            #expect(edges.left == insets.left + 16)
            #expect(edges.right == 500 - insets.right - 16)
            #expect(insets.left > 0)
            #expect(insets.right > 0)
        }
    }

    @Test("The items move with the buttons when the setting of the desktop changes")
    func changedControls() {
        run { stage in
            let old = edges
            stage.surface.windowControls = WindowControls(leading: [.close, .minimize, .maximize], trailing: [])
            stage.frame()
            #expect(edges.left > old.left)
            #expect(edges.right == 484)
        }
    }

    /// Drags from a point, and returns how many moves of the window were requested.
    private func moves(from x: CGFloat, _ y: CGFloat, _ stage: WindowStage) -> Int {
        stage.pointer(.moved, x, y)
        stage.pointer(.pressed, x, y, button: 1)
        stage.pointer(.moved, x + 20, y + 20)
        return stage.surface.titleBarRequests.moves.count
    }

    @Test("Dragging an empty place of the toolbar moves the window")
    func dragging() {
        run { stage in
            #expect(moves(from: 250, 22, stage) == 1)
        }
    }

    @Test("Dragging a button of the toolbar does not move the window")
    func button() throws {
        try run { stage in
            let frame = try #require(frames.first)
            #expect(moves(from: frame.midX, frame.midY, stage) == 0)
        }
    }

    @Test("A toolbar below the title bar has the whole width")
    func below() {
        run(y: 44) { _ in
            #expect(edges.left == 16)
            #expect(edges.right == 484)
        }
    }
}
