import OpenDisplay
import OpenQuartzCore
import OpenUIControls
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

@Suite("Content in the title bar") @MainActor struct TitleBarTests {
    private func run(
        controls: WindowControls = WindowControls(leading: [.close], trailing: [.minimize, .maximize]),
        isMirrored: Bool = false, _ body: (WindowStage) throws -> Void
    ) rethrows {
        try WindowStage.run(CGSize(width: 400, height: 300)) { stage in
            stage.window.isHidden = true
            stage.surface.windowControls = controls
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            stage.window.rootViewController = UIViewController()
            stage.window.windowScene?.titlebar?.titleVisibility = .hidden
            stage.window.makeKeyAndVisible()
            stage.frame()
            try body(stage)
        }
    }

    private func button(_ control: WindowControl, _ stage: WindowStage) -> WindowControlButton? {
        stage.window.titleBar?.subviews.compactMap { $0 as? WindowControlButton }.first { $0.control == control }
    }

    private func click(_ x: CGFloat, _ y: CGFloat, _ stage: WindowStage, button: Int = 1) {
        stage.pointer(.moved, x, y)
        stage.pointer(.pressed, x, y, button: button)
        stage.pointer(.released, x, y, button: button)
    }

    // MARK: - The content

    @Test("The surface has no title bar, and the content extends to the top edge, which is in its safe area")
    func safeArea() {
        run { stage in
            #expect(!stage.surface.hasTitleBar)
            #expect(stage.window.rootViewController?.view.frame == stage.window.bounds)
            #expect(stage.window.rootViewController?.view.safeAreaInsets.top == TitleBarView.height)
        }
    }

    @Test("A window has the title bar of the desktop by default")
    func defaultTitleBar() {
        WindowStage.run { stage in
            #expect(stage.surface.hasTitleBar)
            #expect(stage.window.safeAreaInsets == .zero)
        }
    }

    @Test(
        "The buttons move when the setting of the desktop changes while the window is visible",
        arguments: [false, true])
    func changedControls(isMirrored: Bool) throws {
        try run(isMirrored: isMirrored) { stage in
            stage.surface.windowControls = WindowControls(leading: [], trailing: [.maximize, .close])
            stage.frame()
            let close = try #require(button(.close, stage))
            #expect(isMirrored ? close.frame.maxX < 100 : close.frame.minX > 300)
            #expect(button(.minimize, stage) == nil)
            #expect(stage.window.titleBar?.subviews.count == 2)
        }
    }

    @Test("A setting that changes has no effect on a window with the title bar of the desktop")
    func changedControlsOfDesktop() {
        WindowStage.run { stage in
            stage.surface.windowControls = WindowControls(leading: [.close], trailing: [])
            #expect(stage.window.titleBar == nil)
            #expect(stage.window.safeAreaInsets == .zero)
        }
    }

    @Test("The title bar of a visible window does not change")
    func visibleWindow() {
        run { stage in
            stage.window.windowScene?.titlebar?.titleVisibility = .visible
            #expect(stage.window.titleBar != nil)
        }
    }

    @Test("A full-screen window has no buttons and no area for them")
    func fullScreen() {
        run { stage in
            stage.surface.setFullScreen(true)
            stage.surface.resize(to: CGSize(width: 800, height: 600))
            #expect(stage.window.rootViewController?.view.safeAreaInsets == .zero)
            #expect(stage.window.titleBar?.isHidden == true)
        }
    }

    @Test("A menu bar is below the title bar, and the content below the menu bar")
    func menuBar() {
        run { stage in
            stage.window.windowScene?.showsMenuBar = true
            #expect(stage.window.menuBar?.frame.minY == TitleBarView.height)
            #expect(stage.window.rootViewController?.view.frame.minY == TitleBarView.height + MenuBarView.height)
            #expect(stage.window.rootViewController?.view.safeAreaInsets == .zero)
        }
    }

    // MARK: - Buttons

    @Test("The buttons are at the ends that the desktop's settings specify")
    func order() throws {
        try run { stage in
            let close = try #require(button(.close, stage)).frame
            let (minimize, maximize) = try (
                #require(button(.minimize, stage)).frame, #require(button(.maximize, stage)).frame
            )
            #expect(close.maxX < 50)
            #expect(minimize.minX > 300)
            #expect(minimize.maxX < maximize.minX)
        }
    }

