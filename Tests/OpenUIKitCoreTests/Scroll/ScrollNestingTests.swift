import Fuzzing
import OpenQuartzCore
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct ScrollNestingTests {
    /// A pager of two pages with a list on the first.
    private func addPager(to stage: WindowStage, inner: CGSize) -> (outer: UIScrollView, inner: UIScrollView) {
        let outer = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        outer.contentSize = CGSize(width: 400, height: 200)
        let list = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200), to: outer)
        list.contentSize = inner
        return (outer, list)
    }

    @Test("Each of two nested scroll views handles the drags along its own axis")
    func axes() {
        WindowStage.run { stage in
            let (outer, inner) = addPager(to: stage, inner: CGSize(width: 200, height: 1000))
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: -4, dy: -12), steps: 5)
            #expect(inner.contentOffset.y == 48)
            #expect(outer.contentOffset.x == 0)
            #expect(!outer.isDragging)
            stage.advance(by: 0.3)
            stage.lift(80, 90)
            stage.advance(by: 1)
            stage.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: -12, dy: -11), steps: 5)
            #expect(outer.contentOffset.x == 48)
            #expect(inner.contentOffset.y == 48)
            #expect(!inner.isDragging)
            stage.advance(by: 0.3)
            stage.lift(90, 45)
        }
    }

    @Test("The inner of two scroll views on one axis scrolls first, and at its end the next drag scrolls the outer one")
    func sameAxis() {
        WindowStage.run { stage in
            let (outer, inner) = addPager(to: stage, inner: CGSize(width: 300, height: 200))
            @MainActor func drag(_ step: CGFloat) {
                let start: CGFloat = step < 0 ? 190 : 10
                stage.drag(from: CGPoint(x: start, y: 100), by: CGVector(dx: step, dy: 0), steps: 11)
                stage.advance(by: 0.3)
                stage.lift(start + step * 11, 100)
                stage.advance(by: 2)
            }
            drag(-10)
            #expect(inner.contentOffset.x == 100)
            #expect(outer.contentOffset.x == 0)
            drag(-10)
            #expect(inner.contentOffset.x == 100)
            #expect(outer.contentOffset.x == 100)
        }
    }

    @Test("A wheel notch animates by 40 points, notches accumulate, and a touchpad scrolls directly")
    func wheel() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView()
            stage.frame()
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: 1))
            #expect(view.contentOffset.y == 0)
            stage.advance(by: 0.09)
            #expect(view.contentOffset.y > 5)
            #expect(view.contentOffset.y < 35)
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: 2))
            stage.advance(by: 0.5)
            #expect(view.contentOffset.y == 120)
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: 7), isPrecise: true)
            #expect(view.contentOffset.y == 127)
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: -500), isPrecise: true)
            #expect(view.contentOffset.y == 0)
            #expect(log.lines == ["didScroll"])
            stage.advance(by: 1)
            #expect(!stage.window.layerTree.needsAnotherFrame)
        }
    }

    @Test("The wheel scrolls the inner view, and the outer one once the inner rests at its end")
    func nestedWheel() {
        WindowStage.run { stage in
            let outer = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            outer.contentSize = CGSize(width: 200, height: 1000)
            let inner = stage.add(UIScrollView(), CGRect(x: 0, y: 0, width: 200, height: 200), to: outer)
            inner.contentSize = CGSize(width: 200, height: 250)
            for _ in 0..<3 {
                stage.wheel(100, 100, by: CGVector(dx: 0, dy: 1))
                stage.advance(by: 0.05)
            }
            stage.advance(by: 0.5)
            #expect(inner.contentOffset.y == 50)
            #expect(outer.contentOffset.y == 0)
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: 1))
            stage.advance(by: 0.5)
            #expect(inner.contentOffset.y == 50)
            #expect(outer.contentOffset.y == 40)
            inner.isScrollEnabled = false
            stage.wheel(100, 100, by: CGVector(dx: 0, dy: -1))
            stage.advance(by: 0.5)
            #expect(inner.contentOffset.y == 50)
            #expect(outer.contentOffset.y == 0)
        }
    }

    @Test("Shift changes a wheel's scrolling to horizontal")
    func shiftWheel() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 1000, height: 1000))
            stage.surface.send(
                .scroll(
                    .init(
                        location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: 1), isPrecise: false,
                        modifiers: .shift, timestamp: stage.clock.now)))
            stage.advance(by: 0.5)
            #expect(view.contentOffset == CGPoint(x: 40, y: 0))
        }
    }

    @Test("A row receives a touch after a delay, loses it to a drag, and receives a quick tap when it ends")
    func contentTouches() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            let log = RecordingView.Log()
            stage.add(RecordingView("row", log), CGRect(x: 0, y: 0, width: 200, height: 5000), to: view)
            log.lines = []
            stage.touch(.began, 100, 100)
            stage.advance(by: 0.1)
            #expect(log.lines.isEmpty)
            stage.advance(by: 0.1)
            #expect(log.lines == ["row.began 1"])
            stage.touch(.moved, 100, 80)
            #expect(log.lines == ["row.began 1", "row.cancelled 1"])
            #expect(view.isDragging)
            stage.advance(by: 0.3)
            stage.lift(100, 80)
            log.lines = []
            stage.tap(100, 100)
            #expect(log.lines == ["row.began 1", "row.ended 1"])
            log.lines = []
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -10), steps: 5)
            stage.advance(by: 0.3)
            stage.lift(100, 100)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("A pressed control keeps its touch, unless the scroll view may cancel it")
    func controls() {
        final class Eager: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        for (view, drags) in [(UIScrollView(), false), (Eager(), true)] {
            WindowStage.run { stage in
                stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
                view.contentSize = CGSize(width: 200, height: 1000)
                let control = stage.add(UIControl(), CGRect(x: 0, y: 0, width: 200, height: 1000), to: view)
                stage.touch(.began, 100, 100)
                stage.advance(by: 0.2)
                #expect(control.isTracking)
                stage.touch(.moved, 100, 80)
                #expect(view.isDragging == drags)
                #expect(control.isTracking == !drags)
                stage.lift(100, 80)
            }
        }
    }

    @Test("A view that touchesShouldBegin rejects receives no touches")
    func refusedTouches() {
        final class Strict: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
                false
            }
        }
        WindowStage.run { stage in
            let view = stage.add(Strict(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.contentSize = CGSize(width: 200, height: 1000)
            let log = RecordingView.Log()
            stage.add(RecordingView("row", log), CGRect(x: 0, y: 0, width: 200, height: 1000), to: view)
            log.lines = []
            stage.tap(100, 100)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("Random touches, wheel events and changes leave every scroll view at rest within its range")
    func fuzz() {
        for seed in 1...40 {
            WindowStage.run { stage in
                var generator = SeededRandom(seed: UInt64(seed))
                let (outer, inner) = addPager(to: stage, inner: CGSize(width: 260, height: 900))
                for _ in 0..<25 { act(on: stage, [outer, inner], &generator) }
                for finger in 1...2 { stage.touch(.ended, 50, 50, finger: UInt(finger)) }
                stage.advance(by: 12)
                for view in [outer, inner] {
                    #expect(!view.isTracking, "seed \(seed)")
                    #expect(!view.isDragging, "seed \(seed)")
                    #expect(!view.isDecelerating, "seed \(seed)")
                    #expect(view.contentOffset == view.geometry.clamp(view.contentOffset), "seed \(seed)")
                }
                #expect(!stage.window.layerTree.needsAnotherFrame, "seed \(seed)")
            }
        }
    }

    private func act(on stage: WindowStage, _ views: [UIScrollView], _ generator: inout SeededRandom) {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &generator) }
        let finger = UInt.random(in: 1...2, using: &generator)
        let view = views[Int.random(in: 0..<views.count, using: &generator)]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: stage.touch(.began, number(0...200), number(0...200), finger: finger)
        case 1, 2: stage.touch(.moved, number(0...200), number(0...200), finger: finger)
        case 3: stage.touch(Bool.random(using: &generator) ? .ended : .cancelled, 90, 90, finger: finger)
        case 4: stage.wheel(100, 100, by: CGVector(dx: number(-3...3), dy: number(-3...3)))
        case 5:
            view.setContentOffset(view.geometry.clamp(CGPoint(x: number(0...300), y: number(0...900))), animated: true)
        case 6: view.contentSize = CGSize(width: number(200...500), height: number(200...900))
        default: stage.advance(by: TimeInterval(number(0...0.3)))
        }
    }
}
