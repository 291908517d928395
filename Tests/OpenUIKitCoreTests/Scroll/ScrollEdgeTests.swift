import OpenUIKitCore
import Testing
import UIKitTestSupport

@Suite("Bouncing along one axis, and insets that a controller prevents") @MainActor struct ScrollEdgeTests {
    @Test("Content bounces only along the axes that permit it", arguments: [false, true])
    func bouncing(isVertical: Bool) {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 400, height: 400))
            (view.bouncesVertically, view.bouncesHorizontally) = (isVertical, !isVertical)
            let step = isVertical ? CGVector(dx: 0, dy: 12) : CGVector(dx: 12, dy: 0)
            stage.drag(from: CGPoint(x: 50, y: 50), by: step, steps: 5)
            let place = isVertical ? view.contentOffset.y : view.contentOffset.x
            #expect(place < 0)
            stage.lift(50 + 5 * step.dx, 50 + 5 * step.dy)
            stage.advance(by: 2)
            let other = isVertical ? CGVector(dx: 12, dy: 0) : CGVector(dx: 0, dy: 12)
            stage.drag(from: CGPoint(x: 50, y: 50), by: other, steps: 5)
            #expect(view.contentOffset == .zero)
            stage.lift(50 + 5 * other.dx, 50 + 5 * other.dy)
        }
    }

    @Test("A fling stops at an edge along an axis without bouncing")
    func fling() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 200, height: 400))
            view.bouncesVertically = false
            view.contentOffset.y = 60
            stage.drag(from: CGPoint(x: 100, y: 20), by: CGVector(dx: 0, dy: 8), steps: 6)
            stage.lift(100, 68)
            var lowest = view.contentOffset.y
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                lowest = min(lowest, view.contentOffset.y)
            }
            #expect(lowest == 0)
        }
    }

    @Test("Indicators are shown for a moment if a closure changes the offset")
    func indicators() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 200, height: 400))
            stage.advance(by: 5)
            view.withScrollIndicatorsShown {}
            #expect(view.remainingTimeOfIndicators == nil)
            view.withScrollIndicatorsShown { view.contentOffset.y = 10 }
            #expect(view.remainingTimeOfIndicators != nil)
        }
    }

    @Test("A controller prevents the automatic insets of its scroll views, but not those that are always adjusted")
    func controllerInsets() {
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.frame = scrollView.frame
        controller.view.addSubview(scrollView)
        controller.additionalSafeAreaInsets.top = 20
        #expect(scrollView.adjustedContentInset.top == 20)
        controller.automaticallyAdjustsScrollViewInsets = false
        #expect(scrollView.adjustedContentInset.top == 0)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.top == 20)
    }
}
