import Foundation
import OpenQuartzCore
import TestSupport
import Testing

import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct ScrollDraggingTests {
    @Test("Content follows the finger from the start of the drag without a jump")
    func follows() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -10), steps: 1)
            #expect(view.isDragging)
            #expect(view.contentOffset.y == 0)
            stage.touch(.moved, 100, 120)
            #expect(view.contentOffset.y == 20)
            stage.touch(.moved, 60, 100)
            #expect(view.contentOffset == CGPoint(x: 0, y: 40))
            stage.advance(by: 0.3)
            stage.lift(60, 100)
            #expect(!view.isDragging)
            #expect(!view.isDecelerating)
            #expect(view.contentOffset.y == 40)
        }
    }

    @Test("A fling follows x0 + v·(1 − d^t)/−ln d and stops exactly at its end", arguments: [0.998, 0.99])
    func fling(rate: Double) {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 100_000))
            view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            let start = Double(view.contentOffset.y)
            let released = stage.clock.now
            stage.lift(100, 70)
            // 15 points in each sixtieth of a second are 900 points per second, 0.9 per millisecond.
            let velocity = 0.9
            expectNear(Double(log.offeredVelocity?.y ?? 0), velocity, within: 1e-9)
            let displacement = velocity / -Foundation.log(rate)
            while view.isDecelerating, stage.clock.now < released + 20 {
                stage.advance(by: 1.0 / 60)
                let milliseconds = (stage.clock.now - released) * 1000
                let expected = start + displacement * (1 - pow(rate, milliseconds))
                expectNear(Double(view.contentOffset.y), expected, within: 1)
            }
            #expect(view.contentOffset.y == CGFloat((start + displacement).rounded()))
            #expect(view.contentOffset == log.offeredTarget)
            stage.advance(by: 1)
            #expect(!stage.window.layerTree.needsAnotherFrame)
        }
    }

    @Test("The content offset depends on the time only and not on the number of frames")
    func frameRateIndependence() {
        func place(frames: Int) -> CGFloat {
            var result: CGFloat = 0
            WindowStage.run { stage in
                let (view, _) = stage.addScrollView()
                stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
                stage.lift(100, 70)
                for _ in 0..<frames {
                    stage.clock.advance(by: 0.5 / Double(frames))
                    stage.frame()
                }
                result = view.contentOffset.y
            }
            return result
        }
        #expect(place(frames: 1) == place(frames: 100))
    }

    @Test("A drag with deceleration calls the delegate in the documented order")
    func order() {
        WindowStage.run { stage in
            let (_, log) = stage.addScrollView()
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            stage.lift(100, 70)
            stage.advance(by: 6)
            #expect(
                log.lines == [
                    "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
                    "willBeginDecelerating", "didScroll", "didEndDecelerating",
                ])
        }
    }

    @Test("A drag that ends at rest does not decelerate")
    func rest() {
        WindowStage.run { stage in
            let (_, log) = stage.addScrollView()
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            stage.advance(by: 0.5)
            stage.lift(100, 70)
            stage.advance(by: 1)
            #expect(log.lines == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        }
    }

    @Test("The delegate can change the target offset of a deceleration")
    func chosenTarget() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView()
            log.chosenTarget = CGPoint(x: 0, y: 400)
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            let before = view.contentOffset.y
            stage.lift(100, 70)
            stage.advance(by: 1.0 / 60)
            // The speed of the finger, 15 points per frame, is kept initially.
            expectNear(view.contentOffset.y - before, 15, within: 3)
            stage.advance(by: 3)
            #expect(view.contentOffset.y == 400)
            #expect(log.lines.last == "didEndDecelerating")
        }
    }

    @Test("Content beyond its edge follows with rubber banding and returns exactly to the edge")
    func rubberBand() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            stage.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 10), steps: 11)
            let stretch: CGFloat = 200 - 200 / (100 * 0.55 / 200 + 1)
            let expected = -stretch.rounded()
            #expect(view.contentOffset.y == expected)
            stage.advance(by: 0.3)
            stage.lift(100, 130)
            #expect(view.isDecelerating)
            var last = view.contentOffset.y
            while view.isDecelerating {
                stage.advance(by: 1.0 / 60)
                #expect(view.contentOffset.y >= last)
                #expect(view.contentOffset.y <= 0)
                last = view.contentOffset.y
            }
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("Without bounce the content stops at its edge")
    func hardEdge() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 400))
            view.bounces = false
            var lowest: CGFloat = 0
            log.onScroll = { lowest = max(lowest, $0.contentOffset.y) }
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            stage.lift(100, 70)
            stage.advance(by: 3)
            #expect(view.contentOffset.y == 200)
            #expect(lowest == 200)
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            #expect(view.contentOffset.y == 200)
            stage.lift(100, 70)
        }
    }

    @Test("A fling that reaches the edge bounces with its remaining speed")
    func bounce() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 500))
            var furthest: CGFloat = 0
            log.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            let start = view.contentOffset.y
            stage.lift(100, 70)
            stage.advance(by: 4)
            // The speed that remains of 900 points per second at the edge, and the response of a critically damped
            // spring.
            let left = 900 - (300 - start) * 2.002_002_669
            expectNear(furthest - 300, left / (12 * 2.718_281_828), within: 2)
            #expect(view.contentOffset.y == 300)
            #expect(log.lines.last == "didEndDecelerating")
        }
    }

    @Test("Paging advances by one page with a fling or beyond half a page and stops exactly on it")
    func paging() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 1000, height: 200))
            view.isPagingEnabled = true
            @MainActor func drag(_ step: CGFloat, steps: Int, hold: Bool) {
                let start: CGFloat = step < 0 ? 190 : 10
                stage.drag(from: CGPoint(x: start, y: 100), by: CGVector(dx: step, dy: 0), steps: steps)
                if hold { stage.advance(by: 0.5) }
                stage.lift(start + step * CGFloat(steps), 100)
                stage.advance(by: 2)
            }
            drag(-10, steps: 4, hold: false)
            #expect(view.contentOffset.x == 200)
            drag(-10, steps: 9, hold: true)
            #expect(view.contentOffset.x == 200)
            drag(-10, steps: 13, hold: true)
            #expect(view.contentOffset.x == 400)
            drag(-60, steps: 3, hold: false)
            #expect(view.contentOffset.x == 600)
            drag(10, steps: 4, hold: false)
            #expect(view.contentOffset.x == 400)
        }
    }

    @Test("Directional lock restricts a drag to its initial axis")
    func lock() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 1000, height: 1000))
            view.isDirectionalLockEnabled = true
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: -3, dy: -11), steps: 4)
            #expect(view.contentOffset.x == 0)
            #expect(view.contentOffset.y == 33)
            stage.advance(by: 0.3)
            stage.lift(88, 106)
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: -10, dy: -11), steps: 4)
            #expect(view.contentOffset == CGPoint(x: 30, y: 66))
            stage.advance(by: 0.3)
            stage.lift(60, 106)
        }
    }

    @Test("A touch that stops a deceleration does not reach the content")
    func catching() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView()
            let content = RecordingView.Log()
            stage.add(RecordingView("row", content), CGRect(x: 0, y: 0, width: 200, height: 5000), to: view)
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            stage.lift(100, 70)
            stage.advance(by: 0.2)
            let caught = view.contentOffset
            content.lines = []
            stage.touch(.began, 100, 100)
            stage.advance(by: 0.5)
            #expect(view.contentOffset == caught)
            #expect(view.isTracking)
            #expect(view.isDecelerating)
            stage.lift(100, 100)
            #expect(log.lines.last == "didEndDecelerating")
            #expect(!view.isDecelerating)
            #expect(content.lines.isEmpty)
        }
    }

    @Test("Setting the content offset during a deceleration shifts the remaining distance along")
    func carryAlong() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 100_000))
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            stage.lift(100, 70)
            let target = log.offeredTarget?.y ?? 0
            stage.advance(by: 0.2)
            view.contentOffset.y += 1000
            stage.advance(by: 8)
            expectNear(view.contentOffset.y - target, 1000, within: 1)
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 4)
            let place = view.contentOffset.y
            view.contentOffset.y -= 500
            stage.touch(.moved, 100, 120)
            #expect(view.contentOffset.y == place - 500 + 10)
            stage.advance(by: 0.3)
            stage.lift(100, 120)
        }
    }

    @Test("A content size change during a deceleration changes its target")
    func replanning() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 400))
            stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
            let start = view.contentOffset.y
            stage.lift(100, 70)
            #expect(log.offeredTarget?.y == 200)
            view.contentSize.height = 5000
            stage.advance(by: 6)
            expectNear(view.contentOffset.y, start + 900 / 2.002_002_669, within: 1)
        }
    }

    @Test("A scroll view that leaves the window stops scrolling and can be released")
    func leaving() {
        WindowStage.run { stage in
            weak var freed: UIScrollView?
            do {
                let (view, _) = stage.addScrollView()
                freed = view
                stage.drag(from: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -15), steps: 8)
                stage.lift(100, 70)
                stage.advance(by: 0.1)
                view.removeFromSuperview()
                #expect(view.motion == nil)
                #expect(!view.isDecelerating)
            }
            stage.advance(by: 1)
            #expect(freed == nil)
            #expect(!stage.window.layerTree.needsAnotherFrame)
        }
    }
}
