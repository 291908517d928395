import Testing

import OpenUIKitCore
import UIKitTestSupport

@MainActor @Suite final class FingerDragTests {
    private lazy var stage = WindowStage(CGSize(width: 300, height: 200))
    private lazy var source = stage.add(UIView(), CGRect(x: 10, y: 10, width: 80, height: 80))
    private lazy var target = stage.add(UIView(), CGRect(x: 200, y: 10, width: 80, height: 80))
    private let dragging = DragRecorder()
    private let dropping = DropRecorder()

    private func connect() {
        source.addInteraction(UIDragInteraction(delegate: dragging))
        target.addInteraction(UIDropInteraction(delegate: dropping))
        stage.frame()
    }

    private func lift() {
        stage.touch(.began, 40, 40)
        stage.advance(by: 0.6)
    }

    private func drop() {
        stage.touch(.moved, 240, 40)
        stage.frame()
        stage.touch(.ended, 240, 40)
    }

    isolated deinit {}

    @Test("A finger that rests on a view lifts its items")
    func resting() {
        connect()
        lift()
        drop()
        #expect(dropping.texts == ["dragged"])
        stage.close()
    }

    @Test("A finger that moves at once begins no drag")
    func swipe() {
        connect()
        stage.touch(.began, 40, 40)
        stage.touch(.moved, 240, 40)
        stage.advance(by: 1)
        stage.touch(.ended, 240, 40)
        #expect(dragging.log.isEmpty)
        stage.close()
    }

    @Test("Another finger neither moves nor ends a drag")
    func otherFinger() {
        connect()
        lift()
        stage.touch(.began, 50, 50, finger: 2)
        stage.touch(.moved, 60, 180, finger: 2)
        stage.touch(.ended, 60, 180, finger: 2)
        drop()
        #expect(dropping.texts == ["dragged"])
        stage.close()
    }

    @Test("A drag ends when the view from which it started leaves the window, and another one can begin")
    func removedSource() {
        connect()
        lift()
        source.removeFromSuperview()
        #expect(dragging.log == ["begin", "will cancel", "did cancel"])
        stage.touch(.ended, 40, 40)
        stage.window.addSubview(source)
        stage.frame()
        lift()
        drop()
        #expect(dropping.texts == ["dragged"])
        stage.close()
    }

    @Test("A drag whose interaction is removed when it begins does not start")
    func removedInteraction() {
        connect()
        dragging.onBegin = { [source] in source.interactions.forEach(source.removeInteraction) }
        lift()
        drop()
        #expect(dropping.log.isEmpty)
        #expect(dragging.log.last == "did cancel")
        stage.close()
    }
}
