import Accessibility
import OpenUIControls
import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Reports of positions to assistive technologies") @MainActor struct AccessibilityFrameTests {
    /// A scroll view with two buttons, and the events since the tree was built.
    @MainActor private final class Scene {
        let stage: WindowStage
        let builder: AccessibilityTreeBuilder
        let scroll: UIScrollView
        let buttons: [UIButton]
        var events: [AccessibilityEvent] = []

        init(_ stage: WindowStage) {
            self.stage = stage
            scroll = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 100))
            scroll.contentSize = CGSize(width: 200, height: 500)
            buttons = ["A", "B"].map { UIButton(primaryAction: UIAction(title: $0) { _ in }) }
            for (index, button) in buttons.enumerated() {
                stage.add(button, CGRect(x: 0, y: 40 * index, width: 100, height: 30), to: scroll)
            }
            builder = AccessibilityTreeBuilder.activate(for: stage.window)
            stage.window.focus.move(to: buttons[0], heading: [])
            builder.updateTree()
            stage.frame()
            builder.tree.onEvent = { [unowned self] in events.append($0) }
        }

        static func run(_ body: (Scene) throws -> Void) rethrows {
            try WindowStage.run(CGSize(width: 300, height: 300)) { stage in
                defer { AccessibilityTreeBuilder.deactivate() }
                try body(Scene(stage))
            }
        }

        /// The rectangles of a view that were reported.
        func reportedFrames(of view: UIView) -> [CGRect] {
            events.compactMap { event in
                guard case .boundsChanged(let frame, let id) = event, id == builder.id(of: view) else { return nil }
                return frame
            }
        }
    }

    @Test("Scrolling reports the rectangle of the focused element once per frame, and not those of others")
    func focusedElement() {
        Scene.run { scene in
            for _ in 0..<3 { scene.scroll.contentOffset.y += 5 }
            scene.stage.frame()
            #expect(scene.reportedFrames(of: scene.buttons[0]) == [CGRect(x: 0, y: -15, width: 100, height: 30)])
            #expect(scene.reportedFrames(of: scene.buttons[1]) == [])
        }
    }

    @Test("An element is followed when it gets the focus, and not after it has lost it")
    func movedFocus() {
        Scene.run { scene in
            scene.stage.window.focus.move(to: scene.buttons[1], heading: [])
            scene.builder.updateTree()
            scene.stage.frame()
            scene.events = []
            for button in scene.buttons { button.frame.origin.x = 20 }
            scene.stage.frame()
            #expect(scene.reportedFrames(of: scene.buttons[0]) == [])
            #expect(scene.reportedFrames(of: scene.buttons[1]) == [CGRect(x: 20, y: 40, width: 100, height: 30)])
        }
    }

    @Test("A window reports its new size")
    func window() {
        Scene.run { scene in
            scene.stage.surface.resize(to: CGSize(width: 250, height: 200))
            scene.stage.frame()
            #expect(
                scene.reportedFrames(of: scene.stage.window) == [CGRect(x: 0, y: 0, width: 250, height: 200)])
        }
    }

    @Test("A scroll view reports once per frame that its content has moved")
    func visibleData() throws {
        try Scene.run { (scene) throws in
            let id = try #require(scene.builder.id(of: scene.scroll))
            for _ in 0..<3 { scene.scroll.contentOffset.y += 5 }
            for _ in 0..<2 { scene.stage.frame() }
            #expect(scene.events.count { $0 == .visibleDataChanged(of: id) } == 1)
        }
    }

    @Test("A frame in which nothing has moved reports nothing")
    func unchanged() {
        Scene.run { scene in
            scene.buttons[1].alpha = 0.5
            scene.stage.frame()
            #expect(scene.events == [])
        }
    }
}