    @Test("The ends are exchanged in right-to-left layouts")
    func mirroredOrder() throws {
        try run(isMirrored: true) { stage in
            let (close, maximize) = try (#require(button(.close, stage)), #require(button(.maximize, stage)))
            #expect(close.frame.minX > 350)
            #expect(maximize.frame.maxX < 50)
        }
    }

    @Test("The buttons minimize and maximize the window")
    func actions() throws {
        try run { stage in
            let minimize = try #require(button(.minimize, stage)).frame
            click(minimize.midX, minimize.midY, stage)
            #expect(stage.surface.titleBarRequests.minimizations == 1)
            let maximize = try #require(button(.maximize, stage)).frame
            click(maximize.midX, maximize.midY, stage)
            #expect(stage.surface.placement.isMaximized)
        }
    }

    @Test("The buttons have names, and the one of a maximized window restores it")
    func names() {
        run { stage in
            #expect(button(.close, stage)?.accessibilityLabel == "Close")
            #expect(button(.maximize, stage)?.accessibilityLabel == "Maximize")
            stage.surface.setMaximized(true)
            stage.surface.resize(to: CGSize(width: 800, height: 600))
            stage.frame()
            #expect(button(.maximize, stage)?.accessibilityLabel == "Restore")
        }
    }

    @Test("The buttons are available while a sheet is presented, and the Tab key does not reach them")
    func sheet() throws {
        try run { stage in
            stage.window.rootViewController?.present(UIViewController(), animated: false)
            stage.advance(by: 1)
            let frame = try #require(button(.minimize, stage)).frame
            click(frame.midX, frame.midY, stage)
            #expect(stage.surface.titleBarRequests.minimizations == 1)
            #expect(!stage.window.focus.rootStops.contains { $0 is WindowControlButton })
        }
    }

    // MARK: - Moving

    @Test("A drag of an empty place moves the window, and the content receives no touches")
    func drag() {
        run { stage in
            stage.pointer(.pressed, 200, 20, button: 1)
            stage.pointer(.moved, 202, 20)
            #expect(stage.surface.titleBarRequests.moves.isEmpty)
            stage.pointer(.moved, 230, 40)
            #expect(stage.surface.titleBarRequests.moves == [CGPoint(x: 200, y: 20)])
            stage.pointer(.moved, 300, 40)
            #expect(stage.surface.titleBarRequests.moves.count == 1)
        }
    }

    @Test("A finger moves the window, also again")
    func finger() {
        run { stage in
            for finger: UInt in 1...2 {
                stage.touch(.began, 200, 20, finger: finger)
                stage.touch(.moved, 240, 20, finger: finger)
                stage.touch(.ended, 240, 20, finger: finger)
            }
            #expect(stage.surface.titleBarRequests.moves.count == 2)
        }
    }

    @Test("Controls and places below the title bar do not move the window", arguments: [20, 100])
    func otherPlaces(y: CGFloat) {
        run { stage in
            let button = UIButton(frame: CGRect(x: 150, y: 5, width: 100, height: 34))
            stage.window.rootViewController?.view.addSubview(button)
            stage.pointer(.pressed, 200, y, button: 1)
            stage.pointer(.moved, 260, y)
            stage.pointer(.released, 260, y, button: 1)
            #expect(stage.surface.titleBarRequests.moves.isEmpty)
        }
    }

    @Test("A double click and clicks with the other buttons do what the desktop specifies")
    func clicks() {
        run { stage in
            click(200, 20, stage)
            click(201, 20, stage)
            click(200, 20, stage, button: 2)
            click(200, 20, stage, button: 3)
            #expect(stage.surface.titleBarRequests.clicks == [.double, .middle, .secondary])
        }
    }

    @Test("Two clicks with a pause are no double click")
    func slowClicks() {
        run { stage in
            click(200, 20, stage)
            stage.advance(by: 1)
            click(200, 20, stage)
            #expect(stage.surface.titleBarRequests.clicks.isEmpty)
        }
    }

    @Test("Three clicks are one double click")
    func threeClicks() {
        run { stage in
            for _ in 0..<3 { click(200, 20, stage) }
            #expect(stage.surface.titleBarRequests.clicks.count == 1)
        }
    }

    // MARK: - The frame

    @Test("The surface knows whether the content is light or dark when the user's preference changes")
    func appearance() {
        run { stage in
            stage.surface.setAppearance(.dark)
            stage.frame()
            #expect(stage.surface.contentAppearance == .dark)
        }
    }

    @Test("The surface knows whether the content is light or dark when the window overrides the user's preference")
    func overriddenAppearance() {
        run { stage in
            stage.window.overrideUserInterfaceStyle = .dark
            stage.frame()
            #expect(stage.surface.contentAppearance == .dark)
        }
    }

    @Test("The title bar draws its window buttons", arguments: ["light", "dark", "inactive"])
    func picture(style: String) throws {
        try run(controls: WindowControls()) { stage in
            stage.window.rootViewController?.view.backgroundColor = .systemBackground
            if style == "dark" { stage.surface.setAppearance(.dark) }
            if style == "inactive" { stage.surface.setActive(false) }
            stage.advance(by: 1)
            let image = try stage.screenshot("title-bar-\(style)")
            #expect(image.width == 400)
        }
    }
}
