import OpenDisplay
import OpenQuartzCore
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

/// Tests scroll bars in a view of 200 × 200 points, whose content is 1,000 points high and wide enough for one axis only.
@Suite("Scroll bars") @MainActor struct ScrollBarTests {
    private func run(
        _ contentSize: CGSize = CGSize(width: 200, height: 1000), _ body: (WindowStage, UIScrollView) -> Void
    ) {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(contentSize)
            stage.frame()
            body(stage, view)
            withExtendedLifetime(log) {}
        }
    }

    private func bar(_ view: UIScrollView, _ axis: UIScrollView.Axis = .vertical) -> CALayer? {
        view.layer.sublayers?.first { layer in
            layer.opacity == 1 && !layer.isHidden && (axis == .vertical) == (layer.frame.height > layer.frame.width)
        }
    }

    private func drag(_ stage: WindowStage, from start: CGPoint, to end: CGPoint, button: Int = 1) {
        stage.pointer(.moved, start.x, start.y)
        stage.pointer(.pressed, start.x, start.y, button: button)
        stage.pointer(.moved, end.x, end.y)
        stage.pointer(.released, end.x, end.y, button: button)
    }

    @Test("The scroll bar appears and becomes wider under the pointer, and fades out when the pointer leaves")
    func hover() {
        run { stage, view in
            #expect(bar(view) == nil)
            stage.pointer(.moved, 195, 100)
            #expect(bar(view)?.frame.width == 8)
            stage.advance(by: 2)
            #expect(bar(view) != nil)
            stage.pointer(.moved, 100, 100)
            #expect(bar(view)?.frame.width == 3)
            stage.advance(by: 1)
            #expect(bar(view) == nil)
        }
    }

    @Test("The vertical scroll bar is at the left in right-to-left layouts")
    func rightToLeft() {
        run { stage, view in
            view.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            stage.pointer(.moved, 5, 100)
            #expect(bar(view)?.frame.minX == 3)
            drag(stage, from: CGPoint(x: 5, y: 10), to: CGPoint(x: 5, y: 400))
            #expect(view.contentOffset.y == 800)
        }
    }

    @Test("Dragging the thumb to the end of the track scrolls to the end of the content, and back")
    func dragging() {
        run { stage, view in
            drag(stage, from: CGPoint(x: 195, y: 10), to: CGPoint(x: 195, y: 400))
            #expect(view.contentOffset.y == 800)
            drag(stage, from: CGPoint(x: 195, y: 190), to: CGPoint(x: 400, y: -50))
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("The point of the thumb that was grabbed stays under the pointer")
    func proportional() {
        run { stage, view in
            // The thumb is 38.8 of 194 points long, so 155.2 points represent 800 points of content.
            drag(stage, from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 20 + 77.6))
            #expect(view.contentOffset.y == 400)
        }
    }

    @Test("A click beside the thumb scrolls by a page towards the pointer, and repeats until the thumb is there")
    func paging() {
        run { stage, view in
            stage.pointer(.pressed, 195, 150, button: 1)
            stage.advance(by: 0.3)
            #expect(view.contentOffset.y == 180)
            stage.advance(by: 3)
            let reached = view.contentOffset.y
            #expect(reached > 180)
            #expect(reached < 800)
            stage.pointer(.released, 195, 150, button: 1)
            stage.advance(by: 3)
            #expect(view.contentOffset.y == reached)
            stage.pointer(.pressed, 195, 6, button: 1)
            stage.pointer(.released, 195, 6, button: 1)
            stage.advance(by: 0.3)
            #expect(view.contentOffset.y == reached - 180)
        }
    }

    @Test("A click with the middle button moves the thumb to the pointer")
    func jump() {
        run { stage, view in
            stage.pointer(.pressed, 195, 100, button: 2)
            stage.pointer(.released, 195, 100, button: 2)
            #expect(view.contentOffset.y == 400)
        }
    }

    @Test("A horizontal scroll bar can be dragged")
    func horizontal() {
        run(CGSize(width: 1000, height: 200)) { stage, view in
            drag(stage, from: CGPoint(x: 10, y: 195), to: CGPoint(x: 400, y: 195))
            #expect(view.contentOffset == CGPoint(x: 800, y: 0))
        }
    }

    @Test("The content under a scroll bar receives no touch while the bar is used, and otherwise it does")
    func touches() {
        run { stage, view in
            var taps = 0
            let content = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 1000), to: view)
            let tap = UITapGestureRecognizer()
            tap.addHandler { _ in taps += 1 }
            content.addGestureRecognizer(tap)
            drag(stage, from: CGPoint(x: 195, y: 10), to: CGPoint(x: 195, y: 10))
            #expect(taps == 0)
            drag(stage, from: CGPoint(x: 150, y: 10), to: CGPoint(x: 150, y: 10))
            #expect(taps == 1)
        }
    }

    @Test("Content that does not scroll, and a view without indicators, have no scroll bar", arguments: [false, true])
    func none(isLong: Bool) {
        run(CGSize(width: 200, height: isLong ? 1000 : 100)) { stage, view in
            view.showsVerticalScrollIndicator = !isLong
            drag(stage, from: CGPoint(x: 195, y: 10), to: CGPoint(x: 195, y: 150))
            #expect(view.contentOffset.y == 0)
            #expect(bar(view) == nil)
        }
    }

    @Test("A scroll view that is removed while its scroll bar is dragged ends the drag")
    func removed() {
        run { stage, view in
            stage.pointer(.pressed, 195, 10, button: 1)
            view.removeFromSuperview()
            stage.pointer(.moved, 195, 100)
            #expect(view.contentOffset.y == 0)
            let other = stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
            let hover = UIHoverGestureRecognizer()
            other.addGestureRecognizer(hover)
            stage.pointer(.released, 195, 100, button: 1)
            stage.pointer(.moved, 100, 100)
            #expect(hover.state == .began || hover.state == .changed)
        }
    }
}
