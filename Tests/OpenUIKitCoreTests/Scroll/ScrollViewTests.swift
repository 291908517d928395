import Fuzzing
import OpenQuartzCore
import TestSupport
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct ScrollViewTests {
    private final class Counting: UIScrollView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
    }

    @Test(
        "The content offset is the bounds origin, and a change calls the delegate and requires one layout"
    )
    func offset() {
        WindowStage.run { stage in
            let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 200, height: 200))
            view.contentSize = CGSize(width: 200, height: 1000)
            let log = ScrollRecorder()
            view.delegate = log
            stage.frame()
            let layouts = view.layouts
            view.contentOffset = CGPoint(x: 0, y: 30)
            #expect(view.bounds == CGRect(x: 0, y: 30, width: 200, height: 200))
            #expect(log.scrolls == 1)
            stage.frame()
            #expect(view.layouts == layouts + 1)
            view.bounds.origin.y = 40
            #expect(view.contentOffset.y == 40)
            #expect(log.scrolls == 2)
            view.contentOffset.y = 40
            stage.frame()
            #expect(log.scrolls == 2)
            #expect(view.layouts == layouts + 2)
        }
    }

    @Test("Content of the view's size does not scroll unless alwaysBounce is set")
    func nothingToScroll() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 200))
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -10), steps: 5)
            stage.lift(100, 100)
            #expect(log.lines.isEmpty)
            view.alwaysBounceVertical = true
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -10), steps: 5)
            #expect(view.contentOffset.y > 0)
            #expect(view.isDragging)
            stage.lift(100, 100)
            stage.advance(by: 2)
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("Shrinking content clamps the content offset, and content at its start follows a changed inset")
    func geometry() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView(CGSize(width: 200, height: 1000))
            stage.frame()
            view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
            #expect(view.contentOffset.y == -50)
            #expect(log.lines == ["didScroll", "didChangeInset"])
            view.contentOffset.y = 800
            view.contentSize.height = 600
            #expect(view.contentOffset.y == 420)
            view.frame.size.height = 400
            stage.frame()
            #expect(view.contentOffset.y == 220)
        }
    }

    @Test("The safe area adds to the content inset according to contentInsetAdjustmentBehavior")
    func safeArea() {
        WindowStage.run { stage in
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 7, bottom: 0, right: 0)
            stage.window.rootViewController = controller
            let view = UIScrollView(frame: controller.view.bounds)
            controller.view.addSubview(view)
            view.contentSize = CGSize(width: 200, height: 1000)
            view.contentInset.top = 5
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 35, left: 0, bottom: 0, right: 0))
            view.contentInsetAdjustmentBehavior = .never
            #expect(view.adjustedContentInset.top == 5)
            view.contentInsetAdjustmentBehavior = .always
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 35, left: 7, bottom: 0, right: 0))
            view.contentInsetAdjustmentBehavior = .scrollableAxes
            view.contentSize = CGSize(width: 1000, height: 10)
            #expect(view.adjustedContentInset == UIEdgeInsets(top: 5, left: 7, bottom: 0, right: 0))
        }
    }

    @Test("An animated offset change takes 0.3 seconds, calls the delegate once and then requests no frames")
    func animated() {
        WindowStage.run { stage in
            let (view, log) = stage.addScrollView()
            stage.frame()
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(view.contentOffset == .zero)
            stage.advance(by: 0.15)
            expectNear(view.contentOffset.y, 150, within: 0.5)
            stage.advance(by: 0.2)
            #expect(view.contentOffset == CGPoint(x: 0, y: 300))
            #expect(log.lines == ["didScroll", "didEndScrollingAnimation"])
            stage.advance(by: 1)
            #expect(!stage.window.layerTree.needsAnotherFrame)
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(view.motion == nil)
        }
    }

    @Test("A second animated offset change continues with the speed of the first")
    func retarget() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            stage.frame()
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.advance(by: 0.15)
            let before = view.motion?.velocity.dy ?? 0
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            expectNear(view.motion?.velocity.dy ?? 0, before, within: 1e-6)
            #expect(before > 0)
            view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            stage.advance(by: 0.5)
            #expect(view.contentOffset.y == 50)
        }
    }

    @Test("scrollRectToVisible scrolls by the minimal distance for a thousand random rectangles")
    func reveal() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView(CGSize(width: 1000, height: 1000))
            view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            var generator = SeededRandom(seed: 3)
            for _ in 0..<1000 {
                let rect = CGRect(
                    x: .random(in: 0...900, using: &generator), y: .random(in: 0...900, using: &generator),
                    width: .random(in: 1...100, using: &generator), height: .random(in: 1...100, using: &generator))
                let old = view.contentOffset
                let before = view.bounds.inset(by: view.contentInset)
                view.scrollRectToVisible(rect, animated: false)
                let after = view.bounds.inset(by: view.contentInset).insetBy(dx: -1e-6, dy: -1e-6)
                #expect(after.contains(rect))
                if before.contains(rect) { #expect(view.contentOffset == old) }
                // The scroll stopped as soon as the rectangle was visible.
                if view.contentOffset.y > old.y { expectNear(rect.maxY, after.maxY, within: 1e-5) }
                if view.contentOffset.y < old.y { expectNear(rect.minY, after.minY, within: 1e-5) }
            }
        }
    }

    @Test("Offsets, sizes and insets that are not finite are rejected with a diagnostic")
    func badInput() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            let found = Diagnostics.record {
                view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
                view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
                view.contentSize = CGSize(width: CGFloat.infinity, height: 0)
                view.contentInset.top = .nan
            }
            #expect(found.count == 4)
            #expect(view.contentOffset == .zero)
            #expect(view.contentSize.height == 5000)
            view.scrollRectToVisible(.null, animated: true)
            view.contentSize = CGSize(width: -5, height: -5)
            #expect(view.contentSize == .zero)
        }
    }

    @Test("Scroll indicator bars show the visible part's length and position and shrink beyond the edge")
    func indicatorBars() {
        let range: ClosedRange<CGFloat> = 0...600
        let top = ScrollIndicators.bar(offset: 0, range: range, track: 200, visible: 200)
        #expect(top.start == 0)
        #expect(top.length == 50)
        let bottom = ScrollIndicators.bar(offset: 600, range: range, track: 200, visible: 200)
        #expect(bottom.start == 150)
        #expect(bottom.length == 50)
        let over = ScrollIndicators.bar(offset: 630, range: range, track: 200, visible: 200)
        #expect(over.length == 20)
        #expect(over.start + over.length == 200)
        #expect(ScrollIndicators.bar(offset: 0, range: 0...1_000_000, track: 200, visible: 200).length == 36)
        #expect(ScrollIndicators.bar(offset: 0, range: 0...0, track: 200, visible: 200).length == 0)
    }

    @Test("Scroll indicators appear with a drag, stay in front of new content and fade out at rest")
    func indicators() {
        WindowStage.run { stage in
            let (view, _) = stage.addScrollView()
            view.backgroundColor = .white
            stage.frame()
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -10), steps: 8)
            stage.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 5000), to: view).backgroundColor = .white
            stage.frame()
            let during = stage.pixel(195, 20)
            stage.advance(by: 0.3)
            stage.lift(100, 70)
            stage.advance(by: 2)
            let after = stage.pixel(195, 20)
            #expect(during != after)
            #expect(after?.red == 255)
            #expect(!stage.window.layerTree.needsAnotherFrame)
        }
    }

    @Test("scrollIndicatorInsets returns zero if the insets of both indicators differ")
    func indicatorInsets() {
        let view = UIScrollView()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.scrollIndicatorInsets = insets
        #expect(view.scrollIndicatorInsets == insets)
        view.horizontalScrollIndicatorInsets = .zero
        #expect(view.scrollIndicatorInsets == .zero)
        #expect(view.verticalScrollIndicatorInsets == insets)
    }
}
